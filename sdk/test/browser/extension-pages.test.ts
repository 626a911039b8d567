/**
 * The extension in pages as mail programs have them, its toolbar popup and its settings.
 */
import type { Frame, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadExtension, type Extension } from "./extension.js";
import { TestService } from "./server.js";

const MAIL = `<!doctype html><html lang="en"><title>Mail</title>
  <div role="dialog"><input id="subject" value="An eror">
    <div id="shell" contenteditable="true" style="width:600px">
      <div class="quote" contenteditable="false">An eror <div id="island" contenteditable="true">One letter.</div></div>
      <div id="compose" contenteditable="true" role="textbox"><div>We <b>recieved</b> it.</div><div><br></div></div>
    </div></div>`;
const SHADOW = `<!doctype html><html lang="en"><title>Shadow</title><x-mail></x-mail><script>
  customElements.define("x-mail", class extends HTMLElement { connectedCallback() {
    const outer = this.attachShadow({ mode: "open" });
    outer.innerHTML = "<x-body></x-body>";
    const inner = outer.firstChild.attachShadow({ mode: "open" });
    inner.innerHTML = '<div id="deep" contenteditable="true" style="width:400px">An eror here.</div>';
  } });</script>`;
const FRAMES = `<!doctype html><html lang="en"><title>Frames</title>
  <iframe id="blank" width="600" height="90"></iframe>
  <iframe id="inline" width="600" height="90" srcdoc="<body contenteditable='true'>One letter.</body>"></iframe>
  <iframe id="other" width="600" height="90" src="OTHER"></iframe><script>
  const { contentDocument } = document.getElementById("blank");
  contentDocument.body.contentEditable = "true";
  contentDocument.body.textContent = "An eror here.";</script>`;

let extension: Extension;
const service = new TestService();
const other = new TestService();

beforeAll(async () => {
  await Promise.all([service.start(), other.start()]);
  other.pages.set("/", "<!doctype html><html lang='en'><textarea id='field'>We recieved it, eror.</textarea>");
  service.pages.set("/mail", MAIL);
  service.pages.set("/shadow", SHADOW);
  service.pages.set("/frames", FRAMES.replace("OTHER", other.url.replace("127.0.0.1", "localhost")));
  service.pages.set("/many", `<!doctype html><html lang="en"><textarea id="field">${"eror ".repeat(120)}</textarea>`);
  extension = await loadExtension();
  const options = await extension.context.newPage();
  await options.goto(`${extension.origin}/options.html`);
  await options.getByLabel("Address of the service").fill(service.url);
  await options.getByLabel("API key").fill("emend_test");
  await options.getByRole("button", { name: "Save" }).click();
  await options.getByText("The service knows the key").waitFor();
  await options.close();
});
afterAll(async () => {
  await extension?.close();
  await Promise.all([service.stop(), other.stop()]);
});

async function open(path: string): Promise<Page> {
  const page = await extension.context.newPage();
  await page.goto(service.url + path);
  await page.bringToFront();
  return page;
}

/** The words that are underlined in a document. */
function underlined(frame: Frame | Page): Promise<string[]> {
  return frame.evaluate(() =>
    [...(CSS as unknown as { highlights: Map<string, Set<Range>> }).highlights]
      .filter(([name]) => !name.endsWith("-current"))
      .flatMap(([, ranges]) => [...ranges].map(String))
      .sort(),
  );
}

/** What the toolbar shows at the icon while a page is in front. */
async function badge(page: Page): Promise<string> {
  const tab = await tabOf(page);
  return (await extension.worker()).evaluate(`chrome.action.getBadgeText({ tabId: ${tab} })`);
}

async function tabOf(page: Page): Promise<number> {
  await page.bringToFront();
  const query = "chrome.tabs.query({ active: true, lastFocusedWindow: true }).then(([tab]) => tab.id)";
  return (await extension.worker()).evaluate(query);
}

/** The popup about a page, in a tab of its own. */
async function popup(page: Page): Promise<Page> {
  const tab = await tabOf(page);
  const shown = await extension.context.newPage();
  await shown.setViewportSize({ width: 320, height: 260 });
  await shown.goto(`${extension.origin}/popup.html?tab=${tab}`);
  return shown;
}

test("the editable inside another one is one field with it, an island in what cannot be edited is one of its own", async () => {
  const page = await open("/mail");
  await page.locator("#compose").click();
  await expect.poll(() => underlined(page)).toEqual(["recieved"]);
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" An eror.");
  await page.keyboard.press("Control+Home");
  await expect.poll(() => underlined(page)).toEqual(["eror", "recieved"]);
  await page.locator("#island").click();
  await expect.poll(() => underlined(page)).toEqual(["eror", "letter", "recieved"]);
  await expect.poll(() => badge(page)).toBe("3");
  // Nothing is written into the mail.
  expect(await page.locator("#compose").innerHTML()).toMatch(/^<div>We <b>recieved<\/b> it\.<\/div>/);
  await page.close();
});

test("a field in shadow trees is found, and a replacement goes in", async () => {
  const page = await open("/shadow");
  await page.locator("#deep").click();
  await expect.poll(() => underlined(page)).toEqual(["eror"]);
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("F8");
  await page.getByRole("dialog").getByRole("button", { name: "error", exact: true }).click();
  await expect.poll(() => page.locator("#deep").innerText()).toBe("An error here.");
  await page.close();
});

test("frames are checked, also those without an address and of other origins; the toolbar has the sum", async () => {
  const page = await open("/frames");
  const expected = { blank: ["eror"], inline: ["letter"], other: ["eror", "recieved"] };
  for (const [id, words] of Object.entries(expected)) {
    const frame = (await (await page.locator(`#${id}`).elementHandle())!.contentFrame())!;
    await frame.locator("body[contenteditable], textarea").click();
    if (id === "other") await expect.poll(() => frame.locator("emend-ui").count()).toBeGreaterThan(0);
    else await expect.poll(() => underlined(frame)).toEqual(words);
  }
  await expect.poll(() => badge(page)).toBe("4");
  const shown = await popup(page);
  await expect.poll(() => shown.locator("#count").innerText()).toBe("4 suggestions on this page");
  if (process.env.SHOTS) await shown.screenshot({ path: `${process.env.SHOTS}/popup.png` });
  await page.reload();
  await expect.poll(() => shown.locator("#count").innerText()).toBe("No suggestions on this page.");
  await shown.close();
  await page.close();
});

test("a site is switched off and on again, with the frames of others in it, and stays so", async () => {
  const page = await open("/frames");
  const frame = (await (await page.locator("#inline").elementHandle())!.contentFrame())!;
  await frame.locator("body").click();
  await expect.poll(() => underlined(frame)).toEqual(["letter"]);
  const shown = await popup(page);
  const site = shown.getByRole("switch", { name: new RegExp(`Check ${new URL(service.url).host}`) });
  await site.uncheck();
  await expect.poll(() => underlined(frame)).toEqual([]);
  expect(await shown.locator("#count").innerText()).toBe("Not checked on this site.");
  await expect.poll(() => badge(page)).toBe("");
  await page.reload();
  const fields = ["#blank", "#inline"];
  for (const id of fields) {
    const again = (await (await page.locator(id).elementHandle())!.contentFrame())!;
    await again.locator("body").click();
    await again.locator("body").press("End");
    await page.keyboard.type(" eror");
    expect(await again.locator("emend-ui").count()).toBe(0);
  }
  const options = await extension.context.newPage();
  await options.goto(`${extension.origin}/options.html`);
  expect(await options.locator("#sites li").first().innerText()).toContain(service.url);
  if (process.env.SHOTS) await options.screenshot({ path: `${process.env.SHOTS}/options.png`, fullPage: true });
  await options.getByRole("button", { name: `Check ${service.url} again` }).click();
  await expect.poll(() => site.isChecked()).toBe(true);
  const back = (await (await page.locator("#inline").elementHandle())!.contentFrame())!;
  await page.bringToFront();
  await back.locator("body").click();
  await expect.poll(() => underlined(back)).toContain("letter");
  for (const one of [shown, options, page]) await one.close();
});

test("more than 99 are told as such, a page of the browser as one that has nothing to check", async () => {
  const page = await open("/many");
  await page.locator("#field").click();
  await expect.poll(() => badge(page)).toBe("99+");
  const shown = await popup(page);
  await expect.poll(() => shown.locator("#count").innerText()).toBe("120 suggestions on this page");
  const own = await popup(shown);
  expect(await own.locator("#count").innerText()).toBe("There is nothing to check on this page.");
  expect(await own.getByRole("switch").isVisible()).toBe(false);
  for (const one of [own, shown, page]) await one.close();
});

test("words of the dictionary are listed in the settings and forgotten from there, in open pages too", async () => {
  const page = await open("/shadow");
  await page.locator("#deep").click();
  await expect.poll(() => underlined(page)).toEqual(["eror"]);
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("F8");
  await page.getByRole("dialog").getByRole("button", { name: "Add to dictionary" }).click();
  await expect.poll(() => underlined(page)).toEqual([]);
  const options = await extension.context.newPage();
  await options.goto(`${extension.origin}/options.html`);
  expect(await options.locator("#words li").allInnerTexts()).toEqual([expect.stringContaining("eror")]);
  await options.getByRole("button", { name: "Forget “eror”" }).click();
  await expect.poll(() => options.locator("#words li").count()).toBe(0);
  await page.bringToFront();
  await expect.poll(() => underlined(page)).toEqual(["eror"]);
  await options.close();
  await page.close();
});

test("language, tone and picky of the settings are asked for", async () => {
  const options = await extension.context.newPage();
  await options.goto(`${extension.origin}/options.html`);
  await options.locator("#language").selectOption("en-GB", { timeout: 3000 });
  await options.locator("#level").check({ timeout: 3000 });
  const page = await open("/shadow");
  await page.locator("#deep").click();
  await expect.poll(() => underlined(page)).toEqual(["eror"]);
  const opened = service.frames("open").at(-1)!.payload as unknown as Record<string, unknown>;
  expect(opened).toMatchObject({ language: "en-GB", level: "picky" });
  await options.close();
  await page.close();
});
