/**
 * The suggestions beside the text.
 */
import { expect, inject, test } from "vitest";
import { checked, playground, proposed, useBrowser, write } from "./harness.js";

useBrowser();

const TEXT = "We recieved three letter.\n\nHowever she go home , and thats that.";

test("a click on a card goes to its words, one on a replacement puts it in", async () => {
  const page = await playground(TEXT);
  await page.getByRole("button", { name: /^Spelling: .*“recieved”$/ }).click();
  expect(await page.evaluate("[document.activeElement.id, document.activeElement.selectionStart]")).toEqual([
    "plain",
    3,
  ]);
  const set =
    "CSS.highlights.entries().filter(([name]) => name.includes('current')).map(([, it]) => it.size).toArray()";
  expect(await page.evaluate(set)).toContain(1);
  expect(await page.getByRole("button", { name: /^Spelling: .*“recieved”$/ }).getAttribute("aria-expanded")).toBe(
    "true",
  );
  expect(await page.getByText("is not a known word").isVisible()).toBe(true);
  await page.getByRole("button", { name: "Replace “recieved” with “received”" }).click();
  await checked(page);
  expect(await page.locator("#plain").inputValue()).toBe(TEXT.replace("recieved", "received"));
  expect(await proposed(page)).not.toContain("recieved > received");
  expect(await page.getByRole("status").first().innerText()).toBe("“recieved” is now “received”.");
  await page.locator("#plain").press("Control+Z");
  expect(await page.locator("#plain").inputValue()).toBe(TEXT);
});

test("in a long text the words are scrolled into view, in both fields", async () => {
  const page = await playground(`${"All is well here. \n\n".repeat(80)}We recieved it.`);
  for (const kind of ["plain", "rich"]) {
    await page.locator(`#tab-${kind}`).click();
    await checked(page);
    await page.locator(`#${kind}`).evaluate((field) => (field.scrollTop = 0));
    await page.getByRole("button", { name: /^Spelling: .*“recieved”$/ }).click();
    await expect
      .poll(() => page.locator(`#${kind}`).evaluate((it) => it.scrollHeight - it.scrollTop - it.clientHeight))
      .toBeLessThan(200);
  }
});

test("the card of the words at the caret opens", async () => {
  const page = await playground(TEXT);
  await page.locator("#plain").evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(5, 5);
  });
  await expect.poll(() => page.locator(".card[data-open] del").allInnerTexts()).toEqual(["recieved"]);
});

test("of two alerts side by side, the one whose card was clicked is open", async () => {
  const page = await playground("We recieved , as you know, a letter.");
  const open = (): Promise<string[]> => page.locator(".card[data-open] del").allInnerTexts();
  await expect.poll(() => page.locator(".card del").allInnerTexts()).toEqual(["recieved", "recieved ,"]);
  for (const [card, words] of [[1, "recieved ,"], [0, "recieved"]] as const) {
    await page.locator(".card .go").nth(card).click();
    // The caret has been put on the words, which the page is told of later.
    await page.waitForTimeout(300);
    expect(await open()).toEqual([words]);
  }
});

test("the kinds choose among the cards, and arrows go from card to card", async () => {
  const page = await playground(TEXT);
  await expect.poll(() => proposed(page)).toContain("home , > home,");
  const all = await proposed(page);
  await page.getByRole("button", { name: /^Punctuation\s*\d+$/ }).click();
  expect((await proposed(page)).length).toBeLessThan(all.length);
  expect(await page.locator(".card .kind").allInnerTexts()).not.toContain("Spelling");
  await page.getByRole("button", { name: /^Punctuation\s*\d+$/ }).click();
  expect(await proposed(page)).toEqual(all);
  await page.locator(".go").first().focus();
  await page.keyboard.press("ArrowDown");
  expect(await page.evaluate("[...document.querySelectorAll('.go')].indexOf(document.activeElement)")).toBe(1);
});

test("cards follow their words while somebody writes, and go with them", async () => {
  const page = await playground("We recieved it. He is definately here.");
  await page.locator("#plain").press("Control+Home");
  await page.keyboard.type("Yes. ");
  await page.getByRole("button", { name: "Replace “definately” with “definitely”" }).click();
  await expect.poll(() => page.locator("#plain").inputValue()).toBe("Yes. We recieved it. He is definitely here.");
});

test("the score has a colour and a word by its value", async () => {
  const page = await playground("");
  const seen: [string, string, string][] = [];
  for (const text of [
    "The library opens at nine on most mornings of the year, and closes at six.",
    "We recieved it in the morning and put it on the table at once.",
    "She go home. They was here. He dont no. It are late, and we has recieved three letter.",
  ]) {
    await write(page, text);
    const color = await page.locator("#grade").evaluate((it) => getComputedStyle(it).color);
    seen.push([
      await page.locator("#grade").innerText(),
      color,
      (await page.locator("#score").getAttribute("data-grade")) ?? "",
    ]);
  }
  expect(seen.map(([word]) => word)).toEqual(["Excellent", "Good", "Needs work"]);
  expect(seen.map(([, , grade]) => grade)).toEqual(["good", "good", "poor"]);
  await write(page, "We recieved three letter and put them on the table at home.");
  expect(await page.locator("#score").getAttribute("data-grade")).toBe("fair");
  const fair = await page.locator("#grade").evaluate((it) => getComputedStyle(it).color);
  expect(new Set([seen[0]![1], seen[2]![1], fair]).size).toBe(3);
});

test("what is ignored is gone from the cards and the text, and comes back", async () => {
  const page = await playground(TEXT);
  const all = await proposed(page);
  await page.locator(".card").first().hover();
  await page.getByRole("button", { name: "Ignore “recieved”" }).click();
  await expect.poll(() => proposed(page)).toEqual(all.slice(1));
  expect(await page.getByRole("status").first().innerText()).toBe("“recieved” is ignored here.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => proposed(page)).toEqual(all);
});

test("a service that does not let the page in is told beside the text, with its reason", async () => {
  const page = await playground("We recieved it.");
  await page.route("**/playground/token", (route) => route.fulfill({ status: 404, body: "{}" }));
  await page.reload();
  await page.getByLabel("API key").fill("emend_0000000000000000_wrong");
  await page.getByRole("button", { name: "Connect" }).click();
  await expect.poll(() => page.locator("#summary").innerText()).toMatch(/not known/);
  expect(await page.getByLabel("API key").isVisible()).toBe(true);
  await page.getByLabel("API key").fill(inject("key"));
  await page.getByRole("button", { name: "Connect" }).click();
  await checked(page);
  expect(await proposed(page)).toEqual(["recieved > received"]);
  await page.reload();
  await checked(page);
  expect(await page.getByLabel("API key").isVisible()).toBe(false);
});

test("options reach the checks", async () => {
  const page = await playground("In order to win, we need a lot of data, and I don't see any here.");
  expect(await proposed(page)).toEqual([]);
  await page.getByText("Options").click();
  await page.getByLabel("Picky").check();
  await checked(page);
  expect(await proposed(page)).toEqual(["In order to > To"]);
  await page.getByLabel("Tone").selectOption("academic");
  await checked(page);
  expect(await proposed(page)).toEqual(expect.arrayContaining(["a lot of > much", "don't > do not"]));
  await page.getByLabel("Explanations").selectOption("text");
  await page.getByLabel("Sample").selectOption({ label: "Une lettre" });
  await checked(page);
  await page.locator(".go").nth(1).click();
  expect(await page.locator(".card[data-open] .why").innerText()).toMatch(/confond/);
});
