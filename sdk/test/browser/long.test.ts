/** Long texts, of which only what can be seen is underlined: as one paragraph, and as lines that do not wrap. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fieldOf, type Sample } from "./cost.js";
import { BROWSERS, browserFor } from "./harness.js";

const LONG = { length: 59_500, alerts: "dense" } as const;
/** In a line so long, places take their time to be found. */
const LINE = { ...LONG, length: 20_000, paragraphs: 1 } as const;

/** Words on the screen that have no underline, and whether there are few underlines elsewhere. */
function onScreen(page: Page): Promise<{ seen: boolean; missing: string[]; few: boolean }> {
  return page.evaluate(() => {
    const field = document.getElementById("field")!;
    const mirror = document.querySelector("emend-ui")!.shadowRoot!.querySelector(".mirror");
    const drawn = new Map<Node, Set<number>>();
    let underlines = 0;
    for (const [, ranges] of (CSS as unknown as { highlights: Map<string, Set<Range>> }).highlights) {
      for (const { startContainer, startOffset } of ranges) {
        underlines++;
        drawn.set(startContainer, (drawn.get(startContainer) ?? new Set()).add(startOffset));
      }
    }
    const { left, top, right, bottom } = clipOf(field);
    const missing: string[] = [];
    let seen = 0;
    let all = 0;
    const nodes = document.createTreeWalker(mirror ?? field, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text;
      for (const { index } of node.data.matchAll(/\beror\b/g)) {
        all++;
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + 4);
        const box = range.getBoundingClientRect();
        if (box.right < left || box.left > right || box.bottom < top || box.top > bottom) continue;
        seen++;
        if (!drawn.get(node)?.has(index)) missing.push(`${index} of ${node.length}`);
      }
    }
    return { seen: seen > 1, missing: missing.slice(0, 9), few: underlines < all / 2 };

    function clipOf(field: HTMLElement): DOMRect {
      if (getComputedStyle(field).overflow === "visible") return new DOMRect(0, 0, innerWidth, innerHeight);
      const { left, top } = field.getBoundingClientRect();
      return new DOMRect(left, top, field.clientWidth, field.clientHeight);
    }
  });
}

describe.each(BROWSERS)("a long text in %s", (name) => {
  const browser = browserFor(name, "mirror");
  const right = { seen: true, missing: [], few: true };

  test.each<Sample>([
    { ...LONG, kind: "contenteditable", paragraphs: 1 },
    { ...LINE, kind: "contenteditable", style: "white-space:pre" },
    { ...LINE, kind: "contenteditable", style: "white-space:pre;direction:rtl" },
    { ...LINE, kind: "contenteditable", style: "white-space:pre;overflow:visible" },
    { ...LONG, kind: "contenteditable", paragraphs: 20, style: "white-space:pre" },
    { ...LONG, kind: "textarea", paragraphs: 1 },
    { ...LONG, kind: "textarea", paragraphs: 20, style: "white-space:pre" },
  ])("is underlined where it can be seen, scrolled to and fro: $kind, $paragraphs, $style", async (sample) => {
    const { page } = await browser.open(fieldOf(sample));
    await expect.poll(() => onScreen(page)).toEqual(right);
    for (const part of [0.3, 0.31, 1, 0.6, 0.01, 0]) {
      const at = await page.evaluate(`(() => {
        const { overflow, direction } = getComputedStyle(field);
        const scroller = overflow === "visible" ? document.scrollingElement : field;
        const aside = scroller.scrollWidth - scroller.clientWidth;
        scroller.scrollLeft = ${part} * aside * (direction === "rtl" ? -1 : 1);
        scroller.scrollTop = ${part} * (scroller.scrollHeight - scroller.clientHeight);
        return Math.max(Math.abs(scroller.scrollLeft), scroller.scrollTop);
      })()`);
      expect(Number(at) > 0).toBe(part > 0);
      await expect.poll(async () => [part, await onScreen(page)], { timeout: 3_000 }).toEqual([part, right]);
    }
  });

  test.each(["font-size:8px", "white-space:pre;font-size:8px"])("is underlined where words come into view as others go: %j", async (style) => {
    const { page } = await browser.open(fieldOf({ ...LINE, kind: "contenteditable", style }));
    await page.evaluate("field.focus()");
    for (const [key, times] of Object.entries({ Delete: 200, x: 25, Backspace: 25 })) {
      for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press(key);
      await expect.poll(async () => [key, await onScreen(page)], { timeout: 3_000 }).toEqual([key, right]);
    }
  });
});
