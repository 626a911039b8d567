import { describe, expect, test } from "vitest";
import { BROWSERS, browserFor, clickUnderline, underlined } from "./harness.js";

const HTML = `<p>I reci<b>eved</b> three <i>letter</i>.</p><p>This&nbsp;eror is very very bad.<br>End.</p>`;
const field = (attributes = "contenteditable", html = HTML): string => `<div id="field" ${attributes}>${html}</div>`;

describe.each(BROWSERS)("a contenteditable element in %s", (name) => {
  const browser = browserFor(name, "mirror");

  // Check 13.
  test("is never written into, and is as before after detaching", async () => {
    const { page } = await browser.open(`<script>window.before = "";</script>${field()}`, {
      script: `const field = document.getElementById("field"); window.before = field.outerHTML;
        CheckerSDK.attachToElement(field);`,
    });
    expect(await underlined(page)).toEqual(["eror", "letter", "recieved", "very very "]);
    const html = (): Promise<string> => page.locator("#field").evaluate((element) => element.innerHTML);
    expect(await html()).toBe(HTML);
    await clickUnderline(page);
    expect(await html()).toBe(HTML);
    await page.evaluate("CheckerSDK.detachFromElement(document.getElementById('field'))");
    expect(await page.evaluate("document.getElementById('field').outerHTML === before")).toBe(true);
    expect(await underlined(page)).toEqual([]);
    expect(await page.evaluate("document.querySelectorAll('emend-ui').length")).toBe(0);
  });

  test("is sent as its reader sees it", async () => {
    const html =
      `\n  <p>One   line\n still</p>\n  <ul><li>two</li><li>th<b>re</b>e</li></ul> ` +
      `x<br>y <span contenteditable="false">@me</span>.\n`;
    const { service } = await browser.open(field("contenteditable", html));
    expect(service.frames("open")[0]!.payload.text.trim()).toBe("One line still\ntwo\nthree\nx\ny \ufffc.");
  });

  // Check 10.
  test("takes a replacement across tags; undo is one step", async () => {
    const { page } = await browser.open(field());
    const text = (): Promise<string> => page.locator("#field").innerText();
    const before = await text();
    await clickUnderline(page);
    await page.getByRole("dialog").getByRole("button", { name: "received" }).click();
    await expect.poll(text).toBe(before.replace("recieved", "received"));
    expect(await page.evaluate("applied")).toMatchObject([{ originalText: "recieved", replacement: "received" }]);
    expect(await page.locator("#field i").count()).toBe(1);
    await page.keyboard.press("Control+z");
    expect(await text()).toBe(before);
    expect(await page.locator("#field b").innerText()).toBe("eved");
  });

  test("deletes a superfluous word", async () => {
    const { page } = await browser.open(field("contenteditable", "This is very very bad."));
    await clickUnderline(page);
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await expect.poll(() => page.locator("#field").innerText()).toBe("This is bad.");
  });

  // Checks 8, 9 and 12.
  test.each(["contenteditable", 'contenteditable="plaintext-only"'])("%s keeps the caret", async (attributes) => {
    const { page } = await browser.open(field(attributes, "An ab is here and it goes on."));
    await clickUnderline(page);
    await page.locator("#field").evaluate((element) => {
      getSelection()!.setBaseAndExtent(element.firstChild!, 24, element.firstChild!, 24);
      element.addEventListener("blur", () => (document.title = "blurred"));
    });
    await page.getByRole("dialog").getByRole("button", { name: "abc" }).click();
    await expect.poll(() => page.locator("#field").innerText()).toBe("An abc is here and it goes on.");
    expect(await page.evaluate("getSelection().anchorOffset")).toBe(25);
    expect(await page.title()).toBe("Test");
    await page.keyboard.press("Control+z");
    expect(await page.locator("#field").innerText()).toBe("An ab is here and it goes on.");
  });

  // Check 1 and 2.
  test("keeps underlines on their words while the user types before and in them", async () => {
    const { page, service } = await browser.open(field());
    service.answers = false;
    await page.locator("#field").click({ position: { x: 1, y: 20 } });
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("So, then. ");
    expect(await underlined(page)).toEqual(["eror", "letter", "recieved", "very very "]);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("x");
    expect(await underlined(page)).toEqual(["eror", "letter", "very very "]);
  });

  test("follows what a program writes into it", async () => {
    const { page } = await browser.open(field());
    await page.locator("#field").evaluate((element) => (element.innerHTML = "<p>Another eror.</p>"));
    await expect.poll(() => underlined(page)).toEqual(["eror"]);
  });
});
