/**
 * The settings of the person, options of checks, and fields of one line.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { boxes, chromiumFor, clickUnderline, underlined } from "./harness.js";

const chromium = chromiumFor("mirror");

const FIELD = `<textarea id="field" rows="6" cols="50">I recieved three letter.</textarea>`;
const dialog = (page: Page): ReturnType<Page["locator"]> => page.getByRole("dialog", { name: "Settings" });
const stored = (page: Page): Promise<unknown> => page.evaluate("JSON.parse(localStorage['emend.settings'] ?? 'null')");

test("pause here and on this site, until they are switched on again", async () => {
  const { page, service } = await chromium.open(FIELD);
  await page.evaluate("CheckerSDK.openSettings(document.getElementById('field'))");
  await dialog(page).getByRole("switch", { name: "Check this text field" }).click();
  expect(await underlined(page)).toEqual([]);
  expect(await stored(page)).toEqual({ paused: [`${service.url}/#field`] });
  await page.keyboard.press("Escape");
  expect(await dialog(page).count()).toBe(0);
  await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("field");
  await page.reload();
  await page.locator(".bar.paused").waitFor();
  expect(await underlined(page)).toEqual([]);
  // The badge leads to the switch.
  await page.locator(".bar").click();
  await dialog(page).getByRole("switch", { name: "Check this text field" }).click();
  await expect.poll(() => underlined(page)).toEqual(["letter", "recieved"]);
  await dialog(page).getByRole("switch", { name: "Check on this site" }).click();
  expect(await underlined(page)).toEqual([]);
  expect(await stored(page)).toEqual({ paused: [service.url] });
});

test("language, tone and matters of taste go before those of the page, and to the service", async () => {
  const { page, service } = await chromium.open(FIELD, {
    config: `level: "default", tone: "casual"`,
    script: `CheckerSDK.attachToElement(document.getElementById("field"), { dictionary: ["Emend"], language: "fr" });`,
  });
  expect(service.frames("hello")[0]!.payload).toMatchObject({ level: "default", tone: "casual" });
  expect(service.frames("open")[0]!.payload).toMatchObject({ dictionary: ["Emend"], language: "fr" });
  await page.evaluate("CheckerSDK.openSettings()");
  await dialog(page).getByRole("switch", { name: "Also tell matters of taste" }).click();
  await dialog(page).getByRole("combobox", { name: "Language" }).selectOption("en-GB");
  await dialog(page).getByRole("combobox", { name: "Tone" }).selectOption("academic");
  await expect.poll(() => service.frames("open").at(-1)!.payload).toMatchObject({
    dictionary: ["Emend"],
    language: "en-GB",
    level: "picky",
    tone: "academic",
  });
  await dialog(page).getByRole("combobox", { name: "Language" }).selectOption("");
  await expect.poll(() => service.frames("open").at(-1)!.payload.language).toBe("fr");
});

test("dictionary and ignored alerts can be looked through and changed", async () => {
  const { page } = await chromium.open(FIELD);
  await clickUnderline(page);
  await page.getByRole("button", { name: "Add to dictionary" }).click();
  await page.getByRole("button", { name: "Ignore", exact: true }).click();
  await expect.poll(() => underlined(page)).toEqual([]);
  await page.evaluate("CheckerSDK.openSettings()");
  await dialog(page).getByRole("textbox", { name: "Add a word" }).fill("Frobnicate");
  await page.keyboard.press("Enter");
  expect(await dialog(page).locator(".dictionary li").allInnerTexts()).toEqual(["frobnicate", "recieved"]);
  await dialog(page).getByRole("button", { name: "Remove “recieved”" }).click();
  await dialog(page).getByRole("button", { name: "Show “letter” again" }).click();
  expect(await underlined(page)).toEqual(["letter", "recieved"]);
});

test("settings are taken to another browser as a file, and a strange file changes nothing", async () => {
  const { page } = await chromium.open(FIELD);
  await page.evaluate("CheckerSDK.updateSettings({ level: 'picky' })");
  await page.evaluate("CheckerSDK.ignore({ scope: 'dictionary', text: 'recieved' })");
  const json = (await page.evaluate("import('/settings.js').then((it) => it.exported(CheckerSDK))")) as string;
  const { page: other } = await chromium.open(FIELD);
  await other.evaluate("CheckerSDK.openSettings()");
  const give = (name: string, text: string): Promise<void> =>
    other.locator("input[type=file]").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  await give("strange.json", "{}");
  await expect.poll(() => dialog(other).getByRole("status").innerText()).toBe("This file holds no settings.");
  await give("settings.json", json);
  await expect.poll(() => dialog(other).getByRole("status").innerText()).toBe("Imported.");
  expect(await other.evaluate("CheckerSDK.settings()")).toEqual({ level: "picky" });
  await expect.poll(() => underlined(other)).toEqual(["letter"]);
});

test("an input is checked, its underlines lie on its words, and a replacement is one step of undo", async () => {
  const { page } = await chromium.open(
    `<input id="field" style="width:300px;height:44px;padding:4px 12px;font:16px serif" value="I recieved it.">`,
  );
  expect(await underlined(page)).toEqual(["recieved"]);
  const [box] = await boxes(page);
  const frame = (await page.locator("#field").boundingBox())!;
  expect(Math.abs(box!.y + box!.height / 2 - (frame.y + frame.height / 2))).toBeLessThan(2);
  const start = await page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d")!;
    context.font = "16px serif";
    return context.measureText("I ").width;
  });
  // Border and padding stand before the text.
  expect(Math.abs(box!.x - frame.x - 2 - 12 - start)).toBeLessThan(1.5);
  await clickUnderline(page);
  await page.getByRole("dialog").getByRole("button", { name: "received" }).click();
  expect(await page.locator("#field").inputValue()).toBe("I received it.");
  await page.locator("#field").press("Control+z");
  expect(await page.locator("#field").inputValue()).toBe("I recieved it.");
});

test("attributes of <service-checkable> are options; inputs are checked where it says so", async () => {
  const { page, service } = await chromium.open(
    `<service-checkable id="all" level="picky" disabled-rules="en/ONE, en/TWO" message-language="de">
      <textarea id="field">An eror.</textarea><input value="A letter."><input type="password" value="eror"></service-checkable>`,
    { script: "" },
  );
  expect(service.frames("open").map(({ payload }) => payload.text)).toEqual(["An eror."]);
  expect(service.frames("open")[0]!.payload).toMatchObject({
    level: "picky",
    disabledRules: ["en/ONE", "en/TWO"],
    messageLanguage: "de",
  });
  await page.evaluate("all.setAttribute('inputs', '')");
  await expect.poll(() => service.frames("open").map(({ payload }) => payload.text).sort()).toEqual(["A letter.", "An eror.", "An eror."]);
});

test("with activation by focus nothing is sent before the field has it", async () => {
  const { page, service } = await chromium.open(FIELD, { config: `activation: "focus"`, settled: false });
  await page.waitForTimeout(500);
  expect(service.frames("hello")).toHaveLength(0);
  await page.locator("#field").focus();
  await expect.poll(() => underlined(page)).toEqual(["letter", "recieved"]);
});
