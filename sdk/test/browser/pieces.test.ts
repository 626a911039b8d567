/** Very long lines in the mirror of a textarea, which are cut in pieces: every word stays where it is without them. */
import { describe, expect, test } from "vitest";
import { BROWSERS, browserFor } from "./harness.js";

const FIELD = `<textarea id="field" style="width:500px;height:300px;font:16px/1.5 serif;overflow-y:scroll"></textarea>`;

/** A page with the mirror of `#field` alone, beside a copy that is never cut. */
const SCRIPT = `
  const { MirrorSurface } = await import("/mirror.js");
  const field = document.getElementById("field");
  const words = "a an eror of the letters which was supercalifragilistic 😀 e\\u0301 wide, narrow; ill WWW".split(" ");
  let seed = 7;
  const below = (most) => (seed = (seed * 1103515245 + 12345) % 2147483648) % most;
  const text = (count) => Array.from({ length: count }, () => words[below(words.length)]).join(" ");
  field.value = "First.\\n" + text(3000) + "\\nSecond " + text(1000) + "\\n\\nlast";
  const [box, whole] = ["cut", "whole"].map((id) => {
    const host = document.body.appendChild(document.createElement("div"));
    const root = host.attachShadow({ mode: "open" });
    const layer = { root, origin: () => new DOMPoint(0, 0), release() {} };
    return layer;
  });
  const cut = new MirrorSurface(field, box);
  const content = box.root.querySelector(".mirror > div");
  const other = whole.root.appendChild(box.root.querySelector(".mirror").cloneNode(true));
  whole.root.adoptedStyleSheets = box.root.adoptedStyleSheets;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const settle = async () => {
    const until = performance.now() + 500;
    while (performance.now() < until) { await frame(); cut.place(); }
  };
  /** What is not where it is in one piece: of all, or of what can be seen around a place. */
  const wrong = (around) => {
    const all = around === undefined;
    cut.place();
    other.style.cssText = box.root.querySelector(".mirror").style.cssText;
    const copy = other.firstChild;
    copy.style.cssText = content.style.cssText;
    const lines = field.value.split(/(?<=\\n)/);
    copy.replaceChildren(...lines.map((line) => Object.assign(document.createElement("div"), { textContent: line })));
    const { top, bottom } = field.getBoundingClientRect();
    const found = [];
    let start = 0, looked = 0;
    lines.forEach((line, index) => {
      const node = copy.children[index].firstChild;
      for (let at = 0; at < line.length - 1; at += all ? 37 : 19) {
        if (Math.abs(start + at - around) > 2000) continue;
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const there = range.getBoundingClientRect();
        if (!all && (there.bottom < top || there.top > bottom)) continue;
        looked++;
        const here = cut.range(start + at, start + at + 1).getBoundingClientRect();
        const off = Math.max(Math.abs(here.left - there.left), Math.abs(here.top - there.top));
        if (off > 0.5) found.push([start + at, off]);
      }
      start += line.length;
    });
    return looked ? found.slice(0, 5) : "nothing was looked at";
  };
  const edit = (at, del, ins) => {
    field.value = field.value.slice(0, at) + ins + field.value.slice(at + del);
    cut.edit([at, del, ins], field.value);
  };
  Object.assign(window, { frame, field, cut, content, settle, wrong, edit, below, text, results: [1] });
`;

const pieces = "content.children.length";

describe.each(BROWSERS)("pieces in %s", (name) => {
  const browser = browserFor(name, "mirror");

  test("lie where the line in one piece does, at once where it can be seen and everywhere soon", async () => {
    const { page } = await browser.open(FIELD, { script: SCRIPT });
    expect(await page.evaluate("settle().then(() => wrong())")).toEqual([]);
    expect(await page.evaluate(pieces)).toBeGreaterThan(5);
    // At any place, also right before and behind where it is cut, and over several pieces.
    const odd = await page.evaluate(`(async () => {
      const odd = [];
      for (let round = 0; round < 10; round++) {
        const starts = [...content.children].map((it) => it.textContent.length).reduce((all, it) => [...all, all.at(-1) + it], [0]);
        const near = starts[below(starts.length)] + below(40) - 20;
        const at = Math.max(0, Math.min(field.value.length, round % 2 ? near : below(field.value.length)));
        const [del, ins] = [[0, "x"], [1, ""], [0, " and more of it"], [3000, ""], [0, text(900)], [7, "\\n"], [1, "W"]][below(7)];
        edit(at, del, ins);
        field.scrollTop = (field.scrollHeight * at) / field.value.length - 100;
        odd.push(...wrong(at));
        for (let key = 0; key < 12; key++) {
          edit(Math.min(at + key, field.value.length), 0, "mi ".at(key % 3));
          await frame();
          if (key % 4 === 3) odd.push(...wrong(at));
        }
        if (round % 4 === 3) {
          await settle();
          odd.push(...wrong());
        }
      }
      return odd;
    })()`);
    expect(odd).toEqual([]);
    // What is typed elsewhere leaves a piece alone.
    expect(await page.evaluate(pieces)).toBeGreaterThan(5);
  });

  test.each([
    ["font-size:19px", "more"],
    ["width:311px", "more"],
    ["font-family:monospace;tab-size:13", "more"],
    ["zoom:1.7", "more"],
    ["transform:scale(0.7)", "more"],
    ["white-space:pre", "no more"],
    ["text-align:justify", "no more"],
    ["direction:rtl", "no more"],
    ["transform:rotate(10deg)", "no more"],
  ])("lie there with %j, in %s blocks than the text has lines", async (style, more) => {
    const { page } = await browser.open(FIELD, { script: SCRIPT });
    await page.evaluate("settle()");
    await page.evaluate((style) => (document.getElementById("field")!.style.cssText += `;${style}`), style);
    await page.waitForTimeout(250);
    expect(await page.evaluate("wrong()")).toEqual([]);
    expect(await page.evaluate("settle().then(() => wrong())")).toEqual([]);
    const count = Number(await page.evaluate(`${pieces} - field.value.split("\\n").length`));
    if (more === "more") expect(count).toBeGreaterThan(0);
    else expect(count).toBe(0);
  });
});
