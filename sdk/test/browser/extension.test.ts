/**
 * The Manifest V3 extension of the examples in a real Chromium (check 23).
 */
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadExtension, type Extension } from "./extension.js";
import { clickUnderline, underlined } from "./harness.js";
import { TestService } from "./server.js";

describe("the extension", () => {
  const service = new TestService();
  let extension: Extension;
  let context: BrowserContext;
  let origin: string;

  beforeAll(async () => {
    await service.start();
    service.pages.set("/", page("one", "An eror here."));
    service.pages.set("/three", page("three", "An eror recieved."));
    service.pages.set("/two", page("two", "Three letter."));
    extension = await loadExtension();
    ({ context, origin } = extension);
  });
  afterAll(async () => {
    await extension?.close();
    await service.stop();
  });

  const page = (title: string, text: string): string =>
    `<!doctype html><html lang="en"><title>${title}</title>
    <textarea id="field" rows="3" cols="60">${text}</textarea></html>`;

  async function tab(path: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(service.url + path);
    await page.locator("#field").click({ position: { x: 300, y: 30 } });
    await page.bringToFront();
    return page;
  }

  test("says in the page that it has no key yet; the options page takes the address and the key", async () => {
    const before = await tab("/");
    await expect.poll(() => before.locator("emend-ui").allInnerTexts()).not.toEqual([]);
    await expect.poll(() => before.getByTitle("Give an API key").count()).toBeGreaterThan(0);
    const options = await context.newPage();
    await options.goto(`${origin}/options.html`);
    expect(await options.locator("#origin").innerText()).toBe(origin);
    await options.getByLabel("Address of the service").fill(service.url);
    await options.getByLabel("API key").fill("emend_wrong");
    service.refuse = 4401;
    service.refusal = "invalid_token";
    await options.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => options.getByRole("status").innerText()).toMatch(/does not know this key/);
    service.refuse = 0;
    await options.getByLabel("API key").fill("emend_test");
    await options.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => options.getByRole("status").innerText()).toBe("Saved. The service knows the key.");
    if (process.env.SHOTS) await options.screenshot({ path: `${process.env.SHOTS}/options.png` });
    // The open page goes on with the new settings.
    await before.bringToFront();
    await expect.poll(() => underlined(before)).toEqual(["eror"]);
    expect(service.frames("hello").at(-1)!.payload.auth).toEqual({ apiKey: "emend_test" });
    await options.close();
    await before.close();
  });

  test("underlines and replaces; tabs get nothing of each other", async () => {
    const [one, two] = [await tab("/"), await tab("/two")];
    await expect.poll(() => underlined(two)).toEqual(["letter"]);
    await one.bringToFront();
    await expect.poll(() => underlined(one)).toEqual(["eror"]);
    const messages = await listenTo(two);
    await clickUnderline(one);
    if (process.env.SHOTS) await one.screenshot({ path: `${process.env.SHOTS}/extension.png` });
    await one.getByRole("dialog").getByRole("button", { name: "error", exact: true }).click();
    await expect.poll(() => one.locator("#field").inputValue()).toBe("An error here.");
    await one.locator("#field").pressSequentially(" Another eror.");
    await expect.poll(() => underlined(one)).toEqual(["eror"]);
    expect(await messages()).toEqual([]);
    expect(await underlined(two)).toEqual(["letter"]);
    const ids = service
      .frames("open")
      .slice(-2)
      .map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    await two.locator("#field").pressSequentially("s");
    await expect.poll(messages).not.toEqual([]);
    expect(new Set((await messages()).map((message) => (message as { id: string }).id))).toEqual(new Set([ids[1]]));
    await two.close();
    await expect.poll(() => service.frames("close").map(({ id }) => id)).toContain(ids[1]);
    await one.close();
  });

  test("goes on with the next key after the browser has stopped its worker", async () => {
    const page = await tab("/");
    await expect.poll(() => underlined(page)).toEqual(["eror"]);
    const hellos = service.frames("hello").length;
    await stopWorker();
    const inContentScript = await contentScript(page);
    await expect.poll(() => inContentScript("port === null")).toBe(true);
    expect(await underlined(page)).toEqual(["eror"]);
    await page.locator("#field").press("Control+End");
    await page.locator("#field").pressSequentially(" One letter.");
    await expect.poll(() => underlined(page)).toEqual(["eror", "letter"]);
    expect(service.frames("hello")).toHaveLength(hellos + 1);
    expect(service.frames("open").at(-1)!.payload.text).toContain("An eror here.");
    await page.close();
  });

  test("keeps a word of the dictionary for all pages, and leaves their own storage alone", async () => {
    const one = await tab("/");
    const three = await tab("/three");
    // The page that is open already hears of the first word, too.
    for (const [page, word] of [
      [one, "eror"],
      [three, "recieved"],
    ] as const) {
      await page.bringToFront();
      await expect.poll(() => underlined(page)).toEqual([word]);
      await clickUnderline(page);
      await page.getByRole("dialog").getByRole("button", { name: "Add to dictionary" }).click();
      await expect.poll(() => underlined(page)).toEqual([]);
    }
    await one.reload();
    expect(await one.evaluate("localStorage.length")).toBe(0);
    await one.locator("#field").fill("An eror recieved three letter.");
    await expect.poll(() => underlined(one)).toEqual(["letter"]);
    await one.close();
    await three.close();
  });

  test("keeps its key from the pages' content scripts", async () => {
    const page = await tab("/");
    const inContentScript = await contentScript(page);
    expect(await inContentScript("typeof chrome.runtime.connect")).toBe("function");
    const read = await inContentScript("chrome.storage.local.get().then(JSON.stringify, String)");
    expect(read).toContain("Access to storage is not allowed");
    await page.close();
  });

  /** Evaluates in the content script's world. */
  async function contentScript(page: Page): Promise<(expression: string) => Promise<unknown>> {
    const session = await context.newCDPSession(page);
    const found = new Promise<number>((resolve) =>
      session.on("Runtime.executionContextCreated", ({ context }) => {
        if (context.origin === origin) resolve(context.id);
      }),
    );
    await session.send("Runtime.enable");
    const contextId = await found;
    return async (expression) => {
      const options = { expression, contextId, awaitPromise: true, returnByValue: true };
      return (await session.send("Runtime.evaluate", options)).result.value as unknown;
    };
  }

  /** Notes what the content script of a page is told from now on. */
  async function listenTo(page: Page): Promise<() => Promise<unknown[]>> {
    const evaluate = await contentScript(page);
    await evaluate("globalThis.heard = []; port.onMessage.addListener((message) => heard.push(message))");
    return async () => (await evaluate("heard")) as unknown[];
  }

  /** Stops the worker as the browser does after 30 s without work. */
  async function stopWorker(): Promise<void> {
    const page = await context.newPage();
    await page.goto(`${origin}/options.html`);
    const session = await context.newCDPSession(page);
    await session.send("ServiceWorker.enable");
    await session.send("ServiceWorker.stopAllWorkers");
    await page.close();
  }
});

test("the worker's bundle runs where there is neither a document nor a window", async () => {
  const service = await new TestService().start();
  const { Worker: Thread } = await import("node:worker_threads");
  // Node.js 20 has no WebSocket of its own.
  const code = `
    import WebSocket from ${JSON.stringify(import.meta.resolve("ws"))};
    import { parentPort } from "node:worker_threads";
    globalThis.WebSocket = WebSocket;
    const { CheckerSDK } = await import(${JSON.stringify(new URL("../../dist/worker.js", import.meta.url).href)});
    CheckerSDK.initialize({ url: ${JSON.stringify(service.url)}, apiKey: "test" }, {
      sendToContent: (message) => parentPort.postMessage({ ...message, dom: typeof document + typeof window }),
      onContentMessage(callback) {
        callback({ type: "open", id: "a", payload: { rev: 1, text: "An eror.", hash: "00000000" } });
      },
      destroy() {},
    });`;
  const thread = new Thread(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
  const heard: { type: string; dom: string; payload: { alerts?: { text: string }[] } }[] = [];
  thread.on("message", (message) => heard.push(message));
  await expect.poll(() => heard.map(({ type }) => type)).toContain("done");
  expect(heard.find(({ type }) => type === "alerts")!.payload.alerts).toMatchObject([{ text: "eror" }]);
  expect(heard[0]!.dom).toBe("undefinedundefined");
  await thread.terminate();
  await service.stop();
});
