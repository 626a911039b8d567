/**
 * What the SDK costs for every key: main-thread time with the SDK less that of the same page without it.
 *
 *     npx vitest run --config vitest.browser.config.ts bench/typing.ts
 */
import { test } from "vitest";
import { chromiumFor, type Setup } from "../test/browser/harness.js";

const KEYS = 60;
const RUNS = 3;

/** Paragraphs with an alert for every 100 characters. */
function prose(length: number, paragraphs: number): string[] {
  const sentence =
    "The quick report was finished by all of us in the end, and it had an eror that nobody ever saw here. ";
  const each = Math.ceil(length / paragraphs);
  return Array.from({ length: paragraphs }, () =>
    sentence.repeat(Math.ceil(each / sentence.length)).slice(0, each - 1),
  );
}

function field(kind: string, length: number, paragraphs: number): string {
  const texts = prose(length, paragraphs);
  const size = 'style="width:700px;height:400px;overflow:auto;font:16px/1.5 serif"';
  return kind === "textarea"
    ? `<textarea id="field" ${size}>${texts.join("\n")}</textarea>`
    : `<div id="field" contenteditable ${size}>${texts.map((text) => `<p>${text}</p>`).join("")}</div>`;
}

/** Milliseconds of main-thread time a key. */
async function cost(chromium: Setup, body: string, on: boolean): Promise<number> {
  const { page } = await chromium.open(
    body,
    on ? { service: (it) => void (it.incremental = true) } : { script: "", settled: false },
  );
  await page.waitForTimeout(500);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  await page.locator("#field").evaluate((it) => {
    it.focus();
    it.scrollTop = it.scrollHeight / 2;
  });
  const box = (await page.locator("#field").boundingBox())!;
  await page.mouse.click(box.x + 200, box.y + 205);
  await page.keyboard.press("Escape");
  await page.waitForTimeout(300);
  const busy = async (): Promise<number> => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")!.value * 1000;
  };
  const before = await busy();
  for (let i = 0; i < KEYS; i++) {
    await page.keyboard.press("x");
    await page.waitForTimeout(60);
  }
  const spent = ((await busy()) - before) / KEYS;
  await page.context().close();
  return spent;
}

const CASES: [string, number, number][] = [
  ["textarea", 2_000, 4],
  ["textarea", 20_000, 30],
  ["textarea", 59_500, 85],
  ["textarea", 59_500, 1],
  ["contenteditable", 2_000, 4],
  ["contenteditable", 20_000, 30],
  ["contenteditable", 59_500, 85],
  ["contenteditable", 59_500, 1],
];

const chromium = chromiumFor("mirror");
test.each(CASES)("%s, %d characters, %d paragraphs", { timeout: 300_000 }, async (kind, length, paragraphs) => {
  const body = field(kind, length, paragraphs);
  const extra: number[] = [];
  let plain = 0;
  for (let run = 0; run < RUNS; run++) {
    const off = await cost(chromium, body, false);
    plain += off / RUNS;
    extra.push((await cost(chromium, body, true)) - off);
  }
  extra.sort((a, b) => a - b);
  console.log(
    `${kind} ${length} ${paragraphs}: without ${plain.toFixed(1)} ms, ` +
      `more with the SDK: ${extra.map((it) => it.toFixed(1))} ms a key`,
  );
});
