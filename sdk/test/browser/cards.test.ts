/**
 * Cards: what they show, how they go on, and what can be done besides replacing.
 */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { boxes, chromiumFor, clickUnderline, underlined } from "./harness.js";

const chromium = chromiumFor("mirror");

const TEXT = "I recieved three letter. She recieved another letter.";
const FIELD = `<textarea id="field" rows="6" cols="60">${TEXT}</textarea>`;
const value = (page: Page): Promise<string> => page.locator("#field").inputValue();
const card = (page: Page): ReturnType<Page["locator"]> => page.getByRole("dialog");

test("a card shows the kind by name, and the sentence as it will be with each choice", async () => {
  const { page } = await chromium.open(FIELD);
  await clickUnderline(page);
  expect(await page.locator(".card .kind").innerText()).toBe("Spelling");
  expect(await page.locator(".preview").innerText()).toBe("I received three letter.");
  expect(await page.locator(".preview ins").innerText()).toBe("received");
});

test("after applying by mouse the card goes on, and closes after the last one", async () => {
  const { page } = await chromium.open(FIELD);
  await clickUnderline(page);
  for (const [choice, left] of [["received", 3], ["letters", 2], ["received", 1], ["letters", 0]] as const) {
    await card(page).getByRole("button", { name: choice, exact: true }).click();
    await expect.poll(async () => (await underlined(page)).length).toBe(left);
    await expect.poll(() => card(page).count()).toBe(left ? 1 : 0);
  }
  expect(await value(page)).toBe("I received three letters. She received another letters.");
});

test("all of a kind are replaced at once, in one step of undo", async () => {
  const { page } = await chromium.open(FIELD);
  await clickUnderline(page);
  await card(page).getByRole("button", { name: "Fix all 2 of this kind" }).click();
  await expect.poll(() => value(page)).toBe("I received three letter. She received another letter.");
  expect(await page.evaluate("applied.map((it) => it.replacement)")).toEqual(["received", "received"]);
  await page.keyboard.press("Escape");
  await page.locator("#field").press("Control+z");
  expect(await value(page)).toBe(TEXT);
});

test("a card comes when the mouse rests on a word, does not take the focus, and goes with the mouse", async () => {
  const { page } = await chromium.open(FIELD);
  const { x, y, width, height } = (await boxes(page))[0]!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect.poll(() => card(page).count()).toBe(1);
  expect(await page.evaluate("document.activeElement.localName")).toBe("body");
  await page.mouse.move(700, 500);
  await page.mouse.move(10, 500);
  await expect.poll(() => card(page).count()).toBe(0);
});

test("no card comes with the mouse where the page does not want it", async () => {
  const { page } = await chromium.open(FIELD, { config: "features: { hover: false }" });
  const { x, y, width, height } = (await boxes(page))[0]!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(700);
  expect(await card(page).count()).toBe(0);
});

test("“not an error” is told to whoever listens, and ignored", async () => {
  const { page } = await chromium.open(FIELD, {
    script: `CheckerSDK.attachToElement(document.getElementById("field"),
      { callbacks: { onNotAnError: (it) => (window.rejected = it) } });`,
  });
  await clickUnderline(page);
  await card(page).getByRole("button", { name: "Not an error" }).click();
  expect(await page.evaluate("rejected")).toMatchObject({
    text: "recieved",
    before: "I ",
    after: " three letter. She recieved another letter.",
    rule: "test/recieved",
    category: "SPELL",
  });
  expect((await underlined(page)).length).toBe(3);
});

test("why leads to the page of the rule, and nothing is offered that nobody listens to", async () => {
  const { page, service } = await chromium.open(FIELD, { config: "url: location.origin + '/v1/checker'" });
  await clickUnderline(page);
  const why = card(page).getByRole("link", { name: "Why?" });
  expect(await why.getAttribute("href")).toBe(`${service.url}/rules/test/recieved`);
  expect(await why.getAttribute("rel")).toBe("noopener");
  expect(await card(page).getByRole("button", { name: "Not an error" }).count()).toBe(0);
});

test("a small screen has the card at its lower edge, with buttons that a finger finds", async () => {
  const { page } = await chromium.open(FIELD);
  await page.setViewportSize({ width: 390, height: 700 });
  await clickUnderline(page);
  await expect.poll(() => card(page).getAttribute("class")).toContain("sheet");
  const box = (await card(page).boundingBox())!;
  expect([box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, 390, 700]);
  const heights = await card(page).locator("button, a").evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test("a badge says no more than 99+", async () => {
  const { page } = await chromium.open(`<textarea id="field">${"eror. ".repeat(120)}</textarea>`);
  await expect.poll(() => page.locator(".bar").innerText()).toBe("99+");
  expect(await page.locator(".bar").getAttribute("aria-label")).toBe("120 issues");
});

describe("a double click on a word", () => {
  /** On “letters”, which the service has no alert about. */
  const word = (page: Page): Promise<void> => page.locator("#field").dblclick({ position: { x: 20, y: 10 } });
  const plain = `<textarea id="field" rows="6" cols="60">letters are good</textarea>`;

  test("shows what it means, and puts a synonym in its place", async () => {
    const { page } = await chromium.open(plain);
    await word(page);
    await card(page).waitFor();
    expect(await card(page).innerText()).toContain("a written message");
    await card(page).getByRole("button", { name: "missive" }).click();
    await expect.poll(() => value(page)).toBe("missive are good");
  });

  test("asks once only where the key may not have it", async () => {
    const { page, service } = await chromium.open(plain, { service: (it) => (it.defines = 403) });
    await word(page);
    await expect.poll(() => service.paths.filter((it) => it.startsWith("/v1/define/")).length).toBe(1);
    await page.waitForTimeout(300);
    await page.keyboard.press("Escape");
    await word(page);
    await page.waitForTimeout(500);
    expect(service.paths.filter((it) => it.startsWith("/v1/define/")).length).toBe(1);
  });
});
