/**
 * What the user ignores: that alert and no other, until it is taken back.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { badge, checked, clickWord, open, underlined, useBrowser } from "./harness.js";

useBrowser();

async function ignore(page: Page, word: string, how = "Ignore"): Promise<void> {
  await clickWord(page, word);
  await page.getByRole("button", { name: how, exact: true }).click();
}

const TEXT = "We recieved your parcel. They recieved a letter.";
const area = (text: string): string => `<div id="field" contenteditable>${text}</div>`;

test("ignoring is for these words between these neighbours, also after a reload, and hides no other error", async () => {
  const first = await open(area(TEXT));
  expect(await underlined(first)).toEqual(["recieved", "recieved"]);
  await ignore(first, "recieved");
  expect(await underlined(first)).toEqual(["recieved"]);
  await first.reload();
  await checked(first, 1);
  expect(await underlined(first)).toEqual(["recieved"]);
  await expect.poll(() => badge(first)).toBe("1 issue");
  await first.close();
  // Another word at the same place of the same page is told.
  const second = await open(area("We beleived your parcel. They got a letter."));
  expect(await underlined(second)).toEqual(["beleived"]);
  await second.close();
  // The same words elsewhere in a longer text are not.
  const third = await open(area(`All is well now. ${TEXT}`));
  expect(await underlined(third)).toEqual(["recieved"]);
});

test("what is ignored can be listed and taken back", async () => {
  const page = await open(area(TEXT));
  await ignore(page, "recieved", "Add to dictionary");
  expect(await underlined(page)).toEqual([]);
  expect(await page.evaluate("CheckerSDK.ignored()")).toEqual([{ scope: "dictionary", text: "recieved" }]);
  await page.evaluate("CheckerSDK.restore(CheckerSDK.ignored()[0])");
  expect(await underlined(page)).toEqual(["recieved", "recieved"]);
  await ignore(page, "recieved");
  const [once] = (await page.evaluate("CheckerSDK.ignored()")) as Record<string, string>[];
  expect(once).toMatchObject({ scope: "once", text: "recieved", before: "We ", after: " your" });
  await page.evaluate("CheckerSDK.restore(CheckerSDK.ignored()[0])");
  expect(await underlined(page)).toEqual(["recieved", "recieved"]);
  await page.reload();
  await checked(page, 1);
  expect(await underlined(page)).toEqual(["recieved", "recieved"]);
});
