import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { chromiumFor, underlined } from "./harness.js";

const TEXT = "I recieved three letter. This eror is bad.";
/** Counts what changes of the underlines. */
const HEAD = `<script>
  window.changes = 0;
  for (const name of ["add", "delete", "clear"]) {
    const method = Highlight.prototype[name];
    Highlight.prototype[name] = function (...ranges) {
      const { size } = this;
      const result = method.apply(this, ranges);
      if (this.size !== size) window.changes++;
      return result;
    };
  }
</script>`;

const chromium = chromiumFor("mirror");

/** Composes by an input method, in steps. */
async function compose(page: Page, steps: readonly string[]): Promise<(text: string) => Promise<unknown>> {
  const cdp = await page.context().newCDPSession(page);
  for (const text of steps) {
    await cdp.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    await page.waitForTimeout(250);
  }
  return (text) => cdp.send("Input.insertText", { text });
}

// Check 14.
test.each([
  ["a textarea", `<textarea id="field" rows="5" cols="60">${TEXT}</textarea>`],
  ["a contenteditable element", `<div id="field" contenteditable>${TEXT}</div>`],
])("while an input method composes in %s nothing is sent or painted; then one patch is sent", async (_, body) => {
  const { page, service } = await chromium.open(body, { head: HEAD });
  expect(await underlined(page)).toEqual(["eror", "letter", "recieved"]);
  await page.locator("#field").press("Control+Home");
  const changes = await page.evaluate("changes");
  expect(changes).toBeGreaterThan(2);
  const commit = await compose(page, ["k", "ka", "か", "かな", "かなじ"]);
  expect(await page.evaluate("changes")).toBe(changes);
  expect(service.frames("patch")).toHaveLength(0);
  await commit("仮名字 ");
  await expect.poll(() => page.evaluate("results.length")).toBe(2);
  await page.waitForTimeout(600);
  expect(service.frames("patch").map(({ payload }) => payload.ops)).toEqual([[[0, 0, "仮名字 "]]]);
  expect(await underlined(page)).toEqual(["eror", "letter", "recieved"]);
});

test("a composition that is given up sends nothing", async () => {
  const { page, service } = await chromium.open(`<textarea id="field" rows="5" cols="60">${TEXT}</textarea>`);
  await page.locator("#field").press("Control+Home");
  await compose(page, ["k", "ka", ""]);
  await page.waitForTimeout(600);
  expect(service.frames("patch")).toHaveLength(0);
  expect(await underlined(page)).toEqual(["eror", "letter", "recieved"]);
});
