import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyPatch, append, compose, fits, growthOf, mapOffset, mapSpan, type Patch } from "../../src/text/patch.js";
import { applySplice, insidePair, spliceBetween, type Splice } from "../../src/text/splice.js";

const text = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n", "😀", "é", "\u0301"), maxLength: 30 });

/** A text and edits of it, each in the coordinates of the text after the one before. */
const history = fc.tuple(text, fc.array(fc.tuple(fc.nat(), fc.nat(6), text), { maxLength: 6 })).map(([start, raw]) => {
  let now = start;
  const splices = raw.map(([at, del, ins]): Splice => {
    const from = at % (now.length + 1);
    const splice: Splice = [from, Math.min(del, now.length - from), ins.slice(0, 4)];
    now = applySplice(now, splice);
    return splice;
  });
  return { start, splices, end: now };
});

describe("spliceBetween", () => {
  test("leads from one text to the other, wherever the caret is", () => {
    fc.assert(
      fc.property(text, text, fc.nat(40), (before, after, caret) => {
        const splice = spliceBetween(before, after, caret);
        expect(splice ? applySplice(before, splice) : before).toBe(after);
      }),
    );
  });

  test("never cuts a surrogate pair", () => {
    fc.assert(
      fc.property(text, text, fc.nat(40), (before, after, caret) => {
        const [at, del] = spliceBetween(before, after, caret) ?? [0, 0];
        expect(insidePair(before, at) || insidePair(before, at + del)).toBe(false);
      }),
    );
  });

  test("finds one edit in a long text", () => {
    const before = "word ".repeat(12_000);
    expect(spliceBetween(before, before.slice(0, 30_000) + "x" + before.slice(30_000))).toEqual([30_000, 0, "x"]);
  });

  test.each([
    ["aa", "aaa", 1, [0, 0, "a"]],
    ["aa", "aaa", 2, [1, 0, "a"]],
    ["aa", "aaa", 3, [2, 0, "a"]],
    ["aba", "aa", 1, [1, 1, ""]],
    ["😀", "😁", 2, [0, 2, "😁"]],
  ])("%s to %s with the caret at %d", (before, after, caret, splice) => {
    expect(spliceBetween(before, after, caret)).toEqual(splice);
  });
});

describe("patches", () => {
  const patchOf = (splices: readonly Splice[]): Patch => splices.reduce<Patch>(append, []);

  test("one patch does what its splices do one after the other", () => {
    fc.assert(
      fc.property(history, ({ start, splices, end }) => {
        const patch = patchOf(splices);
        expect(applyPatch(start, patch)).toBe(end);
        expect(fits(patch, start.length)).toBe(true);
        expect(start.length + growthOf(patch)).toBe(end.length);
      }),
    );
  });

  test("composing is doing both", () => {
    fc.assert(
      fc.property(history, fc.nat(6), ({ start, splices, end }, cut) => {
        const both = compose(patchOf(splices.slice(0, cut)), patchOf(splices.slice(cut)));
        expect(applyPatch(start, both)).toBe(end);
      }),
    );
  });

  test("a span that is not touched keeps its text", () => {
    fc.assert(
      fc.property(history, fc.nat(40), fc.nat(8), ({ start, splices, end }, at, length) => {
        const from = Math.min(at, start.length);
        const to = Math.min(from + length, start.length);
        const span = mapSpan(patchOf(splices), from, to);
        if (to > from && !span.touched) expect(end.slice(span.start, span.end)).toBe(start.slice(from, to));
      }),
    );
  });

  test("offsets stay in order and inside the text", () => {
    fc.assert(
      fc.property(history, ({ start, splices, end }) => {
        const patch = patchOf(splices);
        let last = 0;
        for (let offset = 0; offset <= start.length; offset++) {
          const [before, after] = [mapOffset(patch, offset, false), mapOffset(patch, offset, true)];
          expect(before).toBeGreaterThanOrEqual(last);
          expect(after).toBeGreaterThanOrEqual(before);
          expect(after).toBeLessThanOrEqual(end.length);
          last = before;
        }
      }),
    );
  });

  test("typing and deleting it again changes nothing, but says where", () => {
    expect(
      patchOf([
        [3, 0, "x"],
        [3, 1, ""],
      ]),
    ).toEqual([[3, 0, ""]]);
  });

  test("edits far apart stay two small splices", () => {
    expect(
      patchOf([
        [5000, 0, "x"],
        [10, 0, "y"],
        [11, 0, "z"],
      ]),
    ).toEqual([
      [10, 0, "yz"],
      [5000, 0, "x"],
    ]);
  });

  test.each<[Splice, Partial<ReturnType<typeof mapSpan>>]>([
    [[0, 0, "ab"], { start: 7, end: 10, touched: false, beside: false }],
    [[5, 0, "ab"], { start: 7, end: 10, touched: false, beside: true }],
    [[8, 0, "ab"], { start: 5, end: 8, touched: false, beside: true }],
    [[6, 1, ""], { touched: true }],
    [[4, 2, ""], { touched: true }],
    [[3, 2, ""], { start: 3, end: 6, touched: false, beside: true }],
    [[9, 2, ""], { start: 5, end: 8, touched: false, beside: false }],
  ])("the span 5-8 after %j", (splice, expected) => {
    expect(mapSpan([splice], 5, 8)).toMatchObject(expected);
  });
});
