// Types a wrong sentence into the playground, opens the popover, applies the replacement and takes it back.
import { createRequire } from "node:module";

const { chromium } = createRequire(`${process.cwd()}/`)("playwright-core");
const [url, shots] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-sync"],
});
const page = await browser.newPage({ viewport: { width: 1100, height: 760 } });
const errors = [];
page.on("pageerror", (error) => errors.push(error.message));
page.on("console", (message) => message.type() === "error" && !message.text().includes("404") && errors.push(message.text()));
await page.goto(url);
const field = page.locator("#plain");
await field.click();
await page.keyboard.press("Control+A");
await page.keyboard.type("We recieved your letter.", { delay: 20 });
await page.waitForFunction(() => document.getElementById("alertsCount").textContent === "1", null, { timeout: 30000 });
await page.screenshot({ path: `${shots}/1-underlined.png` });
const alerts = Number(await page.locator("#alertsCount").textContent());
// The word stands near the start of the first line of the field.
const box = await field.boundingBox();
await page.mouse.click(box.x + 75, box.y + 34);
await page.waitForTimeout(500);
await page.screenshot({ path: `${shots}/2-popover.png` });
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
await page.locator("button", { hasText: /^received$/ }).first().click({ timeout: 5000 });
await page.waitForTimeout(300);
const applied = await field.inputValue();
await page.screenshot({ path: `${shots}/3-applied.png` });
await field.focus();
await page.keyboard.press("Control+Z");
await page.waitForTimeout(300);
const undone = await field.inputValue();
await page.screenshot({ path: `${shots}/4-undone.png` });
console.log(JSON.stringify({ alerts, popover, applied, undone, errors }));
await browser.close();
