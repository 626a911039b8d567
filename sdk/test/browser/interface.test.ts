import { describe, expect, test } from "vitest";
import { boxes, BROWSERS, browserFor, clickUnderline, underlined } from "./harness.js";

const FIELD = `<textarea id="field" rows="6" cols="50">I recieved three letter. Another letter.</textarea>`;
const bar = ".bar:not([hidden])";

describe.each(BROWSERS)("the status bar in %s", (name) => {
  const browser = browserFor(name, "mirror");

  // Check 21.
  test("turns from purple to red to green, with a number, a spinner and a check mark", async () => {
    // Long enough for a busy machine to look at what comes before the result.
    const delay = (rev: number): number => (rev === 1 ? 6_000 : 1_500);
    const { page, service } = await browser.open(FIELD, { service: (it) => (it.delay = delay), settled: false });
    const element = page.locator(bar);
    await element.waitFor();
    expect(
      await element.evaluate((it) => [it.ariaLabel, getComputedStyle(it).getPropertyValue("--tint").trim()]),
    ).toEqual(["Checking…", "#6d4aff"]);
    await expect.poll(() => element.innerText()).toBe("3");
    expect(await element.getAttribute("aria-label")).toBe("3 issues");
    expect(await page.locator("[role=status]").innerText()).toBe("3 issues");
    await page.locator("#field").press("End");
    await page.keyboard.type(".");
    await expect.poll(() => element.getAttribute("class")).toContain("checking red");
    service.delay = 0;
    await page.locator("#field").fill("All is well.");
    await expect.poll(() => element.getAttribute("class")).toContain("clean");
    await page.locator("#field").press("End");
    service.delay = 1500;
    await page.keyboard.type("!");
    await expect.poll(() => element.getAttribute("class")).toContain("checking green");
    expect(await page.locator("[role=status]").textContent()).toBe("No issues");
  });

  test("tells screen readers of every result once", async () => {
    const { page, service } = await browser.open(FIELD);
    await page.evaluate(() => {
      const told: string[] = [];
      const status = document.querySelector("emend-ui")!.shadowRoot!.querySelector("[role=status]")!;
      new MutationObserver(() => told.push(status.textContent)).observe(status, { childList: true, subtree: true });
      Object.assign(window, { told });
    });
    service.delay = 300;
    await page.locator("#field").press("Control+End");
    await page.keyboard.type(" An eror.");
    await expect.poll(() => page.evaluate("results.length")).toBeGreaterThan(1);
    await page.waitForTimeout(1_000);
    const told = (await page.evaluate("told")) as string[];
    expect(told).toHaveLength(((await page.evaluate("results.length")) as number) - 1);
    expect(told.at(-1)).toBe("4 issues");
  });

  test("can be switched off; results are reported all the same", async () => {
    const { page } = await browser.open(FIELD, { config: "features: { bar: false }" });
    expect(await page.locator(".bar").count()).toBe(0);
    expect(await page.evaluate("results.length")).toBe(1);
  });

  test("says that a text is too long, which is not sent", async () => {
    const { page, service } = await browser.open(FIELD);
    await page.locator("#field").evaluate((it: HTMLTextAreaElement) => (it.value = "word ".repeat(12_001)));
    await expect.poll(() => page.locator(bar).getAttribute("aria-label")).toContain("60,000");
    expect(await page.locator(bar).innerText()).toBe("Not checked: more than 60,000 characters");
    expect(service.frames("close")).toHaveLength(1);
    expect(service.frames("patch")).toHaveLength(0);
    await page.locator("#field").evaluate((it: HTMLTextAreaElement) => (it.value = "A letter."));
    await expect.poll(() => underlined(page)).toEqual(["letter"]);
  });

  test("goes grey when the service is away, and the text is checked when it is back", async () => {
    const { page, service } = await browser.open(FIELD);
    const { port } = service;
    await service.stop();
    await expect.poll(() => page.locator(bar).getAttribute("aria-label")).toContain("Offline");
    await page.locator("#field").fill("One more eror.");
    await service.start(port);
    await expect.poll(() => page.locator(bar).innerText(), { timeout: 15_000 }).toBe("1");
    expect(await underlined(page)).toEqual(["eror"]);
    expect(service.frames("hello").at(-1)!.payload.resume).toMatchObject({ session: "test" });
  });

  test("shows that the service refuses the key, and does not ask again", async () => {
    const { page, service } = await browser.open(FIELD, { service: (it) => (it.refuse = 4401), settled: false });
    await expect.poll(() => page.locator(bar).getAttribute("class")).toContain("error");
    await page.waitForTimeout(1500);
    expect(service.frames("hello")).toHaveLength(1);
  });
});

describe.each(BROWSERS)("the popover in %s", (name) => {
  const browser = browserFor(name, "mirror");

  // Check 20.
  test("is used by keyboard alone", async () => {
    const { page } = await browser.open(FIELD);
    const field = page.locator("#field");
    await field.press("Control+Home");
    await page.keyboard.press("F8");
    const dialog = page.getByRole("dialog");
    expect(await dialog.getAttribute("aria-label")).toBe("Not right");
    await page.keyboard.press("F8");
    await page.keyboard.press("Enter");
    expect(await field.inputValue()).toBe("I recieved three letters. Another letter.");
    // It goes on to the next one.
    const focused = "document.activeElement.shadowRoot?.activeElement.textContent";
    await expect.poll(() => page.evaluate(focused)).toBe("letters");
    await page.keyboard.press("Shift+F8");
    expect(await page.evaluate(focused)).toBe("received");
    await page.keyboard.press("ArrowDown");
    expect(await page.evaluate(focused)).toBe("Ignore");
    await page.keyboard.press("Escape");
    expect(await dialog.count()).toBe(0);
    expect(await page.evaluate("document.activeElement.id")).toBe("field");
    await field.evaluate((it: HTMLTextAreaElement) => it.setSelectionRange(3, 5));
    await page.keyboard.press("F8");
    await page.keyboard.press("Escape");
    expect(await field.evaluate((it: HTMLTextAreaElement) => [it.selectionStart, it.selectionEnd])).toEqual([3, 5]);
  });

  test("ignores one alert, all like it, or a word for good", async () => {
    const { page } = await browser.open(FIELD);
    await page.locator("#field").press("Control+Home");
    await page.keyboard.press("F8");
    await page.getByRole("button", { name: "Add to dictionary" }).click();
    expect(await underlined(page)).toEqual(["letter", "letter"]);
    await page.getByRole("button", { name: "Ignore", exact: true }).click();
    expect(await underlined(page)).toEqual(["letter"]);
    await page.reload();
    await page.waitForFunction("window.results?.length > 0");
    expect(await underlined(page)).toEqual(["letter"]);
    expect(await page.evaluate("results")).toMatchObject([{ alertsCount: 1 }]);
  });

  test("closes when the user goes on typing in the word, clicks elsewhere or presses Escape", async () => {
    const { page } = await browser.open(FIELD);
    const dialog = page.getByRole("dialog");
    await clickUnderline(page);
    await page.keyboard.press("Escape");
    expect(await dialog.count()).toBe(0);
    await clickUnderline(page);
    await page.mouse.click(800, 500);
    expect(await dialog.count()).toBe(0);
    await clickUnderline(page);
    await page.keyboard.type("x");
    expect(await dialog.count()).toBe(0);
  });

  test("stays in the viewport, beside its word", async () => {
    const { page } = await browser.open(
      `<div style="height:520px"></div>${FIELD.replace("<textarea", '<textarea style="margin-left:600px"')}`,
    );
    await page.evaluate("scrollTo(0, 0)");
    await clickUnderline(page, (await boxes(page)).length - 1);
    const box = (await page.getByRole("dialog").boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(900);
    expect(box.y + box.height).toBeLessThanOrEqual(600);
  });

  // Check 19. In Firefox, Playwright itself needs eval, which Trusted Types forbid too.
  test("works under a strict content security policy with Trusted Types", async () => {
    const [scripts, trusted] = name === "firefox" ? ["'unsafe-eval'", ""] : ["", "require-trusted-types-for 'script'"];
    const { page } = await browser.open(FIELD, {
      service: (it) => {
        it.headers["Content-Security-Policy"] =
          `default-src 'none'; script-src 'self' ${scripts}; style-src 'self'; connect-src ws: 'self'; ${trusted}`;
      },
      script: `window.violations = [];
        document.addEventListener("securitypolicyviolation", (it) => violations.push(it.violatedDirective));
        CheckerSDK.attachToElement(document.getElementById("field"));`,
    });
    await clickUnderline(page);
    await page.getByRole("dialog").getByRole("button", { name: "received" }).click();
    expect(await page.locator("#field").inputValue()).toContain("received");
    expect(await page.evaluate("violations")).toEqual([]);
  });

  // Check 18.
  test.each([
    [
      "a shadow root",
      `<div id="host"></div>`,
      `const root = host.attachShadow({ mode: "open" });
      root.append(document.createElement("textarea")); const field = root.firstChild;`,
    ],
    [
      "a modal dialog",
      `<dialog id="host"><textarea></textarea></dialog>`,
      `host.showModal(); const field = host.firstChild;`,
    ],
    [
      "an iframe",
      `<iframe id="host"></iframe>`,
      `const field = host.contentDocument.createElement("textarea");
      host.contentDocument.body.append(field);`,
    ],
  ])("works in %s", async (_, body, script) => {
    const { page } = await browser.open(body, {
      script: `${script} field.cols = 60; field.value = "I recieved three letter."; window.field = field;
        CheckerSDK.attachToElement(field);`,
    });
    await page.evaluate("field.focus(), field.setSelectionRange(0, 0)");
    await page.keyboard.press("F8");
    // The popover lies on top, beside the word, and has the focus.
    expect(
      await page.evaluate(() => {
        const { field } = window as unknown as { field: HTMLElement };
        const document = field.ownerDocument;
        const layer = [...document.querySelectorAll("emend-ui")].map((it) => it.shadowRoot!);
        const card = layer.flatMap((root) => root.querySelector<HTMLElement>(".card") ?? [])[0]!;
        const { x, y, width, height } = card.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top?.shadowRoot === card.getRootNode() && card.matches(":focus-within") && width > 100;
      }),
    ).toBe(true);
    expect(
      await page.evaluate(() => {
        const view = (window as unknown as { field: HTMLElement }).field.ownerDocument.defaultView as typeof window;
        const { highlights } = view.CSS as unknown as { highlights: Map<string, Set<Range>> };
        return [...highlights].flatMap(([name, it]) => (name.endsWith("current") ? [] : [...it].map(String))).sort();
      }),
    ).toEqual(["letter", "recieved"]);
    await page.keyboard.press("Enter");
    expect(await page.evaluate("field.value")).toBe("I received three letter.");
  });
});
