/**
 * Nobody is told of a word or a sentence that is not finished yet.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { badge, open, underlined, useBrowser } from "./harness.js";

useBrowser();

/** Types as a person does, and notes every word that was underlined meanwhile. */
async function typed(page: Page, text: string): Promise<string[]> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = (): void => {
      for (const [, ranges] of (CSS as unknown as { highlights: Map<string, Set<Range>> }).highlights) {
        for (const range of ranges) seen.add(String(range));
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
  for (const key of text) await page.keyboard.type(key, { delay: 90 });
  return page.evaluate("[...seen]");
}

async function atTheEnd(text: string): Promise<Page> {
  const page = await open(`<textarea id="field" rows="5" cols="70">${text}</textarea>`, { mirror: true });
  await page.locator("#field").press("Control+End");
  return page;
}

test("a word is told of when the caret has left it, a sentence when it has its end, and what was told stays", async () => {
  const page = await atTheEnd("We recieved it. ");
  expect(await typed(page, "The childrens plays here")).toEqual(["recieved", "childrens"]);
  expect(await badge(page)).toBe("Checking…");
  await page.keyboard.type(".");
  await expect.poll(() => underlined(page)).toEqual(expect.arrayContaining(["recieved"]));
  await expect.poll(() => underlined(page).then(({ length }) => length)).toBeGreaterThan(1);
});

test("a word that is being written is told of when the writer pauses for long or the caret goes elsewhere", async () => {
  const page = await atTheEnd("");
  expect(await typed(page, "We have beleived")).toEqual([]);
  await expect.poll(() => underlined(page)).toEqual(["beleived"]);
  expect(await typed(page, ". They have recieved")).not.toContain("recieved");
  const start = Date.now();
  await page.keyboard.press("Control+Home");
  await expect.poll(() => underlined(page), { interval: 20 }).toEqual(["beleived", "recieved"]);
  expect(Date.now() - start).toBeLessThan(1_400);
});
