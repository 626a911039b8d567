/**
 * React 19 with controlled fields, through the component and the hook of the example (check 7).
 */
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { bundled } from "./bundle.js";
import { BROWSERS, browserFor, clickUnderline, underlined, type Open } from "./harness.js";

const BEFORE = "An eror and another eror.";
const AFTER = "An error and another eror.";
const REPLACED = { originalText: "eror", replacement: "error", description: "“eror” is not right here." };

let script: string;
beforeAll(async () => {
  script = await bundled("test/fixtures/react.jsx");
});

const shown = (page: Page): Promise<string> =>
  page.locator("#field").evaluate((field) => (field as HTMLTextAreaElement).value ?? field.textContent);

describe.each(BROWSERS)("in %s", (name) => {
  const browser = browserFor(name, "mirror");

  function open(kind: string): Promise<Open> {
    return browser.open('<div id="place"></div><script type="module" src="/react.js"></script>', {
      service: (service) => service.pages.set("/react.js", script),
      script: `window.mount("${kind}");`,
    });
  }

  describe.each(["textarea", "contenteditable"])("a %s of React", (kind) => {
    test("gets a replacement as one change, then the callback", async () => {
      const { page } = await open(kind);
      await clickUnderline(page);
      await page.getByRole("dialog").getByRole("button", { name: "error", exact: true }).click();
      await expect.poll(() => page.evaluate("log")).toEqual([
        ["change", AFTER],
        ["applied", REPLACED],
      ]);
      expect(await shown(page)).toBe(AFTER);
      await page.keyboard.press("Control+z");
      expect(await shown(page)).toBe(BEFORE);
      expect(await page.evaluate("log.slice(2)")).toEqual([["change", BEFORE]]);
      await page.keyboard.press("Control+End");
      await page.keyboard.type(" More.");
      expect(await shown(page)).toBe(`${BEFORE} More.`);
      await expect.poll(() => underlined(page)).toEqual(["eror", "eror"]);
    });

    test("is left as if nothing had been when it is unmounted, and checked anew when it is back", async () => {
      const { page, service } = await open(kind);
      await page.evaluate("mount(null)");
      await expect.poll(() => service.frames("close").length).toBe(1);
      expect(await underlined(page)).toEqual([]);
      expect(await page.locator("emend-ui").count()).toBe(0);
      await page.evaluate(`mount("${kind}")`);
      await expect.poll(() => underlined(page)).toEqual(["eror", "eror"]);
      expect(service.frames("open")).toHaveLength(2);
      expect(service.frames("open")[1]!.id).not.toBe(service.frames("open")[0]!.id);
    });
  });

  test("the state of a controlled textarea is what its element shows, also over a render in between", async () => {
    const { page, service } = await open("textarea");
    await clickUnderline(page, 1);
    await page.evaluate("render()");
    await page.getByRole("dialog").getByRole("button", { name: "error", exact: true }).click();
    const after = "An eror and another error.";
    await expect.poll(() => page.evaluate("state()")).toBe(after);
    await page.evaluate("render()");
    expect(await shown(page)).toBe(after);
    expect(await page.locator("#field").getAttribute("data-renders")).toBe("2");
    await expect.poll(() => underlined(page)).toEqual(["eror"]);
    expect(service.frames("open")).toHaveLength(1);
  });
});
