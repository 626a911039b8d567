import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { boxes, BROWSERS, browserFor } from "./harness.js";

/**
 * Underlines that are not on their words: the browser's own idea of which character lies at a point is asked near both
 * ends of each box.
 *
 * @param inset - how near: pixels; below 1, a part of the width. Right at the ends, bidirectional text is ambiguous.
 */
function misplaced(page: Page, inset = 1.5): Promise<string[]> {
  return page.evaluate((inset) => {
    const field = document.getElementById("field") as HTMLTextAreaElement;
    // Of the last line, and of what is scrolled away, Firefox 153 names the child behind the text (1), no character.
    const firefox = CSS.supports("-moz-appearance", "none");
    const wrong: string[] = [];
    let looked = 0;
    for (const [, ranges] of (CSS as unknown as { highlights: Map<string, Set<Range>> }).highlights) {
      for (const range of ranges) {
        const word = String(range);
        for (const box of range.getClientRects()) {
          const by = inset < 1 ? inset * box.width : inset;
          for (const x of box.width < 4 ? [] : [box.left + by, box.right - by]) {
            const place = document.caretPositionFromPoint(x, box.top + box.height / 2);
            if (place?.offsetNode !== field || (place.offset === 1 && firefox)) continue;
            looked++;
            const start = field.value.indexOf(word, Math.max(0, place.offset - word.length));
            if (start < 0 || start > place.offset) wrong.push(`${word} is not at ${place.offset}`);
          }
        }
      }
    }
    return looked ? wrong : ["nothing was looked at"];
  }, inset);
}

const TEXT =
  "An eror here,\tand a letter there. 😀 An eror e\u0301 again; I recieved it. ".repeat(4) +
  "\n\nخطأ eror في النص letter\nlast eror";
const area = (style: string, attributes = "", text = TEXT): string =>
  `<textarea id="field" ${attributes} style="width:400px;height:160px;${style}">${text}</textarea>`;

describe.each(BROWSERS)("the mirror of a textarea in %s", (name) => {
  const browser = browserFor(name, "mirror");

  // Check 17.
  test.each([
    "",
    "direction:rtl",
    "text-align:center",
    "text-align:right",
    "text-align:justify",
    "tab-size:13",
    "word-spacing:7px",
    "letter-spacing:1.7px",
    "padding:3px 17px 5px 31px;border:7px solid",
    "text-indent:40px",
    "box-sizing:border-box",
    "font:italic 700 19.3px/1.9 serif",
    "white-space:pre",
    "width:333.37px",
    "text-transform:uppercase",
    "font-variant:small-caps",
    "zoom:1.7",
    "line-height:33px",
    "word-break:break-all",
    "font-family:monospace;font-size:13.33px",
    "overflow-y:scroll;height:400px",
    "border-radius:9px;outline:3px solid",
  ])("lies on its text with %j", async (style) => {
    // Where Firefox justifies, tabs keep widths of an earlier layout, so the same text may look one way or another.
    const text = name === "firefox" && style.includes("justify") ? TEXT.replaceAll("\t", " ") : TEXT;
    const { page } = await browser.open(area(style, "", text));
    expect((await boxes(page)).length).toBeGreaterThan(5);
    expect(await misplaced(page, style.includes("rtl") ? 0.2 : 1.5)).toEqual([]);
    await page.context().close();
  });

  test.each(["rtl", "auto"])("lies on its text with dir=%s", async (dir) => {
    const { page } = await browser.open(area("", `dir="${dir}"`));
    expect(await misplaced(page, 0.2)).toEqual([]);
  });

  // Check 16.
  test("follows scrolling, resizing, transforms and zoom within frames, and changes of style soon", async () => {
    const { page } = await browser.open(
      `<div id="outer" style="height:300px;overflow:auto;transform-origin:0 0">${area("margin:60px 20px 600px")}</div>`,
      { head: `<style>body{height:3000px}</style>` },
    );
    // An observer calls after the first frame, on a busy machine after the second one.
    const frame = "requestAnimationFrame";
    const next = `${frame}(() => ${frame}(() => ${frame}(() => setTimeout(done))))`;
    // What changes only the style, or makes the field smaller within its box, is noticed when the clock ticks.
    const soon = "setTimeout(done, 250)";
    for (const [change, wait] of [
      ["field.scrollTop = 31", next],
      ["outer.scrollTop = 43", next],
      ["scrollTo(0, 17)", next],
      ["field.style.width = '311px'", next],
      ["outer.style.transform = 'scale(1.5)'", next],
      ["outer.style.transform = 'scale(1)'", soon],
      ["outer.style.transform = 'translate(33px, 21px)'", next],
      ["document.body.style.zoom = 2", next],
      ["document.body.style.zoom = 1", soon],
      ["field.style.fontFamily = 'monospace'", soon],
      ["field.style.padding = '19px'", soon],
      ["outer.prepend(document.createElement('hr'))", next],
    ]) {
      await page.evaluate(`new Promise((done) => { ${change}; ${wait}; })`);
      expect([change, await misplaced(page)]).toEqual([change, []]);
    }
  });

  test("shows nothing outside of what clips the field", async () => {
    const { page } = await browser.open(
      `<div id="outer" style="height:60px;overflow:hidden">${area("margin:0")}</div>`,
    );
    const clip: unknown = await page.evaluate(
      "document.querySelector('emend-ui').shadowRoot.querySelector('.mirror').style.clipPath",
    );
    const [, , below] = String(clip)
      .match(/[\d.]+(?=px)/g)!
      .map(Number);
    expect(below).toBeGreaterThan(100);
  });

  test("shows nothing over a header of the page that stays in place", async () => {
    const { page } = await browser.open(`<header>Page</header>${area("margin:0;height:900px")}`, {
      head: `<style>body { margin: 0; height: 3000px }
        header { position: sticky; top: 0; height: 70px; background: #fff; z-index: 2 }</style>`,
    });
    const insets = (): Promise<number[]> =>
      page.evaluate(() => {
        const mirror = document.querySelector("emend-ui")!.shadowRoot!.querySelector<HTMLElement>(".mirror")!;
        const { top } = mirror.getBoundingClientRect();
        return [top, top + parseFloat(mirror.style.clipPath.slice("inset(".length))];
      });
    const border = Number(await page.evaluate("document.getElementById('field').clientTop"));
    expect((await insets())[1]).toBeCloseTo(70 + border, 0);
    await page.evaluate("new Promise((done) => { scrollTo(0, 300); setTimeout(done, 100); })");
    const [top, from] = await insets();
    expect(top).toBeLessThan(-200);
    expect(from).toBeCloseTo(70, 0);
  });

  test("is whole in a part of the page that stays in place, in a shadow root too", async () => {
    const { page } = await browser.open(`<div id="host" style="position:fixed;top:0"></div>`, {
      script: `const root = host.attachShadow({ mode: "open" });
        root.innerHTML = '<textarea rows="9" cols="50">An eror.</textarea>';
        CheckerSDK.attachToElement(root.firstChild);`,
    });
    const clip = "document.querySelector('emend-ui').shadowRoot.querySelector('.mirror').style.clipPath";
    expect(await page.evaluate(clip)).toBe("inset(0px)");
  });

  // Check 15.
  test("follows a text that a program sets, without any event, within one frame", async () => {
    const { page } = await browser.open(area(""));
    // Firefox tells of a moved selection later, or not at all: there it is the next tick of the clock.
    const wait = name === "firefox" ? 250 : 0;
    const left = await page.evaluate(`new Promise((done) => {
      field.value = "Wholly other words and one letter";
      const now = () => done([...CSS.highlights].flatMap(([, it]) => [...it].map(String)));
      requestAnimationFrame(() => setTimeout(now, ${wait}));
    })`);
    expect((left as string[]).filter((word) => word !== "letter")).toEqual([]);
  });
});
