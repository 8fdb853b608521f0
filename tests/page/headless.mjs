// The same console without a browser: what `parlour shot` draws after the same keys is what the page has to show.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PARLOUR } from "./browser.mjs";

/** The keys of `parlour shot` on the keyboard. */
export const KEYBOARD = {
  UP: "ArrowUp", DOWN: "ArrowDown", LEFT: "ArrowLeft", RIGHT: "ArrowRight",
  A: "Enter", B: "Escape", X: "x", Y: "y",
};

/** A picture by `parlour shot`, in the form of Visitor.picture. The browser reads the file. */
export async function picture(visitor, request) {
  const folder = mkdtempSync(join(tmpdir(), "parlour-"));
  try {
    const file = join(folder, "picture.png");
    execFileSync(PARLOUR, ["shot", ...request, "--out", file]);
    const png = readFileSync(file, "base64");
    const { width, height, packed } = await visitor.page.evaluate(async (png) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const letters = Array.from(data, (byte) => String.fromCharCode(byte));
      return { width: image.width, height: image.height, packed: btoa(letters.join("")) };
    }, png);
    return { width, height, colours: Buffer.from(packed, "base64") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
