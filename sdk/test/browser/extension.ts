/**
 * Chromium with the extension of the examples in it.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext, type Worker } from "playwright-core";
import { expect, vi } from "vitest";

const EXAMPLE = new URL("../../examples/extension", import.meta.url).pathname;
const ARGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];

export interface Extension {
  context: BrowserContext;
  /** Of its pages: `chrome-extension://...`. */
  origin: string;
  worker(): Promise<Worker>;
  close(): Promise<void>;
}

/** A browser of its own, with a copy of the extension and of the SDK as it is built. */
export async function loadExtension(): Promise<Extension> {
  const folder = mkdtempSync(join(tmpdir(), "emend-extension-"));
  const extension = join(folder, "extension");
  cpSync(EXAMPLE, extension, { recursive: true });
  execFileSync("node", [join(EXAMPLE, "copy-sdk.mjs"), extension]);
  const context = await chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    args: [...ARGS, `--disable-extensions-except=${extension}`, `--load-extension=${extension}`],
    ignoreDefaultArgs: ["--disable-extensions"],
  });
  const worker = async (): Promise<Worker> =>
    context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  const origin = (await worker()).url().replace(/\/worker.js$/, "");
  // It asks for a key, in the tab that is there: one that somebody has just opened, if it comes late.
  const open = (): string[] => context.pages().map((page) => page.url());
  await vi.waitFor(() => expect(open()).toContain(`${origin}/options.html`), { timeout: 20_000 });
  const close = async (): Promise<void> => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { context, origin, worker, close };
}
