// Takes pictures of the playground as somebody sees it who comes for the first time: the service detects the language.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const { chromium } = createRequire(join(ROOT, "sdk/"))("playwright-core");
const { samples } = await import(join(ROOT, "service/playground/samples.js"));
const REPORT = samples.find(({ options }) => options?.level === "picky").text;
/** Of those in the docs, pixels on each side. */
const SIZE = { width: 1280, height: 760 };

async function startService() {
  const data = mkdtempSync(join(tmpdir(), "emend-pictures-"));
  const command = ["-m", "service.cli", "serve", "--local", "--port", "0", "--data-dir", data];
  const service = spawn(join(ROOT, ".venv/bin/python"), command, { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise((resolve, reject) => {
    let said = "";
    service.once("exit", () => reject(new Error(`the service has ended: ${said}`)));
    service.stdout.on("data", (printed) => {
      said += printed;
      const address = /ready\b.*:\s+(http\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
  });
  const stop = async () => {
    const ended = new Promise((resolve) => service.once("exit", resolve));
    service.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { url, stop };
}

/** A new visitor's page, when all has been checked. */
async function visit(url, browser, { scheme = "light", scale = 1.5, ...viewport }) {
  const context = await browser.newContext({ viewport, colorScheme: scheme, deviceScaleFactor: scale, locale: "en-US" });
  const page = await context.newPage();
  await page.goto(url);
  await settled(page);
  return page;
}

async function settled(page) {
  const done = () => document.body.dataset.state === "settled" && document.querySelectorAll(".card").length > 3;
  await page.waitForFunction(done, null, { timeout: 120_000 });
  await page.waitForTimeout(1_000); // transitions, and the badge
}

/** Clicks on the card about these words, which opens it and goes to them. */
async function goTo(page, words) {
  await page.locator(".card", { has: page.locator("del", { hasText: new RegExp(`^${words}$`) }) }).locator(".go").click();
  await page.waitForTimeout(700);
}

/** Writes a text of matters of taste in place of the first one, and has them told. */
async function report(page) {
  await page.locator("#plain").fill(REPORT);
  await page.locator("#options summary").click();
  await page.locator("#level").check();
  await page.locator("#tone").selectOption("academic");
  await page.keyboard.press("Escape");
  await settled(page);
}

const [folder] = process.argv.slice(2);
const { url, stop } = await startService();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"],
});
try {
  if (folder) await all(folder);
  else await ofTheDocs(join(ROOT, "docs/images"));
} finally {
  await browser.close();
  await stop();
}

async function ofTheDocs(folder) {
  const light = await visit(url, browser, SIZE);
  await goTo(light, "no");
  await light.screenshot({ path: join(folder, "playground.png") });
  const dark = await visit(url, browser, { ...SIZE, scheme: "dark" });
  await report(dark);
  await goTo(dark, "Each and every");
  await dark.screenshot({ path: join(folder, "playground-dark.png") });
}

async function all(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]]) {
    for (const scheme of ["light", "dark"]) {
      const page = await visit(url, browser, { width, height, scheme, scale: 1 });
      const shot = (name) => page.screenshot({ path: join(folder, `${width}-${scheme}${name}.png`) });
      await shot("");
      if (width > 800) await goTo(page, "no");
      else await page.locator("#jump").click();
      await page.waitForTimeout(700);
      await shot("-card");
      await page.context().close();
    }
  }
}
