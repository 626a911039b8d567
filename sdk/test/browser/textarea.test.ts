import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { boxes, browserFor, clickUnderline, underlined } from "./harness.js";

const FIELD = `<textarea id="field" rows="6" cols="50">I recieved three letter. This eror is very very bad.</textarea>`;

const caret = (page: Page): Promise<number[]> =>
  page.locator("#field").evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd]);

const settle = (page: Page, results: number): Promise<unknown> =>
  page.waitForFunction((count) => (window as unknown as { results: unknown[] }).results.length >= count, results);

describe.each([
  ["chromium", "opaque"],
  ["chromium", "mirror"],
  ["firefox", "mirror"],
] as const)("a textarea in %s (%s)", (name, painting) => {
  const browser = browserFor(name, painting);

  test("underlines what is wrong and reports it", async () => {
    const { page } = await browser.open(FIELD);
    expect(await underlined(page)).toEqual(["eror", "letter", "recieved", "very very "]);
    expect(await page.evaluate("results")).toMatchObject([{ alertsCount: 4, textStats: { textScore: 80 } }]);
  });

  // Check 8 of the acceptance list.
  test("undo takes back a replacement in one step, then what was typed; redo works; nothing is reported", async () => {
    const { page } = await browser.open(FIELD);
    const field = page.locator("#field");
    await field.press("Control+End");
    await field.pressSequentially(" Mine");
    const typed = await field.inputValue();
    await clickUnderline(page);
    await page.getByRole("dialog").getByRole("button", { name: "received" }).click();
    const replaced = await field.inputValue();
    expect(replaced).toBe(typed.replace("recieved", "received"));
    expect(await page.evaluate("applied")).toEqual([
      { originalText: "recieved", replacement: "received", description: "“recieved” is not right here." },
    ]);
    await page.keyboard.press("Control+z");
    expect(await field.inputValue()).toBe(typed);
    await page.keyboard.press("Control+z");
    expect((await field.inputValue()).length).toBeLessThan(typed.length);
    await page.keyboard.press("Control+Shift+z");
    await page.keyboard.press("Control+Shift+z");
    expect(await field.inputValue()).toBe(replaced);
    expect(await page.evaluate("applied.length")).toBe(1);
  });

  // Check 9.
  test("a replacement leaves caret, scroll position and focus where they were", async () => {
    const { page } = await browser.open(
      `<textarea id="field" rows="2" cols="20">An ab is here and it goes on. ${"More text. ".repeat(20)}</textarea>`,
    );
    await page.locator("#field").evaluate((field: HTMLTextAreaElement) => {
      field.focus();
      field.setSelectionRange(24, 24);
      field.addEventListener("blur", () => (document.title = "blurred"));
      field.scrollTop = 3;
    });
    const [box] = await boxes(page);
    await page.mouse.click(box!.x + 3, box!.y + 5);
    await page.locator("#field").evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(24, 24));
    await page.getByRole("dialog").getByRole("button", { name: "abc" }).click();
    expect(await caret(page)).toEqual([25, 25]);
    expect(await page.locator("#field").evaluate((field) => field.scrollTop)).toBe(3);
    expect(await page.title()).toBe("Test");
    expect(await page.evaluate("document.activeElement.id")).toBe("field");
  });

  // Check 2.
  test("an edit in an alert takes its underline away in the same task", async () => {
    const { page, service } = await browser.open(FIELD);
    service.answers = false;
    const left = await page.locator("#field").evaluate((field: HTMLTextAreaElement) => {
      field.focus();
      field.setSelectionRange(5, 5);
      document.execCommand("insertText", false, "x");
      const { highlights } = CSS as unknown as { highlights: Map<string, Set<Range>> };
      return [...highlights].flatMap(([, ranges]) => [...ranges]).length;
    });
    expect(left).toBe(3);
    expect(await underlined(page)).toEqual(["eror", "letter", "very very "]);
  });

  // Check 3.
  test("an answer to an older text does not undo a newer one", async () => {
    const { page, service } = await browser.open(FIELD);
    service.delay = (rev) => (rev === 2 ? 900 : 0);
    const field = page.locator("#field");
    await field.press("Control+Home");
    await field.pressSequentially("Eh. ");
    await page.waitForTimeout(300);
    await field.evaluate((element: HTMLTextAreaElement) => {
      element.setSelectionRange(4, 14);
      document.execCommand("insertText", false, "He recieved");
    });
    await settle(page, 3);
    expect(service.frames("patch").length).toBeGreaterThanOrEqual(2);
    await page.waitForTimeout(1000);
    await expect.poll(() => underlined(page)).toEqual(["eror", "letter", "recieved", "very very "]);
  });

  // Check 14.
  test.runIf(name === "chromium")("nothing is sent while an input method is composing, then one patch", async () => {
    const { page, service } = await browser.open(FIELD);
    const cdp = await page.context().newCDPSession(page);
    await page.locator("#field").press("Control+Home");
    for (const text of ["k", "ka", "かな"]) {
      await cdp.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
      await page.waitForTimeout(200);
    }
    expect(service.frames("patch")).toHaveLength(0);
    await cdp.send("Input.insertText", { text: "仮名 " });
    await settle(page, 2);
    expect(service.frames("patch").map(({ payload }) => payload.ops)).toEqual([[[0, 0, "仮名 "]]]);
    expect(await underlined(page)).toEqual(["eror", "letter", "recieved", "very very "]);
  });

  // Check 13.
  test("its markup and attributes are never touched", async () => {
    const { page } = await browser.open(FIELD, {
      script: `const field = document.getElementById("field"); window.before = field.outerHTML;
        CheckerSDK.attachToElement(field);`,
    });
    const same = "document.getElementById('field').outerHTML === before";
    await clickUnderline(page);
    expect(await page.evaluate(same)).toBe(true);
    await page.evaluate("CheckerSDK.detachFromElement(document.getElementById('field'))");
    expect(await page.evaluate(same)).toBe(true);
  });

  // Check 6.
  test("one character typed into 60,000 sends less than 300 bytes", async () => {
    const body = `<textarea id="field" rows="30" cols="100">${"All is well here. ".repeat(3_333)}</textarea>`;
    const { page, service } = await browser.open(body);
    await page.locator("#field").press("Control+Home");
    await page.keyboard.type("x");
    await settle(page, 2);
    const [first, second, ...more] = service.received.filter(({ frame }) => frame.type !== "hello");
    expect([first!.frame.type, second!.frame.type, more.filter(({ frame }) => frame.type !== "focus")]).toEqual([
      "open",
      "patch",
      [],
    ]);
    expect(second!.bytes).toBeLessThan(300);
  });

  // Check 15.
  test("a text that a program sets is noticed within 250 ms", async () => {
    const { page, service } = await browser.open(FIELD);
    const sent = Date.now();
    await page.evaluate("document.getElementById('field').value = 'Quite another letter.'");
    await expect.poll(() => service.frames("patch").length, { interval: 10 }).toBe(1);
    const { at } = service.received.find(({ frame }) => frame.type === "patch")!;
    expect(at - sent).toBeLessThan(250 + 150 + 250); // noticed, the wait before a patch, a busy machine
    await expect.poll(() => underlined(page)).toEqual(["letter"]);
  });

  // Check 1, and 6.
  test("typing before alerts never misplaces an underline, and sends little", async () => {
    const text = "A long beginning. ".repeat(150) + "This eror is here, and a letter too. " + "The end. ".repeat(60);
    const { page, service } = await browser.open(`<textarea id="field" rows="30" cols="100">${text}</textarea>`);
    service.delay = 1500;
    await page.locator("#field").press("Control+Home");
    await page.evaluate(watch);
    for (const key of "thirty keys before any alert. ") {
      await page.keyboard.press(key === " " ? "Space" : key);
      await page.waitForTimeout(15);
    }
    await settle(page, 2);
    const { frames, looked, wrong } = (await page.evaluate("watched")) as {
      frames: number;
      looked: number;
      wrong: string[];
    };
    expect(frames).toBeGreaterThan(20);
    expect(looked).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
    expect(await underlined(page)).toEqual(["eror", "letter"]);
    expect(service.frames("open")).toHaveLength(1);
    expect(service.frames("sync")).toHaveLength(0);
    const patches = service.received.filter(({ frame }) => frame.type === "patch");
    expect(Math.max(...patches.map(({ bytes }) => bytes))).toBeLessThan(300);
  });
});

/** Looks at every frame whether each underline has its word's place: the centre of its box must be over the word. */
function watch(): void {
  const watched = { frames: 0, looked: 0, wrong: [] as string[] };
  Object.assign(window, { watched });
  const field = document.getElementById("field") as HTMLTextAreaElement;
  const look = (): void => {
    watched.frames++;
    const { highlights } = CSS as unknown as { highlights: Map<string, Set<Range>> };
    for (const [, ranges] of highlights) {
      for (const range of ranges) {
        const opaque = !(range.startContainer as Node | null);
        const text = opaque ? field.value.slice(range.startOffset, range.endOffset) : String(range);
        const box = range.getClientRects()[0];
        const place = box && document.caretPositionFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const at = place?.offsetNode === field ? place.offset : -1;
        const under = field.value.slice(Math.max(0, at - text.length), at + text.length);
        if (at >= 0) watched.looked++;
        if (!["eror", "letter"].includes(text) || (at >= 0 && !under.includes(text))) watched.wrong.push(text);
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
