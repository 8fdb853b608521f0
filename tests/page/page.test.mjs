// The page as a player meets it: in Chromium, from the real server, with real keys, clicks and touches.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESKTOP, PHONE, Visitor, startBrowser, startServer } from "./browser.mjs";

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

visit("the start picture shows the name, the lamp and the baize", {}, async (visitor) => {
  assert.match(await visitor.words(), /Parlour/);
  const { width, height, colours } = await visitor.picture();
  assert.deepEqual([width, height], [320, 240]);
  const seen = new Set();
  for (let place = 0; place < colours.length; place += 4) seen.add(colours.toString("hex", place, place + 3));
  assert.ok(seen.has("14523c"), "there is baize");
  assert.ok(seen.size > 3, "more than three colours");
  assert.ok(seen.size <= 64, "no colour outside the palette");
});

visit("keys of the keyboard are buttons", {}, async (visitor) => {
  await visitor.key("Enter");
  assert.match(await visitor.words(), /Games/);
  const top = await visitor.picture();
  await visitor.key("ArrowDown");
  const next = await visitor.picture();
  assert.notDeepEqual(next, top, "the focus moved");
  await visitor.key("w");
  assert.deepEqual(await visitor.picture(), top, "and back");
});

visit("the drawn buttons can be clicked", {}, async (visitor) => {
  const press = async (name) => {
    await visitor.page.getByRole("button", { name }).hover();
    await visitor.page.mouse.down();
    assert.equal(await visitor.page.locator(".key.held").count(), 1, "the button is seen to be down");
    await visitor.wait(40);
    await visitor.page.mouse.up();
    assert.equal(await visitor.page.locator(".key.held").count(), 0);
    await visitor.wait(40);
  };
  await press("A, do it");
  assert.match(await visitor.words(), /Games/);
  const top = await visitor.picture();
  await press("Down");
  assert.notDeepEqual(await visitor.picture(), top);
  await press("Up");
  assert.deepEqual(await visitor.picture(), top);
});

visit("time passes by itself", { query: "?seed=7" }, async (visitor) => {
  await visitor.page.keyboard.press("Space");
  await visitor.page.waitForFunction(() => /Games/.test(window.parlour.words()));
  // What stands on the screen is there for those who cannot see it.
  await visitor.page.waitForFunction(() => /Games/.test(document.getElementById("words").textContent));
});

visit("a game is kept when the page is loaded again", {}, async (visitor) => {
  await visitor.key("Enter");
  await visitor.key("Enter");
  await visitor.open();
  assert.match(await visitor.words(), /Continue/);
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
  assert.match(await visitor.words(), /Parlour/);
  await visitor.key("Enter");
  assert.match(await visitor.words(), /Games/);
});

visit("the screen can be changed and stays so", {}, async (visitor) => {
  await visitor.page.getByLabel("240 x 240").check();
  await visitor.page.waitForFunction(() => document.getElementById("screen").width === 240);
  assert.match(await visitor.words(), /Parlour/);
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
  const held = () => visitor.page.locator(".key.held").evaluateAll((keys) => keys.map((key) => key.getAttribute("aria-label")));
  const touch = await visitor.context.newCDPSession(visitor.page);
  const thumbs = async (type, ...points) => {
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    await touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  };

  await thumbs("touchStart", await middle("Left"));
  assert.deepEqual(await held(), ["Left"]);
  await thumbs("touchMove", await middle("Up"));
  assert.deepEqual(await held(), ["Up"]);
  await thumbs("touchStart", await middle("Up"), await middle("B, back"));
  assert.deepEqual(await held(), ["Up", "B, back"]);
  await thumbs("touchEnd");
  assert.deepEqual(await held(), []);

  const { x, y } = await middle("A, do it");
  await visitor.page.touchscreen.tap(x, y);
  await visitor.wait(40);
  assert.match(await visitor.words(), /Games/);
  assert.equal(await visitor.page.evaluate(() => getSelection().toString()), "");
  assert.equal(await visitor.page.evaluate(() => visualViewport.scale), 1);
});

visit("with the Tab key alone one can play too", {}, async (visitor) => {
  const focused = () => visitor.page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  for (let tries = 0; tries < 20 && (await focused()) !== "A, do it"; tries += 1) await visitor.page.keyboard.press("Tab");
  assert.equal(await focused(), "A, do it");
  assert.match(await visitor.page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle), /solid/);
  await visitor.key("Space");
  assert.match(await visitor.words(), /Games/);
});
