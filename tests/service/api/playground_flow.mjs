// Types a wrong sentence into the playground, opens the popover, applies the replacement and takes it back.
import { createHash } from "node:crypto";
import { createRequire } from "node:module";

const { chromium, firefox } = createRequire(`${process.cwd()}/`)("playwright-core");
const [url, shots, name] = process.argv.slice(2);
const launch = {
  chromium: () =>
    chromium.launch({
      executablePath: "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-sync"],
    }),
  firefox: () => firefox.launch({ channel: "moz-firefox", executablePath: `${process.cwd()}/test/browser/firefox.mjs` }),
};
const browser = await launch[name]();
const page = await browser.newPage({ viewport: { width: 1100, height: 760 } });
if (name === "firefox") {
  // There, Playwright itself needs eval, and a sheet of one empty rule for screenshots.
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const rule = `'sha256-${createHash("sha256").update("body {}").digest("base64")}'`;
    const policy = response
      .headers()
      ["content-security-policy"].replace("script-src", "script-src 'unsafe-eval'")
      .replace("style-src", `style-src ${rule}`);
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
}
const screenshot = (file) => page.screenshot({ path: `${shots}/${file}.png` });
const errors = [];
page.on("pageerror", (error) => errors.push(error.message));
page.on("console", (message) => message.type() === "error" && !message.text().includes("404") && errors.push(message.text()));
await page.goto(url);
const field = page.locator("#plain");
await field.click();
await page.keyboard.press("Control+A");
await page.keyboard.type("We recieved your letter.", { delay: 20 });
await page.waitForFunction(() => document.getElementById("alertsCount").textContent === "1", null, { timeout: 30000 });
await screenshot("1-underlined");
const alerts = Number(await page.locator("#alertsCount").textContent());
// The word stands near the start of the first line of the field.
const box = await field.boundingBox();
const [left, top] = await field.evaluate((it) => ["paddingLeft", "paddingTop"].map((side) => parseFloat(getComputedStyle(it)[side])));
await page.mouse.click(box.x + left + 55, box.y + top + 14);
await page.waitForTimeout(500);
await screenshot("2-popover");
const popover = await page.evaluate(() => {
  const texts = [];
  const walk = (root) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) walk(element.shadowRoot);
      if (element.childElementCount === 0 && element.textContent && element.checkVisibility?.()) texts.push(element.textContent);
    }
  };
  walk(document);
  return texts.join("\n");
});
await page.getByRole("dialog").locator("button", { hasText: /^received$/ }).first().click({ timeout: 5000 });
await page.waitForTimeout(300);
const applied = await field.inputValue();
const said = await page.locator("#state").textContent();
await screenshot("3-applied");
await field.focus();
await page.keyboard.press("Control+Z");
await page.waitForTimeout(300);
const undone = await field.inputValue();
const saidThen = await page.locator("#state").textContent();
await screenshot("4-undone");
console.log(JSON.stringify({ alerts, popover, applied, said, undone, saidThen, errors }));
await browser.close();
