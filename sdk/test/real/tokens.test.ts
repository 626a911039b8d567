/**
 * Client tokens that end, are refused or are replaced, and what is said of a refusal.
 */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { badge, checked, clickWord, open, underlined, useBrowser } from "./harness.js";
import { ORIGIN } from "./setup.js";

useBrowser();

const FIELD = `<textarea id="field" rows="5" cols="60">We recieved it.</textarea>`;

/** A client token for the tests' pages. */
async function token(expiresIn: number): Promise<string> {
  const response = await fetch(`${inject("service")}/v1/client-tokens`, {
    method: "POST",
    headers: { Authorization: `Bearer ${inject("key")}`, "Content-Type": "application/json" },
    body: JSON.stringify({ origin: ORIGIN, expiresIn }),
  });
  return ((await response.json()) as { clientToken: string }).clientToken;
}

/** A token that has ended; the clocks of replicas may differ by 5 s. */
async function ended(): Promise<string> {
  const made = await token(1);
  await new Promise((resolve) => setTimeout(resolve, 6_500));
  return made;
}

const refusals = (page: Page): Promise<{ code: string; reason: string }[]> => page.evaluate("refused");

test("a token is asked for at the start and before it ends, and the user sees nothing of it", async () => {
  const page = await open(FIELD, {
    mirror: true,
    config: `getToken: async () => { asked.push(performance.now()); return window.token(); }`,
    script: `window.asked = []; window.looks = new Set();
      const look = () => (looks.add(document.querySelector("emend-ui")?.shadowRoot.querySelector(".bar")?.className),
        requestAnimationFrame(look));
      setTimeout(() => { look(); CheckerSDK.attachToElement(field); }, 100);`,
    settled: false,
    before: (page) => page.exposeFunction("token", () => token(3)),
  });
  await checked(page, 1);
  await clickWord(page, "recieved");
  await page.evaluate("looks.clear()");
  await expect.poll(() => page.evaluate("asked.length")).toBeGreaterThanOrEqual(4);
  expect(await page.getByRole("dialog").count()).toBe(1);
  expect(await underlined(page)).toEqual(["recieved"]);
  expect((await page.evaluate("[...looks].map((it) => it.split(' ')[1])")) as string[]).toEqual(["issues"]);
  await page.locator("#field").press("Control+End");
  await page.keyboard.type(" They beleive it.");
  await expect.poll(() => underlined(page)).toEqual(["beleive", "recieved"]);
  expect(await refusals(page)).toEqual([]);
});

test("after a refusal another token is asked for once; without one the bar says why, until there is one", async () => {
  const [old, good] = await Promise.all([ended(), token(600)]);
  const first = await open(FIELD, {
    config: `options: { query: { clientToken: "${old}" } }, getToken: () => "${good}"`,
  });
  expect(await underlined(first)).toEqual(["recieved"]);
  expect(await refusals(first)).toEqual([]);
  await first.close();
  for (const transport of ["websocket", "http"]) {
    const page = await open(FIELD, {
      config: `transport: "${transport}", options: { query: { clientToken: "${old}" } }`,
      settled: false,
    });
    await expect.poll(() => badge(page)).toBe("Not checked: token expired");
    expect(await refusals(page)).toEqual([{ code: "expired_token", reason: "The token has expired." }]);
    await page.evaluate(`CheckerSDK.updateToken("${good}")`);
    await expect.poll(() => underlined(page)).toEqual(["recieved"]);
    await expect.poll(() => badge(page)).toBe("1 issue");
    await page.close();
  }
});

test.each([
  ["no such key or token", "invalid_token", `apiKey: "emend_0000000000000000_nobody"`, ORIGIN],
  ["origin not allowed", "origin_not_allowed", undefined, "http://stranger.localhost"],
])("the bar says %s", async (words, code, config, origin) => {
  const page = await open(FIELD, { config, origin, settled: false });
  await expect.poll(() => badge(page)).toBe(`Not checked: ${words}`);
  expect(await page.locator(".bar").innerText()).toBe(`Not checked: ${words}`);
  expect((await refusals(page)).map((error) => error.code)).toEqual([code]);
});
