/**
 * The text of the playground: one in both fields, kept, and never lost by a click.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { checked, playground, proposed, useBrowser, write } from "./harness.js";

useBrowser();

const plain = (page: Page): Promise<string> => page.locator("#plain").inputValue();

test("the text, its formatting, the kind of field and the options survive a reload", async () => {
  const page = await playground("One line.\n\nWe recieved it.");
  await page.getByRole("tab", { name: "Rich text" }).click();
  await page.getByText("We recieved it.").click({ clickCount: 3 });
  await page.getByRole("button", { name: "Bold" }).click();
  await page.getByLabel("Language", { exact: true }).selectOption("en-GB");
  await page.getByText("Options").click();
  await page.getByLabel("Picky").check();
  await page.reload();
  await checked(page);
  expect(await page.locator("#rich b").innerText()).toBe("We recieved it.");
  expect(await page.getByRole("tab", { name: "Rich text" }).getAttribute("aria-selected")).toBe("true");
  expect(await page.getByLabel("Language", { exact: true }).inputValue()).toBe("en-GB");
  expect(await page.locator("#level").isChecked()).toBe(true);
  expect(await proposed(page)).toEqual(["recieved > received"]);
});

test("what is written before the page is ready stays", async () => {
  const page = await playground("We recieved it.", { wordsAfter: 1000 });
  await expect.poll(() => proposed(page)).toEqual(["recieved > received"]);
  expect(await plain(page)).toBe("We recieved it.");
});

test("both tabs have one text, and what is formatted stays so", async () => {
  const page = await playground("First line.\n\nA bold one.\nThe last.");
  await page.getByRole("tab", { name: "Rich text" }).click();
  await page.getByText("A bold one.").click({ clickCount: 3 });
  await page.keyboard.press("Control+B");
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Now ");
  await page.getByRole("tab", { name: "Plain text" }).click();
  expect(await plain(page)).toBe("Now First line.\n\nA bold one.\nThe last.");
  await page.locator("#plain").press("Control+End");
  await page.keyboard.type(" Truly.\nReally.");
  await page.getByRole("tab", { name: "Rich text" }).click();
  expect(await page.locator("#rich > *").allInnerTexts()).toEqual([
    "Now First line.",
    "\n",
    "A bold one.",
    "The last. Truly.",
    "Really.",
  ]);
  expect(await page.locator("#rich b").innerText()).toBe("A bold one.");
});

test("what is pasted keeps headings, lists and emphasis, and nothing that runs or loads", async () => {
  const page = await playground("");
  await page.getByRole("tab", { name: "Rich text" }).click();
  await page.evaluate(async () => {
    const html = `<h1 style="color:red">Title</h1><p onclick="x()">One <strong>bold</strong> <a href="//x.y">link</a>
      <img src="//x.y/z.png" onerror="x()"></p><script>x()</script><ul><li>a</li><li>b</li></ul>`;
    await navigator.clipboard.write([new ClipboardItem({ "text/html": new Blob([html], { type: "text/html" }) })]);
  });
  await page.locator("#rich").click();
  await page.keyboard.press("Control+V");
  expect(await page.locator("#rich").innerText()).toMatch(/Title\s+One bold link\s+a\s+b/);
  expect(await page.locator("#rich :is(h2, b, li)").allInnerTexts()).toEqual(["Title", "bold", "a", "b"]);
  expect(await page.locator("#rich :is(script, img, a, [style], [onclick])").count()).toBe(0);
  await page.getByRole("tab", { name: "Plain text" }).click();
  expect(
    (await plain(page))
      .trim()
      .split(/\n+/)
      .map((line) => line.trim()),
  ).toEqual(["Title", "One bold link", "a", "b"]);
});

test("a chosen sample, a cleared text and “Fix all” are taken back", async () => {
  const page = await playground("We recieved three letter.");
  const undo = page.getByRole("button", { name: "Undo" });
  await page.getByLabel("Language", { exact: true }).selectOption("en-GB");
  await page.getByLabel("Sample").selectOption({ label: "Une lettre" });
  expect(await plain(page)).toContain("Chère Claire");
  expect(await page.getByLabel("Language", { exact: true }).inputValue()).toBe("fr");
  await undo.click();
  expect(await plain(page)).toBe("We recieved three letter.");
  expect(await page.getByLabel("Language", { exact: true }).inputValue()).toBe("en-GB");
  await page.getByRole("button", { name: "Clear the text" }).click();
  expect(await plain(page)).toBe("");
  await undo.click();
  await checked(page);
  await page.getByRole("button", { name: "Fix all" }).click();
  await expect.poll(() => plain(page)).toBe("We received three letters.");
  expect(await page.getByRole("status").first().innerText()).toBe("2 suggestions applied.");
  await undo.click();
  expect(await plain(page)).toBe("We recieved three letter.");
  expect(await undo.isVisible()).toBe(false);
});

test("“Fix all” in the plain field is one step of the browser's own undo, in the rich field formatting stays", async () => {
  const page = await playground("We recieved three letter. She go home.");
  await page.getByRole("button", { name: "Fix all" }).click();
  await expect.poll(() => plain(page)).toBe("We received three letters. She goes home.");
  await page.locator("#plain").press("Control+Z");
  expect(await plain(page)).toBe("We recieved three letter. She go home.");
  await page.getByRole("tab", { name: "Rich text" }).click();
  await page.locator("#rich").press("Control+A");
  await page.getByRole("button", { name: "Italic" }).click();
  await checked(page);
  await page.getByRole("button", { name: "Fix all" }).click();
  await expect.poll(() => page.locator("#rich i").innerText()).toBe("We received three letters. She goes home.");
});

test("the text is copied, from the rich field with its formatting", async () => {
  const page = await playground("A line.\nAnother.");
  await page.getByRole("button", { name: "Copy the text" }).click();
  await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe("A line.\nAnother.");
  await page.getByRole("tab", { name: "Rich text" }).click();
  await page.getByText("Another.").click({ clickCount: 3 });
  await page.keyboard.press("Control+B");
  await page.getByRole("button", { name: "Copy the text" }).click();
  const html = "navigator.clipboard.read().then(([it]) => it.getType('text/html')).then((it) => it.text())";
  await expect.poll(() => page.evaluate(html)).toContain("<b>Another.</b>");
});

test("a browser that names no language is told in English", async () => {
  const page = await playground();
  await page.addInitScript("Object.defineProperty(navigator, 'languages', { get: () => ['C'] })");
  await page.reload();
  await write(page, "We recieved it.");
  expect(await proposed(page)).toEqual(["recieved > received"]);
});

test("a text in the place of the first one is read in its own language", async () => {
  const page = await playground();
  expect(await page.locator("#language").inputValue()).toBe("");
  await write(page, "Morgen fahre ich nach Berlin, und meine Bruder komt mit.");
  expect(await proposed(page)).toContain("komt > kommt");
});

test("the language of a sample goes with its text", async () => {
  const page = await playground();
  await page.locator("#sample").selectOption({ label: "A notice (UK)" });
  await checked(page);
  expect(await page.locator("#language").inputValue()).toBe("en-GB");
  await page.locator("#clear").click();
  expect(await page.locator("#language").inputValue()).toBe("");
});
