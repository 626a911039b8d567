/**
 * The examples as their readers run them: pages and editors against the scripted service, the proxy for real.
 */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { bundled } from "./bundle.js";
import { chromiumFor, clickUnderline, underlined } from "./harness.js";
import { TestService } from "./server.js";

const SDK = new URL("../../", import.meta.url).pathname;
const read = (path: string): string => readFileSync(SDK + path, "utf8");
const chromium = chromiumFor("mirror");
const services: TestService[] = [];

afterAll(() => Promise.all(services.map((service) => service.stop())));

/** Opens a page of an example, whose address of the service is that of the scripted one. */
async function open(html: string, script?: string): Promise<{ page: Page; service: TestService }> {
  const service = await new TestService().start();
  services.push(service);
  const here = (text: string): string => text.replaceAll("http://127.0.0.1:8000", service.url);
  service.pages.set("/", here(read(`examples/${html}`)).replace("main.tsx", "main.js"));
  service.folders.set("/sdk/", new URL("../../dist/", import.meta.url));
  const folder = html.split("/")[0]!;
  if (script) service.pages.set("/main.js", here(await bundled(`examples/${folder}/${script}`)));
  const page = await chromium.browser.newPage({ viewport: { width: 900, height: 600 } });
  const style = { contentType: "text/css", body: read(`examples/${folder}/style.css`) };
  await page.route("**/style.css", (route) => route.fulfill(style));
  await page.goto(service.url);
  return { page, service };
}

async function apply(page: Page, words: string[]): Promise<void> {
  await expect.poll(() => underlined(page)).toEqual(words);
  await clickUnderline(page, 0);
  await shoot(page);
  await page.getByRole("dialog").getByRole("button", { name: "received" }).click();
}

/** For a look at the pages: `SHOTS=folder` keeps a picture of each. */
async function shoot(page: Page): Promise<void> {
  const name = (await page.title()).replaceAll(/\W+/g, "-").toLowerCase();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}

test("plain: a script tag and <service-checkable>", async () => {
  const { page, service } = await open("plain/script-tag.html");
  await apply(page, ["letter", "recieved"]);
  await expect.poll(() => page.locator("textarea").inputValue()).toContain("We has received your");
  expect(service.frames("hello")[0]!.payload.auth.apiKey).toBe("emend_YOUR_KEY");
});

test("plain: a module and attachToElement", async () => {
  const { page } = await open("plain/module.html");
  await expect.poll(() => page.locator("#score").innerText()).toBe("2 alerts, score 80 of 100");
  await apply(page, ["letter", "recieved"]);
  await expect.poll(() => page.locator("#note").innerText()).toContain("We has received your");
  await expect.poll(() => page.locator("#score").innerText()).toBe("1 alert, score 80 of 100");
});

test("React: the component, in strict mode", async () => {
  const { page, service } = await open("react/index.html", "main.tsx");
  await apply(page, ["letter", "recieved"]);
  await expect.poll(() => page.getByRole("listitem").allInnerTexts()).toEqual(["recieved → received"]);
  expect(await page.locator("textarea").inputValue()).toBe("We has received your letter. Thank you!");
  await page.getByText("39 characters").waitFor();
  expect(service.frames("open").length - service.frames("close").length).toBe(1);
});

test("React: the types of the example fit the SDK's", () => {
  execFileSync(`${SDK}node_modules/.bin/tsc`, ["-p", `${SDK}test/fixtures/react-types.json`], { stdio: "pipe" });
});

test("ProseMirror: the plugin", async () => {
  const { page } = await open("prosemirror/index.html", "main.js");
  await apply(page, ["letter", "recieved"]);
  const text = (): Promise<string> => page.evaluate("view.state.doc.textContent");
  await expect.poll(text).toContain("We has received your letter.");
  await page.keyboard.press("Control+z");
  await expect.poll(text).toContain("We has recieved your letter.");
  await page.evaluate("view.destroy()");
  expect(await underlined(page)).toEqual([]);
});

describe("proxy", () => {
  let example: ChildProcess;
  let url: string;

  beforeAll(async () => {
    example = spawn(`${SDK}examples/proxy/run.sh`, {
      env: { ...process.env, EMEND_EXAMPLE_READY: "1", SERVICE_PORT: "0", PROXY_PORT: "0", SITE_PORT: "0" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let printed = "";
    url = await new Promise((resolve, reject) => {
      example.stdout!.on("data", (data) => {
        printed += String(data);
        const found = /^Open (http:\S+)$/m.exec(printed);
        if (found) resolve(found[1]!);
      });
      example.on("exit", () => reject(new Error(printed)));
    });
  }, 120_000);

  afterAll(async () => {
    const ended = new Promise((resolve) => example.on("exit", resolve));
    example.kill();
    await ended;
  }, 60_000);

  test("a page is checked, and the API key is in nothing that the browser gets or sends", async () => {
    const page = await chromium.browser.newPage({ viewport: { width: 900, height: 600 } });
    const seen: Promise<string>[] = [];
    page.on("response", (response) => seen.push(response.text().catch(() => "")));
    page.on("request", (request) => {
      seen.push(Promise.resolve(`${request.url()} ${JSON.stringify(request.headers())}`));
    });
    page.on("websocket", (socket) => {
      seen.push(Promise.resolve(socket.url()));
      for (const event of ["framesent", "framereceived"] as const) {
        socket.on(event as "framesent", ({ payload }) => seen.push(Promise.resolve(String(payload))));
      }
    });
    await page.goto(url);
    await expect.poll(async () => (await underlined(page)).join(" "), { timeout: 20_000 }).toContain("recieved");
    await shoot(page);
    const words = await underlined(page);
    await clickUnderline(page, 0);
    expect(words.length).toBeGreaterThan(0);
    const all = (await Promise.all(seen)).join("\n");
    expect(all).toContain('"type":"welcome"');
    expect(all).not.toMatch(/emend_[0-9a-f]{16}_|apiKey":/);
  });

  test("a page of another site gets no connection with the token", async () => {
    const { clientToken, url: proxy } = (await (await fetch(`${url}/checker`, { method: "POST" })).json()) as {
      clientToken: string;
      url: string;
    };
    const { WebSocket } = await import("ws");
    const socket = new WebSocket(`${proxy.replace("http", "ws")}/v1/ws?clientToken=${clientToken}`, "checker.v1", {
      origin: "https://elsewhere.example",
    });
    socket.on("open", () => {
      socket.send(JSON.stringify({ type: "hello", id: "", payload: { versions: [1], sdk: "test", auth: {} } }));
    });
    expect(await new Promise((resolve) => socket.on("close", resolve))).toBe(4403);
  });
});
