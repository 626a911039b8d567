import { expect, test } from "vitest";
import { fieldOf, PLAIN, quantile, typingCost, WITH_SDK, type Sample } from "./cost.js";
import { chromiumFor } from "./harness.js";

/** Most pairs of runs, one without and one with the SDK; the cheapest of each are compared, as load only ever adds. */
const PAIRS = 8;
/** A key without the SDK that costs more (ms) than this means a slower machine, to which the limits are stretched. */
const USUAL = 4.5;
/** The same in one paragraph, which the browser lays out whole at every key. */
const USUAL_WHOLE = 9;

const chromium = chromiumFor("mirror");

// Checks 4 and 5.
test.each<[Sample, number]>([
  [{ kind: "textarea", length: 59_500, paragraphs: 85 }, 6],
  [{ kind: "contenteditable", length: 59_500, paragraphs: 85 }, 6],
  // Nearly 2,000 alerts.
  [{ kind: "textarea", length: 59_500, paragraphs: 85, alerts: "dense" }, 6],
  [{ kind: "contenteditable", length: 59_500, paragraphs: 85, alerts: "dense" }, 6],
  [{ kind: "textarea", length: 59_500, paragraphs: 1, alerts: "dense" }, 8],
  [{ kind: "contenteditable", length: 59_500, paragraphs: 1, alerts: "dense" }, 8],
  // In most paragraphs of more than 32,767 characters, this one too, Chromium 156 does not wrap what is before that
  // limit at every other key, and scrolls.
  [{ kind: "contenteditable", length: 59_500, paragraphs: 1 }, 8],
  [{ kind: "contenteditable", length: 59_500, paragraphs: 1, alerts: "dense", style: "white-space:pre" }, 8],
])("a key in %o costs at most %d ms more than without the SDK", { timeout: 300_000 }, async (sample, limit) => {
  const body = fieldOf(sample);
  const plain: number[] = [];
  const checked: number[] = [];
  const handlers: number[] = [];
  const slower = (): number =>
    Math.max(1, Math.min(...plain) / (sample.paragraphs === 1 ? USUAL_WHOLE : USUAL));
  const more = (): number => (Math.min(...checked) - Math.min(...plain)) / slower();
  const handled = (): number => Math.min(...handlers) / slower();
  for (let pair = 0; pair < PAIRS && (pair < 2 || more() > limit || handled() > 2); pair++) {
    plain.push((await typingCost(chromium, body, PLAIN, 25)).task);
    const cost = await typingCost(chromium, body, WITH_SDK, 25);
    checked.push(cost.task);
    handlers.push(quantile(cost.handlers, 0.5));
  }
  expect(more()).toBeLessThanOrEqual(limit);
  expect(handled()).toBeLessThanOrEqual(2);
});

test("typing leaves the ranges of alerts alone, also of those behind the caret", async () => {
  const ranges = "[...CSS.highlights].flatMap(([, it]) => [...it])";
  const { page, service } = await chromium.open(
    `<textarea id="field" rows="9" cols="60">I recieved a letter.\nAnother eror.\n</textarea>`,
  );
  service.answers = false;
  await page.locator("#field").press("Control+Home");
  await page.evaluate(`window.before = ${ranges}`);
  await page.keyboard.type("So, ");
  expect(await page.evaluate(`${ranges}.map((it) => before.includes(it))`)).toEqual([true, true, true]);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Delete");
  expect(await page.evaluate(`${ranges}.map((it) => [String(it), before.includes(it)]).sort()`)).toEqual([
    ["eror", true],
    ["letter", true],
  ]);
});
