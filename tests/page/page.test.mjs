// The page as a player meets it: in Chromium, from the real server, with real keys, clicks and touches.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { DESKTOP, FOLDER, PHONE, Visitor, startBrowser, startServer } from "./browser.mjs";
import { KEYBOARD, picture } from "./headless.mjs";

let server;
let browser;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  server?.stop();
});

test("the folder to publish holds the four files and nothing else", () => {
  assert.deepEqual(readdirSync(FOLDER).sort(), ["index.html", "page.js", "parlour.wasm", "style.css"]);
});

/** A test with a visitor who leaves at the end, whatever happens. */
function visit(name, wishes, steps) {
  test(name, async () => {
    const visitor = await Visitor.arrive(browser, server.address, wishes);
    try {
      await steps(visitor);
    } catch (failure) {
      await visitor.context.close();
      throw failure;
    }
    await visitor.leave();
  });
}

/** Whether two pictures are equal in every pixel. */
function same(one, other) {
  return one.width === other.width && one.height === other.height && one.colours.equals(other.colours);
}

for (const size of ["240x240", "320x240"]) {
  visit(`the pictures on ${size} are those of the program without a window`, { size }, async (visitor) => {
    // Start, list, set-up, a game with some moves of people and computers, a look, the menu.
    const strokes = ["", "A", "A", "A", "A", "RIGHT", "A", "DOWN", "A", "X", "B", "Y"];
    for (let count = 1; count <= strokes.length; count += 1) {
      const stroke = strokes[count - 1];
      if (stroke) await visitor.keys(KEYBOARD[stroke]);
      const expected = await picture(visitor, ["--seed", "7", "--size", size, "--keys", strokes.slice(1, count).join(" ")]);
      assert.ok(same(await visitor.picture(), expected), `after ${strokes.slice(0, count).join(" ")}`);
    }
  });
}

visit("the start picture is there at once", {}, async (visitor) => {
  assert.match(await visitor.words(), /^Parlour$/m);
  const { width, height, colours } = await visitor.picture();
  assert.deepEqual([width, height], [320, 240]);
  const seen = new Set();
  for (let place = 0; place < colours.length; place += 4) seen.add(colours.toString("hex", place, place + 4));
  assert.ok(seen.has("14523cff"), "there is baize");
  assert.ok(seen.has("f2be48ff"), "there is brass");
  assert.ok(seen.size <= 64, "no colour outside the palette");
});

visit("every key of the keyboard is a button", {}, async (visitor) => {
  const names = {
    Up: ["ArrowUp", "w"],
    Down: ["ArrowDown", "s"],
    Left: ["ArrowLeft", "a"],
    Right: ["ArrowRight", "d"],
    "A, do it": ["Enter", "Space", "j"],
    "B, back": ["Escape", "Backspace", "k"],
    "X, look": ["x", "u"],
    "Y, menu": ["y", "i"],
  };
  for (const [button, keys] of Object.entries(names)) {
    for (const key of keys) {
      await visitor.page.keyboard.down(key);
      assert.deepEqual(await visitor.held(), [button], key);
      await visitor.page.keyboard.up(key);
      assert.deepEqual(await visitor.held(), [], key);
    }
  }
  // A key that is the browser's stays the browser's.
  await visitor.page.keyboard.down("Control");
  await visitor.page.keyboard.down("a");
  assert.deepEqual(await visitor.held(), []);
});

visit("the list of games answers to the keyboard", {}, async (visitor) => {
  await visitor.keys("Enter");
  assert.match(await visitor.words(), /^Games$/m);
  const first = await visitor.words();
  await visitor.keys("ArrowDown");
  assert.notEqual(await visitor.words(), first, "the next game is told of");
  await visitor.keys("w");
  assert.equal(await visitor.words(), first, "and the first again");
});

visit("the drawn buttons can be clicked", {}, async (visitor) => {
  const click = async (name) => {
    await visitor.page.getByRole("button", { name }).hover();
    await visitor.page.mouse.down();
    assert.deepEqual(await visitor.held(), [name]);
    await visitor.page.mouse.up();
    assert.deepEqual(await visitor.held(), []);
    await visitor.settle();
  };
  await click("A, do it");
  const first = await visitor.words();
  assert.match(first, /^Games$/m);
  await click("Down");
  assert.notEqual(await visitor.words(), first);
  await click("Up");
  assert.equal(await visitor.words(), first);
  // A click leaves the keyboard as it was: Enter is still A.
  await visitor.keys("Enter");
  assert.doesNotMatch(await visitor.words(), /^Games$/m);
});

visit("time passes by itself", { query: "?seed=7" }, async (visitor) => {
  await visitor.page.keyboard.press("Space");
  await visitor.page.waitForFunction(() => /^Games$/m.test(window.parlour.words()));
  // What stands on the screen is told to those who cannot see it.
  await visitor.page.waitForFunction(() => /^Games$/m.test(document.getElementById("words").textContent));
});

visit("telling the words between two pictures takes nothing from the picture", {}, async (visitor) => {
  await visitor.page.keyboard.press("Enter");
  assert.match(await visitor.words(), /^Games$/m);
  await visitor.settle();
  const expected = await picture(visitor, ["--seed", "7", "--size", "320x240", "--keys", "A"]);
  assert.ok(same(await visitor.picture(), expected));
});

visit("a game goes on after the page was loaded again", {}, async (visitor) => {
  const chooseNoThanks = async () => {
    await visitor.keys("Enter");
    assert.match(await visitor.words(), /^Games$/m);
    for (let tries = 0; tries < 40 && !/Cards cost points/.test(await visitor.words()); tries += 1) await visitor.keys("ArrowDown");
    assert.match(await visitor.words(), /Cards cost points/);
  };
  await chooseNoThanks();
  assert.doesNotMatch(await visitor.words(), /^saved$/m);
  await visitor.keys("Enter", "Enter");
  await visitor.keys("Enter");
  const before = await visitor.picture();
  assert.match(await visitor.words(), /^Anna: /m);

  await visitor.open();
  await chooseNoThanks();
  assert.match(await visitor.words(), /^saved$/m);
  await visitor.keys("Enter");
  assert.match(await visitor.words(), /^Go on$/m);
  await visitor.keys("Enter");
  const curtain = /^Pass to$/m;
  if (curtain.test(await visitor.words())) await visitor.keys("Enter");
  assert.match(await visitor.words(), /^Anna: /m);
  assert.ok(same(await visitor.picture(), before), "the same cards on the same table");
});

visit("damaged saves do not keep Parlour from starting", {
  store: {
    "parlour:record:0": "not base64 at all!",
    "parlour:record:1": btoa("noise that was never a record"),
    "parlour:record:3": "",
    "parlour:record:65535": btoa("\x00\xff".repeat(3000)),
    "parlour:record:70000": btoa("a key out of range"),
    "parlour:record:x": btoa("a key without a number"),
    "parlour:size": "9x9",
  },
}, async (visitor) => {
  assert.match(await visitor.words(), /^Parlour$/m);
  await visitor.keys("Enter");
  if (!/^Games$/m.test(await visitor.words())) await visitor.keys("Enter");
  assert.match(await visitor.words(), /^Games$/m);
});

visit("the screen can be changed and stays so", {}, async (visitor) => {
  await visitor.page.getByLabel("240 x 240").check();
  await visitor.page.waitForFunction(() => document.getElementById("screen").width === 240);
  assert.match(await visitor.words(), /^Parlour$/m);
  await visitor.open();
  const { width, height } = await visitor.picture();
  assert.deepEqual([width, height], [240, 240]);
});

const WINDOWS = {
  "a telephone": PHONE,
  "a small telephone": { ...PHONE, viewport: { width: 320, height: 568 }, deviceScaleFactor: 2 },
  "a telephone on its side": { ...PHONE, viewport: { width: 740, height: 360 } },
  "a tablet": { ...PHONE, viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2 },
  "a small window": { viewport: { width: 800, height: 600 } },
  "a desktop": DESKTOP,
};
for (const [name, device] of Object.entries(WINDOWS)) {
  for (const size of ["240x240", "320x240"]) {
    visit(`everything fits on ${name} with ${size}`, { device, size }, async (visitor) => {
      const seen = await visitor.page.evaluate(() => {
        const box = (element) => element.getBoundingClientRect().toJSON();
        const canvas = document.getElementById("screen");
        return {
          overflow: document.documentElement.scrollWidth - innerWidth,
          keys: [...document.querySelectorAll(".key, fieldset label")].map(box),
          device: box(document.getElementById("device")),
          canvas: box(canvas),
          scale: (box(canvas).width / canvas.width) * devicePixelRatio,
        };
      });
      assert.ok(seen.overflow <= 0, `nothing sticks out (${seen.overflow})`);
      for (const key of seen.keys) {
        assert.ok(key.width >= 44 && key.height >= 44, `large enough for a thumb: ${key.width} x ${key.height}`);
        assert.ok(key.left >= 0 && key.right <= device.viewport.width, "inside the window");
      }
      assert.ok(seen.device.bottom <= device.viewport.height, "the whole handheld is in sight");
      assert.ok(Math.abs(seen.scale - Math.round(seen.scale)) < 0.001 && seen.scale >= 1, `whole pixels, not ${seen.scale}`);
    });
  }
}

visit("thumbs: two at once, and one that slides", { device: PHONE, size: "240x240" }, async (visitor) => {
  const middle = async (name) => {
    const box = await visitor.page.getByRole("button", { name }).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const touch = await visitor.context.newCDPSession(visitor.page);
  const thumbs = async (type, ...points) => {
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    await touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  };

  await thumbs("touchStart", await middle("Left"));
  assert.deepEqual(await visitor.held(), ["Left"]);
  await thumbs("touchMove", await middle("Up"));
  assert.deepEqual(await visitor.held(), ["Up"]);
  await thumbs("touchStart", await middle("Up"), await middle("B, back"));
  assert.deepEqual(await visitor.held(), ["Up", "B, back"]);
  await thumbs("touchEnd");
  assert.deepEqual(await visitor.held(), []);

  const { x, y } = await middle("A, do it");
  await visitor.page.touchscreen.tap(x, y);
  await visitor.settle();
  assert.match(await visitor.words(), /^Games$/m);
  assert.equal(await visitor.page.evaluate(() => getSelection().toString()), "");
  assert.equal(await visitor.page.evaluate(() => visualViewport.scale), 1);
});

visit("with the Tab key alone one can play too", {}, async (visitor) => {
  const focused = () => visitor.page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  for (let tries = 0; tries < 20 && (await focused()) !== "A, do it"; tries += 1) await visitor.page.keyboard.press("Tab");
  assert.equal(await focused(), "A, do it");
  assert.match(await visitor.page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle), /solid/);
  await visitor.keys("Space");
  assert.match(await visitor.words(), /^Games$/m);
});
