/**
 * The playground of the real service.
 */
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";

let browser: Browser;
let context: BrowserContext | undefined;
/** What went wrong in a page unseen. */
const errors: string[] = [];

/** Takes the browser for the tests of a file; each test has a profile of its own. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject("browser"));
  });
  afterEach(async () => {
    await context?.close();
    context = undefined;
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());
}

interface PlaygroundOptions extends BrowserContextOptions {
  /** Milliseconds that the page waits for its words. */
  wordsAfter?: number;
}

/** The page, with a text in its plain field if one is given, checked. */
export async function playground(text?: string, { wordsAfter, ...options }: PlaygroundOptions = {}): Promise<Page> {
  const viewport = { width: 1280, height: 800 };
  context = await browser.newContext({ viewport, permissions: ["clipboard-read", "clipboard-write"], ...options });
  const page = await context.newPage();
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    // What the policy forbids in documents that are only read, as pasted HTML is, is told as well.
    const read = /^(Applying inline style|Executing inline event handler)/.test(message.text());
    // A page that is given no token is told so by 404.
    const asked = message.location().url.endsWith("/playground/token");
    if (message.type() === "error" && !read && !asked) errors.push(message.text());
  });
  if (wordsAfter) {
    await page.route("**/playground/words/*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, wordsAfter));
      await route.continue();
    });
  }
  await page.goto(inject("service"), { waitUntil: wordsAfter ? "domcontentloaded" : "load" });
  if (text !== undefined) await write(page, text);
  await checked(page);
  return page;
}

/** Puts a text into the plain field and has it checked. */
export async function write(page: Page, text: string): Promise<void> {
  await page.locator("#plain").fill(text);
  await checked(page);
}

/** Waits until the page has the answer about the text as it is now. */
export async function checked(page: Page): Promise<void> {
  const state =
    '[document.body.dataset.state, document.body.dataset.state === "failed" && document.getElementById("summary").textContent]';
  // The first text of a language waits for its models to be read.
  await expect.poll(() => page.evaluate(state), { timeout: 90_000 }).toEqual(["settled", false]);
}

/** What the cards propose: the words and the first replacement. */
export function proposed(page: Page): Promise<string[]> {
  return page
    .locator(".card")
    .evaluateAll((cards) =>
      cards.map((card) => `${card.querySelector("del")!.textContent} > ${card.querySelector(".fix")?.textContent}`),
    );
}
