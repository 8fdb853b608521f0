// Starts the real server and a real browser, and opens the page in it.
//
// `cargo verify --only page` builds what is needed and sets the three variables; they can also be set by hand:
// PARLOUR (the program), PARLOUR_PAGE (the folder of the page) and CHROMIUM (the browser).

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
export const PARLOUR = process.env.PARLOUR ?? here("../../target/debug/parlour");
export const FOLDER = process.env.PARLOUR_PAGE ?? here("../../target/page");

/** `parlour play` on a free port. */
export async function startServer() {
  const server = spawn(PARLOUR, ["play", "--port", "0", "--no-open", "--dir", FOLDER], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise((found, lost) => {
    createInterface(server.stdout).on("line", (line) => {
      const url = line.match(/http:\S+/);
      if (url) found(url[0]);
    });
    server.on("error", lost);
    server.on("exit", (code) => lost(new Error(`parlour play ended with ${code}`)));
  });
  return { address, stop: () => server.kill() };
}

export function startBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      // The sandbox does not start for root, which is who runs tests in a container.
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };

/** One visitor: a browser profile of its own with one open page. Whatever the browser complains about is collected. */
export class Visitor {
  static async arrive(browser, address, { device = DESKTOP, size = "320x240", store = {}, query = "?seed=7&time=manual" } = {}) {
    const visitor = new Visitor();
    visitor.complaints = [];
    visitor.context = await browser.newContext(device);
    await visitor.context.route("**", (route) => {
      const url = route.request().url();
      if (!url.startsWith(address)) visitor.complaints.push(`asked for ${url}`);
      return route.continue();
    });
    visitor.page = await visitor.context.newPage();
    visitor.page.on("pageerror", (error) => visitor.complaints.push(error.stack));
    visitor.page.on("console", (message) => {
      if (message.type() === "error") visitor.complaints.push(message.text());
    });
    // The settings of a browser that has been here before; put there once, so that reloading keeps what the page wrote.
    await visitor.page.goto(`${address}style.css`);
    await visitor.page.evaluate((entries) => Object.entries(entries).forEach(([name, text]) => localStorage.setItem(name, text)),
      { "parlour:size": size, ...store });
    visitor.url = address + query;
    await visitor.open();
    return visitor;
  }

  async open() {
    await this.page.goto(this.url);
    await this.page.waitForFunction(() => window.parlour);
    if (this.url.includes("time=manual")) await this.settle();
  }

  /** The texts on the screen. */
  words() {
    return this.page.evaluate(() => window.parlour.words());
  }

  /** Lets time pass until the console waits for a key, as `parlour shot` does after each key. */
  settle() {
    return this.page.evaluate(() => {
      window.parlour.advance(33);
      window.parlour.settle();
    });
  }

  /** The drawn buttons that are seen to be down. */
  held() {
    const names = (keys) => keys.map((key) => key.getAttribute("aria-label"));
    return this.page.locator(".key.held").evaluateAll(names);
  }

  /** Presses keys of the keyboard, one after the other. */
  async keys(...names) {
    for (const name of names) {
      await this.page.keyboard.press(name);
      await this.settle();
    }
  }

  /** The picture on the canvas: width, height and the colours, four bytes for each pixel. */
  async picture() {
    const { width, height, packed } = await this.page.evaluate(() => {
      const canvas = document.getElementById("screen");
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      const letters = Array.from(data, (byte) => String.fromCharCode(byte));
      return { width: canvas.width, height: canvas.height, packed: btoa(letters.join("")) };
    });
    return { width, height, colours: Buffer.from(packed, "base64") };
  }

  async leave() {
    await this.context.close();
    assert.deepEqual(this.complaints, [], "the browser complained");
  }
}
