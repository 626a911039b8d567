import { describe, expect, test } from "vitest";
import { BROWSERS, browserFor, underlined } from "./harness.js";

const FIELD = `<textarea id="field" rows="6" cols="50">I recieved three letter.</textarea>`;

describe.each(BROWSERS)("attaching and detaching in %s", (name) => {
  const browser = browserFor(name, "mirror");

  // Check 24.
  test.runIf(name === "chromium")("a thousand times leaves nothing behind", async () => {
    const { page } = await browser.open(FIELD);
    const cdp = await page.context().newCDPSession(page);
    const count = async (): Promise<{ nodes: number; jsEventListeners: number }> => {
      await cdp.send("HeapProfiler.collectGarbage");
      return cdp.send("Memory.getDOMCounters");
    };
    const listeners = async (expression: string): Promise<string[]> => {
      const { result } = await cdp.send("Runtime.evaluate", { expression });
      const found = await cdp.send("DOMDebugger.getEventListeners", { objectId: result.objectId! });
      return found.listeners.map(({ type }) => type);
    };
    expect(await listeners("document.getElementById('field')")).toContain("input");
    const cycle = `{ const field = document.getElementById("field");
      CheckerSDK.detachFromElement(field); CheckerSDK.attachToElement(field); }`;
    await page.evaluate(`for (let i = 0; i < 10; i++) ${cycle}`);
    const before = await count();
    await page.evaluate(`for (let i = 0; i < 1000; i++) ${cycle}`);
    await page.waitForTimeout(300);
    const after = await count();
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThanOrEqual(2);
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(20);
    await page.evaluate("CheckerSDK.destroy()");
    expect(await page.evaluate("CSS.highlights.size")).toBe(0);
    expect(await page.evaluate("document.adoptedStyleSheets.length")).toBe(0);
    expect(await page.evaluate("document.querySelectorAll('emend-ui').length")).toBe(0);
    for (const target of ["document.getElementById('field')", "window", "document"]) {
      expect(await listeners(target)).toEqual([]);
    }
    // Without the SDK the page has its own nodes only: nothing that was taken out of it is held.
    const { nodes } = await count();
    const own = await page.evaluate(() => {
      const walker = document.createTreeWalker(document);
      let number = 1;
      while (walker.nextNode()) number++;
      return number;
    });
    expect(nodes - own).toBeLessThanOrEqual(20);
  });

  test("an element that is removed is let go", async () => {
    const { page, service } = await browser.open(FIELD);
    await page.evaluate("document.getElementById('field').remove()");
    await expect.poll(() => page.evaluate("CSS.highlights.size")).toBe(0);
    expect(service.frames("close")).toHaveLength(1);
    expect(await page.evaluate("document.querySelectorAll('emend-ui').length")).toBe(0);
  });

  test("twice is once, and before initialize is remembered", async () => {
    const { page, service } = await browser.open(FIELD, {
      script: `const field = document.getElementById("field");
        CheckerSDK.destroy(); CheckerSDK.attachToElement(field); CheckerSDK.attachToElement(field);
        CheckerSDK.initialize({ apiKey: "test", callbacks: { onCheckResultReceived: (it) => results.push(it) } });
        CheckerSDK.attachToElement(field);`,
    });
    expect(service.frames("open")).toHaveLength(1);
    expect(await underlined(page)).toEqual(["letter", "recieved"]);
  });

  test("what cannot be attached to, and a language that cannot be forced, are clear errors", async () => {
    const { page } = await browser.open(FIELD);
    const message = (code: string): Promise<unknown> =>
      page.evaluate(`(() => { try { ${code} } catch (error) { return error.name + ": " + error.message } })()`);
    expect(await message("CheckerSDK.attachToElement(document.body)")).toMatch(/^TypeError: Emend: not a textarea/);
    expect(await message("CheckerSDK.attachToElement(document.createElement('textarea'))")).toMatch(/in a document/);
    expect(await message("CheckerSDK.initialize({ language: 'tlh' })")).toMatch(/^RangeError: Emend: language "tlh"/);
  });

  test("callbacks of the element come before the global ones", async () => {
    const { page } = await browser.open(FIELD, {
      script: `window.order = []; const push = results.push.bind(results);
        results.push = (it) => (order.push("global"), push(it));
        CheckerSDK.attachToElement(document.getElementById("field"), { callbacks: {
          onCheckResultReceived: () => order.push("element") } });`,
    });
    expect(await page.evaluate("order")).toEqual(["element", "global"]);
  });
});

describe.each(BROWSERS)("<service-checkable> in %s", (name) => {
  const browser = browserFor(name, "mirror");

  // Check 25.
  test("attaches to what is inside, also later, and after it was moved", async () => {
    const { page } = await browser.open(
      `<service-checkable id="wrap"><textarea id="field">An eror.</textarea></service-checkable>`,
      { script: "" },
    );
    expect(await underlined(page)).toEqual(["eror"]);
    await page.evaluate(`{ const div = document.createElement("div"); div.contentEditable = "true";
      div.textContent = "A letter."; wrap.append(div); }`);
    await expect.poll(() => underlined(page)).toEqual(["eror", "letter"]);
    await page.evaluate("wrap.querySelector('textarea').outerHTML = '<textarea>I recieved it.</textarea>'");
    await expect.poll(() => underlined(page)).toEqual(["letter", "recieved"]);
    await page.evaluate("wrap.querySelector('textarea').remove()");
    await expect.poll(() => underlined(page)).toEqual(["letter"]);
    await page.evaluate("window.kept = wrap; wrap.remove()");
    await expect.poll(() => underlined(page)).toEqual([]);
    await page.evaluate("document.body.append(kept)");
    await expect.poll(() => underlined(page)).toEqual(["letter"]);
  });

  test("asks nobody but the service", async () => {
    const { page, service } = await browser.open(FIELD, { config: `options: { query: { clientToken: "abc" } }` });
    const requested = await page.evaluate(
      "performance.getEntriesByType('resource').map((it) => new URL(it.name).origin)",
    );
    expect(new Set(requested as string[])).toEqual(new Set([service.url]));
    expect(service.paths).toContain("/v1/ws?clientToken=abc");
  });

  test("works over plain HTTP too", async () => {
    const { page, service } = await browser.open(FIELD, { config: `transport: "http"` });
    expect(await underlined(page)).toEqual(["letter", "recieved"]);
    expect(service.received).toHaveLength(0);
    await page.locator("#field").fill("One eror now.");
    await expect.poll(() => underlined(page)).toEqual(["eror"]);
  });
});
