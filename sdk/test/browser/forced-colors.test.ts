/**
 * Forced colours (high contrast): words are underlined, and look as they did.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { chromiumFor } from "./harness.js";

const chromium = chromiumFor("mirror");
const TEXT = "I recieved three letter today.";

/** The colours of a part of the screen, as `red,green,blue`. */
async function colours(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<string[]> {
  const png = (await page.screenshot({ clip, caret: "hide" })).toString("base64");
  return page.evaluate(async (png) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return Array.from({ length: data.length / 4 }, (_, at) => data.slice(4 * at, 4 * at + 3).join());
  }, png);
}

test.each([
  ["an editable element", `<div id="field" contenteditable style="font:24px/40px serif">${TEXT}</div>`],
  ["a textarea", `<textarea id="field" rows="3" cols="40" style="font:24px/40px serif">${TEXT}</textarea>`],
])("the words of %s are underlined, not inverted", async (_, body) => {
  const { page } = await chromium.open(body, {
    settled: false,
    script: "window.attach = () => CheckerSDK.attachToElement(document.getElementById('field'));",
  });
  await page.waitForFunction("window.attach");
  await page.emulateMedia({ forcedColors: "active" });
  const { x, y } = (await page.locator("#field").boundingBox())!;
  // The upper part of the line of text, with all of its letters and without a line below them.
  const words = { x: x + 2, y: y + 6, width: 300, height: 28 };
  const before = await colours(page, words);
  expect(new Set(before).size).toBeGreaterThan(1);
  const below = { ...words, y: y + 28, height: 16 };
  const lines = await colours(page, below);
  await page.evaluate("attach()");
  await expect.poll(async () => String(await colours(page, below)) === String(lines)).toBe(false);
  await page.waitForTimeout(500);
  const shared = (pixels: string[]): string[] => pixels.slice(0, 300 * 18);
  expect(shared(await colours(page, words))).toEqual(shared(before));
});
