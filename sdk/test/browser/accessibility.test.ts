import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { chromiumFor } from "./harness.js";
import type { TestService } from "./server.js";

const FIELD = `<main><h1>A letter</h1><a href="#end">Before</a>
  <textarea id="field" rows="6" cols="50" aria-label="Text">I recieved three letter. This eror is bad.</textarea>
  <a id="end" href="#field">After</a></main>`;
const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}

/** What axe finds serious or critical on the page. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = (await page.evaluate("axe.run().then((it) => it.violations)")) as Violation[];
  return found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
}

/** The name of what has the focus, in the field's own tree or in ours. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement!;
    return (element as HTMLElement).id || element.getAttribute("aria-label") || element.textContent!;
  });

const chromium = chromiumFor("mirror");

const DARK = "<style>html { color-scheme: dark; background: #111; color: #eee } a { color: #9cf }</style>";

// Check 20.
describe.each([
  ["light", "", { colorScheme: "light" }],
  ["dark", DARK, { colorScheme: "dark" }],
  ["forced colours", "", { colorScheme: "dark", forcedColors: "active" }],
] as const)("axe finds nothing serious in %s", (_, head, media) => {

  test("about the bar with results, and the open popover with replacements", async () => {
    const { page } = await chromium.open(FIELD, { head });
    await page.emulateMedia(media);
    expect(await violations(page)).toEqual([]);
    await page.locator("#field").press("Control+Home");
    for (const replacements of [1, 1, 2]) {
      await page.keyboard.press("F8");
      await expect.poll(() => page.locator(".choices button").count()).toBe(replacements);
      expect(await violations(page)).toEqual([]);
    }
  });

  test("about the bar that is checking, or says what is wrong", async () => {
    const silent = { settled: false, service: (it: TestService) => void (it.answers = false) };
    const { page, service } = await chromium.open(FIELD, { head, ...silent });
    await page.emulateMedia(media);
    await page.locator(".bar.checking").waitFor();
    expect(await violations(page)).toEqual([]);
    await service.stop();
    await page.locator(".bar.offline").waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe("the keyboard", () => {
  test("finds one more stop at most", async () => {
    const { page } = await chromium.open(FIELD);
    await page.locator(".bar:not(.checking)").waitFor();
    await page.getByText("Before").focus();
    const stops: string[] = [];
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press("Tab");
      stops.push(await focused(page));
    }
    expect(stops.slice(0, 3)).toEqual(["field", "end", "3 issues"]);
    expect(await page.evaluate("document.activeElement.localName")).not.toBe("emend-ui");
  });

  test("goes from alert to alert, chooses, applies, and comes back to the same selection", async () => {
    const { page } = await chromium.open(FIELD);
    const field = page.locator("#field");
    await field.press("Control+Home");
    await page.keyboard.press("F8");
    expect(await focused(page)).toBe("received");
    await page.keyboard.press("F8");
    expect(await focused(page)).toBe("letters");
    await page.keyboard.press("Shift+F8");
    expect(await focused(page)).toBe("received");
    await page.keyboard.press("Shift+F8");
    expect(await focused(page)).toBe("error");
    await page.keyboard.press("ArrowRight");
    expect(await focused(page)).toBe("terror");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    expect(await focused(page)).toBe("Close");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await field.inputValue()).toContain("This terror is");
    await expect.poll(() => focused(page)).toBe("received");
    await page.keyboard.press("Escape");
    expect(await focused(page)).toBe("field");
    await field.evaluate((it: HTMLTextAreaElement) => it.setSelectionRange(2, 20, "backward"));
    await page.keyboard.press("F8");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    expect(
      await field.evaluate((it: HTMLTextAreaElement) => [it.selectionStart, it.selectionEnd, it.selectionDirection]),
    ).toEqual([2, 20, "backward"]);
  });
});
