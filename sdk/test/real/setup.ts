/**
 * What all tests against the real service share: one `emend serve` with the shipped models, and one Chromium.
 *
 * `EMEND_TEST_SERVICE="address key"` names a service that runs already and lets pages of `ORIGIN` in.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";

/** The origin of the tests' pages, which no server has: the browser is told what stands there. */
export const ORIGIN = "http://pages.localhost";

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  // The pages have no address, so the browser would ask whether they may talk to this machine.
  "--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets",
];

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the service. */
    service: string;
    /** Its local key. */
    key: string;
    /** Where the browser is to be reached. */
    browser: string;
  }
}

interface Service {
  url: string;
  key: string;
  stop(): Promise<void>;
}

async function startService(): Promise<Service> {
  const data = mkdtempSync(join(tmpdir(), "emend-real-"));
  const root = new URL("../../..", import.meta.url).pathname;
  const settings = { EMEND_WS_ORIGINS: ORIGIN, EMEND_CORS_ORIGINS: ORIGIN, EMEND_RATE: "1000", EMEND_BURST: "10000" };
  const program = join(root, ".venv/bin/python");
  const service = spawn(program, ["-m", "service.cli", "serve", "--local", "--port", "0", "--data-dir", data], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = new Promise((resolve) => service.once("exit", resolve));
  const said = await new Promise<string>((resolve, reject) => {
    let printed = "";
    service.stdout.on("data", (data) => {
      printed += String(data);
      if (/local key:\s+\S+\n/.test(printed)) resolve(printed);
    });
    void ended.then(() => reject(new Error(`the service has ended: ${printed}`)));
  });
  return {
    url: /ready\b.*:\s+(http\S+)/.exec(said)![1]!,
    key: /local key:\s+(\S+)/.exec(said)![1]!,
    async stop() {
      service.kill();
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function runningService(given: string): Service {
  const [url, key] = given.split(" ");
  return { url: url!, key: key!, stop: () => Promise.resolve() };
}

/** Starts both, and ends them after the last test. */
export default async function start({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env.EMEND_TEST_SERVICE;
  const service = given ? runningService(given) : await startService();
  const browser = await chromium.launchServer({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    args: ARGS,
  });
  provide("service", service.url);
  provide("key", service.key);
  provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await service.stop();
  };
}
