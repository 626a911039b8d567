/**
 * A real browser with a page on which the SDK runs, against the scripted service.
 *
 * Chromium has to be there, `/usr/bin/chromium` or `$CHROMIUM`; without Firefox, `/usr/bin/firefox-esr` or `$FIREFOX`,
 * its tests are skipped. `EMEND_BROWSERS=chromium` or `=firefox` runs one of the two only.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium, firefox, type Browser, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { TestService } from "./server.js";

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How underlines are painted in textareas: with OpaqueRange where the browser has it, or over a mirror. */
export type Painting = "opaque" | "mirror";

/** The browsers that the acceptance tests run in. */
export const BROWSERS = ["chromium", "firefox"] as const;
export type BrowserName = (typeof BROWSERS)[number];

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FIREFOX = process.env.FIREFOX ?? "/usr/bin/firefox-esr";

/** Why a browser is not tested; nothing if it is. */
function skipped(name: BrowserName): string | undefined {
  const chosen = process.env.EMEND_BROWSERS?.split(",") ?? BROWSERS;
  if (!chosen.includes(name)) return `EMEND_BROWSERS is ${process.env.EMEND_BROWSERS}`;
  if (name === "firefox" && !existsSync(FIREFOX)) return `no Firefox at ${FIREFOX}`;
}

function launch(name: BrowserName, painting: Painting): Promise<Browser> {
  if (name === "firefox") {
    const executablePath = fileURLToPath(new URL("firefox.mjs", import.meta.url));
    return firefox.launch({ channel: "moz-firefox", executablePath, headless: true });
  }
  const feature =
    painting === "opaque" ? "--enable-blink-features=OpaqueRange" : "--disable-blink-features=OpaqueRange";
  return chromium.launch({ executablePath: CHROMIUM, headless: true, args: [...ARGS, feature] });
}

/** What a test works with. */
export interface Setup {
  browser: Browser;
  /** A page with this body on which the SDK has been initialized and attached to the element `#field`. */
  open(body: string, options?: OpenOptions): Promise<Open>;
}

export interface OpenOptions {
  /** Members of the configuration, as JavaScript. */
  config?: string;
  /** Run in the page after `initialize`; the default attaches to `#field`. */
  script?: string;
  service?: (service: TestService) => void;
  head?: string;
  /** Wait for the first result. */
  settled?: boolean;
}

export interface Open {
  page: Page;
  service: TestService;
}

/** Starts Chromium for the tests of a suite. */
export function chromiumFor(painting: Painting): Setup {
  return browserFor("chromium", painting);
}

/** Starts a browser for the tests of a suite, which are skipped where it is missing. */
export function browserFor(name: BrowserName, painting: Painting): Setup {
  const setup = {} as Setup;
  const services: TestService[] = [];
  const reason = skipped(name);
  if (reason) {
    console.warn(`Not tested in ${name}: ${reason}`);
    beforeEach(({ skip }) => skip(reason));
    return setup;
  }
  beforeAll(async () => {
    setup.browser = await launch(name, painting);
  }, 60_000);
  afterAll(async () => {
    await setup.browser?.close();
  });
  // Pages that stay open go on ticking.
  afterEach(async () => {
    for (const context of setup.browser.contexts()) await context.close();
    await Promise.all(services.splice(0).map((service) => service.stop()));
  });
  setup.open = async (body, options = {}) => {
    const service = await new TestService().start();
    services.push(service);
    options.service?.(service);
    const script = options.script ?? "CheckerSDK.attachToElement(document.getElementById('field'));";
    service.pages.set(
      "/page.js",
      `import { CheckerSDK } from "/index.js";
      // Loaded with the first textarea or alert; here before, so that all is there when the first result has come.
      import "/mirror.js";
      import "/popover.js";
      window.results = []; window.applied = []; window.CheckerSDK = CheckerSDK;
      CheckerSDK.initialize({ apiKey: "test", uiLanguage: "en", callbacks: {
        onCheckResultReceived: (result) => results.push(result),
        onReplacementApplied: (replacement) => applied.push(replacement) }, ${options.config ?? ""} });
      ${script}`,
    );
    service.pages.set(
      "/",
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title>
      ${options.head ?? ""}</head><body>${body}<script type="module" src="/page.js"></script></body></html>`,
    );
    const context = await setup.browser.newContext({ viewport: { width: 900, height: 600 } });
    const page = await context.newPage();
    if (painting === "opaque") await page.addInitScript(trustValueRanges);
    await page.goto(service.url);
    // Not waitForFunction, which a content security policy without eval forbids.
    if (options.settled !== false) {
      await expect.poll(() => page.evaluate("window.results?.length"), { timeout: 60_000 }).toBeGreaterThan(0);
    }
    return { page, service };
  };
  return setup;
}

/** Chromium 150 finds nothing behind a line feed, so the SDK would not use its ranges; texts of one line work. */
function trustValueRanges(): void {
  const prototype = HTMLTextAreaElement.prototype as unknown as Record<
    "createValueRange",
    (...at: number[]) => unknown
  >;
  const create = prototype.createValueRange;
  if (!create) return;
  prototype.createValueRange = function (this: HTMLTextAreaElement, ...at: number[]) {
    return this.className === "probe" ? { getBoundingClientRect: () => ({ height: 1 }) } : create.apply(this, at);
  };
}

/** The words that are underlined, as the ranges in the registry have them. */
export function underlined(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words: string[] = [];
    for (const [name, highlight] of (CSS as unknown as { highlights: Map<string, Set<Range>> }).highlights) {
      if (!name.endsWith("-current")) for (const range of highlight) words.push(textOf(range));
    }
    return words.sort();

    function textOf(range: Range): string {
      // An OpaqueRange does not tell its container.
      if (range.startContainer as Node | null) return String(range);
      const { value } = document.getElementById("field") as HTMLTextAreaElement;
      return value.slice(range.startOffset, range.endOffset);
    }
  });
}

/** The boxes of all underlines. */
export function boxes(page: Page): Promise<{ x: number; y: number; width: number; height: number }[]> {
  return page.evaluate(() =>
    [...(CSS as unknown as { highlights: Map<string, Set<Range>> }).highlights]
      .filter(([name]) => !name.endsWith("-current"))
      .flatMap(([, highlight]) => [...highlight].flatMap((range) => [...range.getClientRects()]))
      .filter(({ width }) => width)
      .map(({ x, y, width, height }) => ({ x, y, width, height })),
  );
}

/** Clicks on the n-th underline. */
export async function clickUnderline(page: Page, n = 0): Promise<void> {
  const { x, y, width, height } = (await boxes(page))[n]!;
  await page.mouse.click(x + width / 2, y + height / 2);
}
