/**
 * `<service-alerts>`: the list of a field's alerts.
 */
import type { Page } from "playwright-core";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chromiumFor, clickUnderline, underlined, type Open } from "./harness.js";

const chromium = chromiumFor("mirror");

const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const TEXT = "I recieved three letter. She recieved another letter. It is very very good.";
const BODY = `<main><h1>A letter</h1><textarea id="field" rows="6" cols="60" aria-label="Text">${TEXT}</textarea>
  <service-alerts for="field" style="height:400px"></service-alerts></main>`;

const items = (page: Page): Promise<string[]> => page.locator("service-alerts .context mark").allInnerTexts();
const row = (page: Page, n: number): ReturnType<Page["locator"]> => page.locator("service-alerts .row").nth(n);
const value = (page: Page): Promise<string> => page.locator("#field").inputValue();
const focused = (page: Page): Promise<string> =>
  page.evaluate("document.activeElement.shadowRoot?.activeElement?.querySelector('mark')?.textContent ?? document.activeElement.id");

async function open(body = BODY): Promise<Open> {
  const opened = await chromium.open(body, {
    script: `import("/service-alerts.js"); window.told = [];
      for (const type of ["alertselect", "alertfix", "alertignore"]) {
        addEventListener(type, ({ detail }) => told.push([type, detail.alert.text, detail.replacement ?? detail.scope]));
      }
      CheckerSDK.attachToElement(document.getElementById("field"));`,
  });
  await opened.page.locator("service-alerts .row").first().waitFor();
  return opened;
}

test("lists what is underlined, and filters by kind", async () => {
  const { page } = await open();
  expect(await items(page)).toEqual(["recieved", "letter", "recieved", "letter", "very very "]);
  expect(await page.locator("service-alerts h2").innerText()).toBe("5 issues");
  await page.getByRole("button", { name: "Grammar 2" }).click();
  expect(await items(page)).toEqual(["letter", "letter"]);
  expect(await page.getByRole("button", { name: "Grammar 2" }).getAttribute("aria-pressed")).toBe("true");
  await page.getByRole("button", { name: "All 5" }).click();
  expect((await items(page)).length).toBe(5);
});

test("fixes by one click, and tells screen readers and the page", async () => {
  const { page } = await open();
  await page.locator("service-alerts").getByRole("button", { name: "letters" }).first().click();
  await expect.poll(() => value(page)).toContain("three letters. She");
  await expect.poll(() => page.locator("service-alerts [role=status]").textContent()).toBe("1 fixed. 4 issues");
  expect(await page.evaluate("told.filter(([type]) => type === 'alertfix')")).toEqual([["alertfix", "letter", "letters"]]);
});

test("fixes all that is shown, in one step of undo", async () => {
  const { page } = await open();
  await page.getByRole("button", { name: "Spelling 2" }).click();
  await page.getByRole("button", { name: "Fix all 2" }).click();
  await expect.poll(() => value(page)).toBe(TEXT.replaceAll("recieved", "received"));
  await page.locator("#field").press("Control+z");
  expect(await value(page)).toBe(TEXT);
});

test("is used by keyboard alone", async () => {
  const { page } = await open();
  await row(page, 0).focus();
  expect(await page.evaluate("[...CSS.highlights.keys()].filter((it) => it.endsWith('-current')).length")).toBe(1);
  await page.keyboard.press("ArrowDown");
  expect(await focused(page)).toBe("letter");
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => value(page)).toContain("three letters. She");
  // What stands in its place has the focus.
  await expect.poll(() => focused(page)).toBe("recieved");
  await page.keyboard.press("Delete");
  await expect.poll(() => items(page)).toEqual(["recieved", "letter", "very very "]);
  expect((await underlined(page)).length).toBe(3);
  await page.keyboard.press("End");
  expect(await focused(page)).toBe("very very ");
  await page.keyboard.press("Home");
  expect(await focused(page)).toBe("recieved");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  expect(await focused(page)).toBe("field");
  const caret = await page.locator("#field").evaluate((it: HTMLTextAreaElement) => it.selectionStart);
  expect(caret).toBe((await value(page)).indexOf("letter."));
});

test("has one item for the keyboard to stop at, with its own actions", async () => {
  const { page } = await open();
  const stops = await page.locator("service-alerts .items button").evaluateAll((all) => all.map((it) => (it as HTMLElement).tabIndex));
  expect(stops.filter((it) => it === 0).length).toBeGreaterThan(1);
  const perItem = await page.locator("service-alerts .item").evaluateAll((all) =>
    all.map((it) => [...it.querySelectorAll<HTMLElement>("button")].some(({ tabIndex }) => tabIndex === 0)),
  );
  expect(perItem).toEqual([true, false, false, false, false]);
});

test("follows the card in the text, the field that has the focus, and alerts that come and go", async () => {
  const { page } = await open(`<textarea id="field">${TEXT}</textarea><textarea id="other">One eror.</textarea>
    <service-alerts></service-alerts>`);
  await clickUnderline(page, 1);
  await expect.poll(() => page.locator("service-alerts .current mark").allInnerTexts()).toEqual(["recieved"]);
  await page.keyboard.press("Escape");
  await page.evaluate("CheckerSDK.attachToElement(document.getElementById('other'))");
  await page.locator("#other").focus();
  await expect.poll(() => items(page)).toEqual(["eror"]);
  await page.locator("#other").fill("All is well.");
  await expect.poll(() => page.locator("service-alerts h2").innerText()).toBe("No issues");
});

test.each(["light", "dark"] as const)("axe finds nothing serious about it in %s", async (colorScheme) => {
  const { page } = await open();
  await page.emulateMedia({ colorScheme });
  await page.addStyleTag({ content: ":root{color-scheme:light dark;background:light-dark(#fff,#111)}" });
  await row(page, 1).click();
  await page.evaluate(AXE);
  const found = (await page.evaluate("axe.run().then((it) => it.violations)")) as { id: string; impact: string; nodes: { html: string }[] }[];
  const serious = found.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(serious.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
});
