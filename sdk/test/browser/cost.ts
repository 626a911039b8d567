/**
 * What a key costs: the main thread's processor time for it, with a checker on the page and without.
 */
import type { Page } from "playwright-core";
import type { OpenOptions, Setup } from "./harness.js";

/** Wait (ms) between two keys. */
const PACE = 60;
const SENTENCES = {
  sparse: "The quick report was finished by all of us in the end, and it had an eror that nobody ever saw here. ",
  dense: "It had an eror that none saw. ",
};

/** A field to type into. */
export interface Sample {
  kind: "textarea" | "contenteditable";
  length: number;
  paragraphs: number;
  /** An alert for every 100 characters, or for every 30; the default is `sparse`. */
  alerts?: keyof typeof SENTENCES;
  /** Declarations besides font and size. */
  style?: string;
}

/** The field, as markup. */
export function fieldOf({ kind, length, paragraphs, alerts = "sparse", style = "" }: Sample): string {
  const sentence = SENTENCES[alerts];
  const each = Math.ceil(length / paragraphs) - 1;
  const text = sentence.repeat(Math.ceil(each / sentence.length)).slice(0, each);
  const texts = Array.from({ length: paragraphs }, () => text);
  const size = `style="width:700px;height:400px;overflow:auto;font:16px/1.5 serif;${style}"`;
  return kind === "textarea"
    ? `<textarea id="field" spellcheck="false" ${size}>${texts.join("\n")}</textarea>`
    : `<div id="field" contenteditable spellcheck="false" ${size}>${texts.map((it) => `<p>${it}</p>`).join("")}</div>`;
}

/** The page with the SDK, whose service answers a patch for the sentence around it. */
export const WITH_SDK: OpenOptions = { service: (it) => void (it.incremental = true) };
/** The same page without the SDK. */
export const PLAIN: OpenOptions = { script: "", settled: false };

/** What a key costs, in milliseconds. */
export interface Cost {
  /** Processor time of the main thread for a key. */
  task: number;
  /** From the first listener for `input` to the last one, by the clock, for every key. */
  handlers: number[];
}

/** Types in the middle of the field `#field` of a new page. */
export async function typingCost(browser: Setup, body: string, options: OpenOptions, keys = 40): Promise<Cost> {
  const { page } = await browser.open(body, options);
  await page.waitForFunction("document.readyState === 'complete' && !window.loading");
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await toTheMiddle(page);
  const spent = async (): Promise<number> => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")!.value * 1000;
  };
  const before = await spent();
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press("x");
    await page.waitForTimeout(PACE);
  }
  const task = ((await spent()) - before) / keys;
  const handlers = (await page.evaluate("handlers")) as number[];
  await page.context().close();
  return { task, handlers };
}

async function toTheMiddle(page: Page): Promise<void> {
  await page.locator("#field").evaluate((field) => {
    field.focus();
    field.scrollTop = field.scrollHeight / 2;
    const handlers: number[] = [];
    let start = 0;
    window.addEventListener("input", () => (start = performance.now()), true);
    window.addEventListener("input", () => handlers.push(performance.now() - start));
    Object.assign(window, { handlers });
  });
  const box = (await page.locator("#field").boundingBox())!;
  await page.mouse.click(box.x + 200, box.y + 205);
  await page.keyboard.press("Escape");
  await page.waitForTimeout(500);
}

/** The value that a part of them does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
}
