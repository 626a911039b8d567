/**
 * Options of a check, definitions and the list of alerts, with the real service.
 */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { open, underlined, useBrowser } from "./harness.js";
import { ORIGIN } from "./setup.js";

useBrowser();

const TEXT = "We recieved it in order to help. It was polite.";
const FIELD = `<textarea id="field" rows="5" cols="60">${TEXT}</textarea>`;

async function token(...scopes: string[]): Promise<string> {
  const response = await fetch(`${inject("service")}/v1/client-tokens`, {
    method: "POST",
    headers: { Authorization: `Bearer ${inject("key")}`, "Content-Type": "application/json" },
    body: JSON.stringify({ origin: ORIGIN, scopes }),
  });
  return ((await response.json()) as { clientToken: string }).clientToken;
}

async function choose(page: Page, word: string): Promise<void> {
  await page.locator("#field").evaluate((field: HTMLTextAreaElement, word) => {
    const at = field.value.indexOf(word);
    field.focus();
    field.setSelectionRange(at, at + word.length);
    field.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
  }, word);
}

test("options of a field are those of its check, and the person's go before them", async () => {
  const page = await open(FIELD, { script: `CheckerSDK.attachToElement(field, { level: "picky", dictionary: ["recieved"] });` });
  await expect.poll(() => underlined(page)).toEqual(["in order to"]);
  await page.evaluate("CheckerSDK.updateSettings({ level: 'default' })");
  await expect.poll(() => underlined(page)).toEqual([]);
});

test("a rule that there is not is told, and other fields are checked", async () => {
  const body = `<textarea id="other">We recieved it.</textarea>${FIELD}`;
  const page = await open(body, {
    script: `CheckerSDK.attachToElement(field);
      CheckerSDK.attachToElement(document.getElementById("other"), { disabledRules: ["en/NO_SUCH_RULE"] });`,
  });
  await expect.poll(() => underlined(page)).toEqual(["recieved"]);
  await expect.poll(() => page.evaluate("refused.map(({ code }) => code)")).toEqual(["invalid_request"]);
});

test("a double click shows what a word means, where the token may ask that", async () => {
  const page = await open(FIELD, { config: `options: { query: { clientToken: "${await token("check", "define")}" } }` });
  await choose(page, "polite");
  await page.getByRole("dialog", { name: "Meanings of “polite”" }).waitFor();
  expect(await page.getByRole("dialog").innerText()).toContain("adjective");
  await page.close();
  const other = await open(FIELD, { config: `options: { query: { clientToken: "${await token("check")}" } }` });
  const refused = other.waitForResponse((it) => it.url().includes("/v1/define/polite"));
  await choose(other, "polite");
  expect((await refused).status()).toBe(403);
  expect(await other.getByRole("dialog").count()).toBe(0);
  expect(await other.evaluate("refused")).toEqual([]);
});

test("the list has what the service finds, and fixes it", async () => {
  const page = await open(`${FIELD}<service-alerts for="field"></service-alerts>`, {
    head: `<script type="module" src="${inject("service")}/sdk/service-alerts.js"></script>`,
  });
  await page.locator("service-alerts").getByRole("button", { name: "received", exact: true }).click();
  await expect.poll(() => page.locator("#field").inputValue()).toBe(TEXT.replace("recieved", "received"));
  await expect.poll(() => page.locator("service-alerts h2").innerText()).toBe("No issues");
});
