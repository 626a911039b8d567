/**
 * Where fields stand that are turned, covered, scrolled or not to be written in.
 */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { checked, clickWord, open, underlined, useBrowser } from "./harness.js";

useBrowser();

const TEXT = "We recieved it.";
const area = (more = "", text = TEXT): string => `<textarea id="field" rows="5" cols="50" ${more}>${text}</textarea>`;

/** Whether the browser finds the word of an underline at both of its ends. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const field = document.getElementById("field") as HTMLTextAreaElement;
    const { highlights } = CSS as unknown as { highlights: Map<string, Set<Range>> };
    return [...highlights].flatMap(([, ranges]) => [...ranges]).flatMap((range) => {
      const { x, y, width, height } = range.getBoundingClientRect();
      const place = document.caretPositionFromPoint(x + width / 2, y + height / 2);
      const start = field.value.indexOf(String(range));
      const off = place?.offsetNode === field ? place.offset - start : -1;
      return off >= 2 && off <= String(range).length - 2 ? [] : [`${String(range)} is not at ${place?.offset}`];
    });
  });
}

test("a mirror lies on a field that is turned or mirrored, by itself or by what it stands in", async () => {
  const page = await open(`<div id="outer" style="margin:120px;width:400px">${area()}</div>`, { mirror: true });
  for (const [element, style] of [
    ["outer", "rotate(30deg)"],
    ["outer", "scale(-1, 1)"],
    ["outer", "rotate(180deg)"],
    ["outer", "skewX(20deg) scale(1.2)"],
    ["field", "rotate(-45deg)"],
    ["field", "none"],
  ]) {
    await page.evaluate(`{ outer.style.transform = field.style.transform = ""; ${element}.style.transform = "${style}"; }`);
    await expect.poll(async () => [style, await misplaced(page)], { timeout: 3_000 }).toEqual([style, []]);
  }
});

test("code, preformatted text and what is not displayed are none of the text", async () => {
  const page = await open(`<div id="field" contenteditable><p>We recieved it.</p><pre>recieved wrod</pre>
    <p>Say <code>recieved</code> now.</p><p hidden>They beleive it.</p>
    <p style="display:none">Some wrods here.</p></div>`);
  expect(await underlined(page)).toEqual(["recieved"]);
  expect(await page.evaluate("results.at(-1).alertsCount")).toBe(1);
  await page.evaluate("document.querySelector('[hidden]').hidden = false");
  await expect.poll(() => underlined(page)).toEqual(["beleive", "recieved"]);
});

test("a field that cannot be written in is not checked, until it can", async () => {
  const page = await open(`<fieldset disabled id="set">${area()}</fieldset>`, { settled: false });
  await page.waitForTimeout(500);
  expect(await page.evaluate("[results.length, CSS.highlights.size]")).toEqual([0, 0]);
  expect(await page.locator(".bar:not([hidden])").count()).toBe(0);
  await page.evaluate("document.getElementById('set').disabled = false");
  await checked(page, 1);
  expect(await underlined(page)).toEqual(["recieved"]);
  await page.evaluate("field.readOnly = true");
  await expect.poll(() => underlined(page)).toEqual([]);
  await expect.poll(() => page.locator(".bar:not([hidden])").count()).toBe(0);
});

test("the body of a frame in quirks mode has its badge in the corner that is seen", async () => {
  const page = await open(`<iframe id="frame" style="width:400px;height:200px"></iframe>`, {
    script: `const inner = frame.contentDocument; inner.open(); inner.write("<body contenteditable>We recieved it."); inner.close();
      window.inner = inner; CheckerSDK.attachToElement(inner.body);`,
  });
  expect(await page.evaluate("inner.compatMode")).toBe("BackCompat");
  const { right, bottom } = (await page.evaluate(
    "inner.querySelector('emend-ui').shadowRoot.querySelector('.bar').getBoundingClientRect().toJSON()",
  )) as DOMRect;
  expect(right).toBeLessThanOrEqual(400);
  expect(right).toBeGreaterThan(360);
  expect(bottom).toBeLessThanOrEqual(200);
});

describe("the badge", () => {
  const center = `(() => { const { x, y, width, height } =
    document.querySelector("emend-ui").shadowRoot.querySelector(".bar").getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2); })()`;

  test("lies under what lies over its field, and over its field", async () => {
    const page = await open(area("style='position:fixed;left:0;top:0'"));
    expect(await page.evaluate(`${center}.localName`)).toBe("emend-ui");
    await page.evaluate(`document.body.insertAdjacentHTML("beforeend",
      "<div id='modal' style='position:fixed;inset:0;background:#fff;z-index:10'></div>")`);
    expect(await page.evaluate(`${center}.id`)).toBe("modal");
    await page.evaluate("modal.style.zIndex = 3; modal.append(field)");
    await expect.poll(() => page.evaluate(`${center}?.localName`)).toBe("emend-ui");
  });

  test("stands off the last words", async () => {
    const page = await open(`<div id="field" contenteditable style="width:300px;font:16px/30px serif;text-align:right">
      They recieved it all.</div>`);
    const gap = `document.querySelector("emend-ui").shadowRoot.querySelector(".bar").getBoundingClientRect().top -
      field.getBoundingClientRect().bottom`;
    await expect.poll(() => page.evaluate(gap)).toBeGreaterThan(0);
  });
});

test("a popover goes when its word is scrolled away, and comes back with it", async () => {
  const page = await open(`<div id="field" contenteditable style="height:100px;overflow:auto">
    <p>We recieved it.</p>${"<p>All is well.</p>".repeat(20)}</div>`);
  await clickWord(page, "recieved");
  const dialog = page.locator("[role=dialog]");
  expect(await dialog.isVisible()).toBe(true);
  await page.evaluate("field.scrollTop = 300");
  await expect.poll(() => dialog.isVisible()).toBe(false);
  await page.evaluate("field.scrollTop = 0");
  await expect.poll(() => dialog.isVisible()).toBe(true);
});
