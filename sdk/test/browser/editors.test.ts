/**
 * Rich text editors, each with its own model and its own undo (check 11). `test/fixtures/editors/` has their pages.
 *
 * CKEditor 5 is under the GPL: it is run here and is no part of the package.
 */
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { bundled } from "./bundle.js";
import { chromiumFor, clickUnderline, underlined, type Open } from "./harness.js";
import { check } from "./server.js";
import { boxOf } from "./words.js";

const EDITORS = ["prosemirror.js", "lexical.js", "slate.jsx", "quill.js", "codemirror.js", "ckeditor.js"];
const START = "A good start.\nI recieved three letter today.\n\nThis is very very bad.\nThere is an eror here.";
/** Editors make one step of undo of all that happens within a while (ms); the fixtures set it lower where they can. */
const PAUSE = 350;
const ALL = ["eror", "letter", "recieved", "very very "];

interface Model {
  text: string;
  /** Missing where the editor knows no bold. */
  bold?: string;
}

const chromium = chromiumFor("mirror");

/** A page with the editor, attached. */
async function open(script: string): Promise<Open> {
  return chromium.open('<div id="place"></div>', {
    head: '<script type="module" src="/editor.js"></script>',
    service: (service) => service.pages.set("/editor.js", script),
  });
}

const model = (page: Page): Promise<Model> => page.evaluate("model()");
const text = async (page: Page): Promise<string> => (await model(page)).text;

/** Opens the popover of a word by the mouse and chooses. */
async function apply(page: Page, word: string, choice: string): Promise<void> {
  const { x, y, width, height } = await boxOf(page, word);
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.getByRole("dialog").getByRole("button", { name: choice, exact: true }).click();
}

/** Puts the caret before a text of the field, as a click there does. */
async function putCaret(page: Page, before: string): Promise<void> {
  const { x, y, height } = await boxOf(page, before);
  await page.mouse.click(x + 0.5, y + height / 2);
}

/** Opens the popover of the next alert, and waits until it has the focus: an editor may take its time to let go of it. */
async function openByKey(page: Page): Promise<void> {
  await page.keyboard.press("F8");
  await expect.poll(() => page.getByRole("dialog").locator(":focus").count()).toBe(1);
}

describe.each(EDITORS)("%s", (file) => {
  let script: string;
  beforeAll(async () => {
    script = await bundled(`test/fixtures/editors/${file}`);
  });

  test("takes a replacement into its model; its undo is one step", async () => {
    const { page, service } = await open(script);
    const before = await model(page);
    expect(before.text).toBe(START);
    expect(service.frames("open")[0]!.payload.text.trimEnd()).toBe(START);
    expect(await underlined(page)).toEqual(ALL);

    await apply(page, "recieved", "received");
    await expect.poll(() => text(page)).toBe(START.replace("recieved", "received"));
    expect((await model(page)).bold).toBe(before.bold && "ved three");
    expect(await page.locator("#field").innerText()).toContain("I received three letter today.");
    await expect.poll(() => underlined(page)).toEqual(ALL.filter((word) => word !== "recieved"));
    await expect
      .poll(() => page.evaluate("applied"))
      .toEqual([
        {
          originalText: "recieved",
          replacement: "received",
          description: "“recieved” is not right here.",
        },
      ]);

    await page.waitForTimeout(PAUSE);
    await apply(page, "eror", "error");
    const both = START.replace("recieved", "received").replace("eror", "error");
    await expect.poll(() => text(page)).toBe(both);
    await page.keyboard.press("Control+z");
    await expect.poll(() => text(page)).toBe(both.replace("error", "eror"));
    await page.keyboard.press("Control+z");
    await expect.poll(() => model(page)).toEqual(before);
    await expect.poll(() => underlined(page)).toEqual(ALL);
    await page.keyboard.press("Control+Shift+Z");
    await expect.poll(() => text(page)).toBe(START.replace("recieved", "received"));
    expect(await page.evaluate("applied.length")).toBe(2);
  });

  test("keeps the caret where the user has it, and goes on being typed in", async () => {
    const { page, service } = await open(script);
    await putCaret(page, "good");
    await page.keyboard.type("very ");
    await expect.poll(() => text(page)).toContain("A very good start");
    await openByKey(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => text(page)).toContain("received three");
    await page.waitForTimeout(300); // nobody types in the same millisecond; Slate would overlook where
    await page.keyboard.type("quite ");
    const typed = START.replace("good", "very quite good").replace("recieved", "received");
    await expect.poll(() => text(page)).toBe(typed);
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" So an eror");
    await page.keyboard.press("Enter");
    await page.keyboard.type("in a line.");
    await expect.poll(() => text(page)).toBe(`${typed} So an eror\nin a line.`);
    await expect.poll(() => underlined(page)).toEqual(["eror", "eror", "letter", "very very "]);
    await apply(page, "eror", "error");
    await expect.poll(() => text(page)).toBe(`${typed.replace("eror", "error")} So an eror\nin a line.`);
    expect(service.frames("sync")).toEqual([]);
  });

  test("has words taken out, and inserted at the start of a line", async () => {
    const { page, service } = await open(script);
    await apply(page, "very very ", "very");
    const removed = START.replace("very very", "very");
    await expect.poll(() => text(page)).toBe(removed);
    await page.keyboard.press("Control+z");
    await expect.poll(() => text(page)).toBe(START);

    await expect.poll(() => underlined(page)).toEqual(ALL);
    const { rev } = service.frames("patch").at(-1)!.payload;
    const [alert] = check(START);
    const alerts = [{ ...alert!, offset: START.indexOf("This"), length: 4, text: "This", replacements: ["So This"] }];
    service.push("alerts", service.frames("open")[0]!.id, { rev, seq: 2, span: [0, 100], tier: "full", alerts });
    await expect.poll(() => underlined(page)).toEqual(["This"]);
    await apply(page, "This", "So This");
    await expect.poll(() => text(page)).toBe(START.replace("This", "So This"));
  });
});

describe("what editors put into their element besides the text", () => {
  // Slate and Quill hold the caret with characters of no width; Quill marks its lists with empty elements.
  test("is not sent, and replacing goes over it", async () => {
    const { page, service } = await chromium.open(
      '<ul id="field" contenteditable><li><span contenteditable="false"></span>One <b>er\u200b\ufeff</b>or here.</li>' +
        '<li><span contenteditable="false"></span>\ufeff</li><li>A <span contenteditable="false"></span>.</li></ul>',
    );
    expect(service.frames("open")[0]!.payload.text).toBe("One eror here.\nA \ufffc.\n");
    await clickUnderline(page);
    await page.getByRole("dialog").getByRole("button", { name: "error", exact: true }).click();
    await expect.poll(() => page.locator("#field").innerText()).toContain("One err\u200b\ufeffor here.");
  });

  test("keeps the caret in a line that is empty", async () => {
    const { page } = await chromium.open(
      '<div id="field" contenteditable><p>An eror.</p><p><br></p><p>End.</p></div>',
    );
    await page.locator("#field p").nth(1).click();
    await openByKey(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("#field p").first().innerText()).toBe("An error.");
    await page.keyboard.type("Here.");
    expect(await page.locator("#field p").allInnerTexts()).toEqual(["An error.", "Here.", "End."]);
  });
});

describe("a long document in CodeMirror, which draws only what is in view", () => {
  let script: string;
  beforeAll(async () => {
    script = await bundled("test/fixtures/editors/codemirror.js");
  });

  test("has its alerts on the right words wherever it is scrolled to", async () => {
    const lines = Array.from({ length: 2000 }, (_, n) => `Line ${n} is here${n % 50 === 7 ? ` with an eror` : ""}.`);
    const { page } = await chromium.open('<div id="place" style="height:300px;overflow:auto"></div>', {
      head:
        `<script>window.longText = ${JSON.stringify(lines.join("\n"))}</script>` +
        '<style>.cm-editor{height:300px}.cm-scroller{overflow:auto}</style>' +
        '<script type="module" src="/editor.js"></script>',
      service: (service) => service.pages.set("/editor.js", script),
    });
    expect(await underlined(page)).toEqual(["eror"]);
    await page.evaluate("view.scrollDOM.scrollTop = view.scrollDOM.scrollHeight / 2");
    await expect.poll(() => page.locator(".cm-line", { hasText: "Line 1007 " }).count()).toBe(1);
    await expect.poll(() => underlined(page)).toEqual(["eror"]);
    await apply(page, "eror", "error");
    const right = lines.with(1007, "Line 1007 is here with an error.");
    await expect.poll(() => text(page)).toBe(right.join("\n"));
    await page.keyboard.press("Control+z");
    await expect.poll(() => text(page)).toBe(lines.join("\n"));
  });
});

// A field with a limit, or a part of a document that nobody may change.
test("a replacement that an editor takes and does not make is not reported", async () => {
  const { page } = await chromium.open('<div id="field" contenteditable>An eror.</div>');
  await page.locator("#field").evaluate((field) => {
    field.addEventListener("beforeinput", (event) => event.preventDefault());
  });
  await apply(page, "eror", "error");
  await page.waitForTimeout(300);
  expect(await page.locator("#field").innerText()).toBe("An eror.");
  expect(await page.evaluate("applied")).toEqual([]);
  expect(await page.evaluate("getSelection().isCollapsed")).toBe(true);
  expect(await underlined(page)).toEqual(["eror"]);
});
