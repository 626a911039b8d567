/**
 * Underlines stay as long as the badge counts their alerts, whatever a program does to the nodes of the text.
 */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { badge, checked, open, underlined, useBrowser } from "./harness.js";

const TEXT = "We recieved two letter today.";
const WORDS = ["letter", "recieved"];
const RICH = `<div id="field" contenteditable><p>${TEXT}</p></div><div id="other"></div>`;

useBrowser();

/** The underlines are there before a change and soon after it. */
async function stays(page: Page, name: string, change: string): Promise<void> {
  expect([name, await underlined(page)]).toEqual([name, WORDS]);
  await page.evaluate(`{ ${change} }`);
  await expect.poll(async () => [name, await underlined(page)], { timeout: 2_000 }).toEqual([name, WORDS]);
  await expect.poll(() => badge(page)).toBe("2 issues");
}

test("a rich text keeps its underlines when it is formatted, made anew or moved", async () => {
  const page = await open(RICH);
  const format = (command: string): string =>
    `field.focus(); getSelection().selectAllChildren(field); document.execCommand(${command});`;
  for (const [name, change] of [
    ["bold", format("'bold'")],
    ["italic", format("'italic'")],
    ["a list", format("'insertUnorderedList'")],
    ["no list", format("'insertUnorderedList'")],
    ["a heading", format("'formatBlock', false, 'h1'")],
    ["equal markup", "field.innerHTML = field.innerHTML"],
    ["lines made anew", "field.replaceChildren(...[...field.childNodes].map((it) => it.cloneNode(true)))"],
    ["text made anew", "field.firstChild.replaceChildren(field.textContent)"],
    ["text cut into nodes", "field.firstChild.firstChild.splitText(6).splitText(8)"],
    ["moved in the page", "other.append(field)"],
    ["moved into a shadow root", "other.attachShadow({ mode: 'open' }).append(field)"],
  ]) {
    await stays(page, name!, change!);
  }
});

test("a word that becomes bold by the keyboard keeps its underline", async () => {
  const page = await open(RICH);
  await page.locator("#field").dblclick({ position: { x: 40, y: 10 } });
  await page.keyboard.press("Control+b");
  expect(await page.locator("#field b").innerText()).toContain("recieved");
  await expect.poll(() => underlined(page), { timeout: 2_000 }).toEqual(WORDS);
});

describe.each([
  ["in itself", false],
  ["over a mirror", true],
])("a textarea painted %s", (_, mirror) => {
  test("keeps its underlines when it moves", async () => {
    const body = `<textarea id="field" rows="5" cols="60">${TEXT}</textarea><div id="other"></div><dialog></dialog>`;
    const page = await open(body, { mirror });
    for (const [name, change] of [
      ["in the page", "other.append(field)"],
      ["into a modal dialog", "const it = document.querySelector('dialog'); it.showModal(); it.append(field)"],
      ["into a shadow root", "document.querySelector('dialog').close();" +
        "other.attachShadow({ mode: 'open' }).append(field)"],
    ]) {
      await stays(page, name!, change!);
    }
  });
});

test("an element that is moved into a frame is checked there", async () => {
  const page = await open(`${RICH}<iframe id="frame"></iframe>`);
  await page.evaluate("frame.contentDocument.body.append(field)");
  await checked(page, 2);
  const inFrame = "[...frame.contentWindow.CSS.highlights.values()].flatMap((it) => [...it]).map(String).sort()";
  expect(await page.evaluate(inFrame)).toEqual(WORDS);
  expect(await underlined(page)).toEqual([]);
});
