/**
 * Pages of another origin with the SDK on them, checked by the real service.
 */
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { ORIGIN } from "./setup.js";

export interface Options {
  /** Members of the configuration, as JavaScript, in place of the key of the service. */
  config?: string | undefined;
  /** Run in the page after `initialize`; the default attaches to `#field`. */
  script?: string;
  /** Ahead of the page; the default says that it is of today. */
  doctype?: string;
  head?: string;
  origin?: string;
  /** What is to be done with the page before anything is loaded. */
  before?: (page: Page) => Promise<unknown>;
  /** Paint textareas over a mirror, as browsers do that have no OpaqueRange. */
  mirror?: boolean;
  /** Wait for the first result. */
  settled?: boolean;
}

let browser: Browser;
let context: BrowserContext | undefined;

/** Takes the browser for the tests of a file; each test has a profile of its own. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject("browser"));
  });
  afterEach(async () => {
    await context?.close();
    context = undefined;
  });
  afterAll(() => browser.close());
}

/** A page with this body. */
export async function open(body: string, options: Options = {}): Promise<Page> {
  const { origin = ORIGIN, settled = true } = options;
  const service = inject("service");
  const config = options.config ?? `apiKey: ${JSON.stringify(inject("key"))}`;
  const script = options.script ?? "CheckerSDK.attachToElement(document.getElementById('field'));";
  const html = `${options.doctype ?? "<!doctype html>"}<html lang="en"><head><meta charset="utf-8"><title>Test</title>
    ${options.head ?? ""}</head><body>${body}<script type="module">
      import { CheckerSDK } from "${service}/sdk/index.js";
      window.results = []; window.applied = []; window.refused = []; window.CheckerSDK = CheckerSDK;
      CheckerSDK.initialize({ url: "${service}", language: "en-US", callbacks: {
        onCheckResultReceived: (result) => results.push(result),
        onReplacementApplied: (replacement) => applied.push(replacement),
        onError: (error) => refused.push(error) }, ${config} });
      window.field = document.getElementById("field");
      ${script}
    </script></body></html>`;
  context ??= await browser.newContext({ viewport: { width: 900, height: 600 } });
  const page = await context.newPage();
  await page.route(`${origin}/`, (route) => route.fulfill({ body: html, contentType: "text/html; charset=utf-8" }));
  await options.before?.(page);
  if (options.mirror) await page.addInitScript("delete HTMLTextAreaElement.prototype.createValueRange");
  await page.goto(`${origin}/`);
  if (settled) await checked(page, 1);
  return page;
}

/** Waits until as many results have come. */
export async function checked(page: Page, results: number): Promise<void> {
  await page.waitForFunction((count) => (window as unknown as { results: unknown[] }).results?.length >= count, results);
}

/** The words that are underlined where it can be seen: in the page, or over it. */
export function underlined(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { highlights } = CSS as unknown as { highlights: Map<string, Set<Range>> };
    const ranges = [...highlights].flatMap(([name, it]) => (name.endsWith("-current") ? [] : [...it]));
    const seen = ranges.filter((it) => it.getBoundingClientRect().width > 0);
    return seen.map(textOf).sort();

    function textOf(range: Range): string {
      if (range.startContainer as Node | null) return String(range);
      // An OpaqueRange does not tell its container.
      const { field } = window as unknown as { field: HTMLTextAreaElement };
      return field.value.slice(range.startOffset, range.endOffset);
    }
  });
}

/** What the badge says. */
export function badge(page: Page): Promise<string | null> {
  return page.locator(".bar").first().getAttribute("aria-label");
}

/** Clicks on the underlined word. */
export async function clickWord(page: Page, word: string): Promise<void> {
  const { x, y } = await page.evaluate((word) => {
    const { highlights } = CSS as unknown as { highlights: Map<string, Set<Range>> };
    const range = [...highlights].flatMap(([, it]) => [...it]).find((it) => String(it) === word)!;
    const { x, y, width, height } = range.getClientRects()[0]!;
    return { x: x + width / 2, y: y + height / 2 };
  }, word);
  await page.mouse.click(x, y);
  await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
}
