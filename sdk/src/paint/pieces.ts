/**
 * Very long lines are cut in pieces where the browser breaks them, as each edit has a whole block laid out anew.
 *
 * Where a browser breaks depends on what is before in the line, and mostly on little of it: behind an edit in a piece the
 * pieces below are trusted only out of sight, and looked at again when the user pauses.
 */
import { windowOf } from "../dom.js";
import { firstWhere } from "../text/search.js";
import { APART, type Blocks } from "./blocks.js";
import { linearOf } from "./visible.js";

/** About so many code units are in a piece. */
const SIZE = 1_000;
/** So much (px) lower a loose piece may belong than it is. */
const SLACK = 200;
/** What reads from right to left, or says so: a piece would not know the direction of the whole line. */
const BIDI = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;
/** Styles under which lines are broken and set one by one from the first to the last; a missing one is as good. */
const STYLES: Record<string, RegExp> = {
  whiteSpace: /^pre-wrap$/,
  textAlign: /^(start|left)$/,
  direction: /^ltr$/,
  writingMode: /^horizontal-tb$/,
  hyphens: /^(none|manual)$/,
  textTransform: /^(none|uppercase|lowercase)$/,
  textWrapStyle: /^(auto|stable)?$/,
};

/** Cuts the long lines of a text in blocks. */
export class Pieces {
  /** Whether all is cut as it should be. */
  #done = false;

  constructor(private readonly blocks: Blocks) {}

  /** The text has been edited, or scrolled. */
  changed(): void {
    this.#done = false;
  }

  /**
   * Has what can be seen laid out as it is without pieces.
   *
   * @param bottom - the lower end of what can be seen, in client coordinates.
   */
  follow(bottom: number): void {
    const { blocks } = this;
    if (this.#done) return;
    for (let index = 1; index < blocks.runs.length; index++) {
      const { loose, node } = blocks.runs[index]!;
      if (loose && node.parentElement!.getBoundingClientRect().top < bottom + SLACK) index = this.#joinBefore(index);
    }
  }

  /** Makes whole lines of all pieces: the text is laid out in another way. */
  undo(): void {
    const { blocks } = this;
    this.#done = false;
    for (let end = blocks.runs.length, block; end > 0; end = block) {
      block = blocks.blockOf(end - 1);
      if (!blocks.continues(block)) continue;
      while (blocks.continues(block)) block = blocks.blockOf(block - 1);
      blocks.replace(block, end, [blocks.text(block, end)]);
    }
  }

  /**
   * Cuts what is too long where it can be seen, and puts loose pieces right. Takes its time, so it is for a pause.
   *
   * @param seen - where that is, in client coordinates.
   */
  tidy(seen: DOMRect): void {
    const { blocks } = this;
    if (this.#done || !blocks.content.offsetHeight) return;
    // Heights tell lines apart only where these are level.
    const { a, b, c, d } = linearOf(blocks.content);
    const level = !b && !c && a > 0 && d > 0;
    if (!level) this.undo();
    this.#done = true;
    if (!level) return;
    for (let index = 1; index < blocks.runs.length; index++) {
      const { loose, start } = blocks.runs[index]!;
      if (!loose) continue;
      const block = this.#joinBefore(index);
      // The same text that is broken at the same place goes on as it did.
      if (this.#breaksAt(start)) this.#cut(block, [start]);
      index = block;
    }
    const style = windowOf(blocks.content).getComputedStyle(blocks.content) as unknown as Record<string, string>;
    if (!Object.entries(STYLES).every(([name, value]) => value.test(style[name] ?? ""))) return;
    for (let end = blocks.runs.length, block; end > 0; end = block) {
      block = blocks.blockOf(end - 1);
      const text = blocks.text(block, end);
      if (text.length < 2 * SIZE || BIDI.test(text)) continue;
      const cuts = this.#cutsOf(block, text.length, seen);
      if (cuts.length) this.#cut(block, cuts);
    }
  }

  /** Joins a piece with the one before it, which is returned; what follows in the line is loose. */
  #joinBefore(index: number): number {
    const { blocks } = this;
    const block = blocks.blockOf(index - 1);
    const end = blocks.next(index);
    if (blocks.continues(end)) blocks.runs[end]!.loose = true;
    blocks.replace(block, end, [blocks.text(block, end)]);
    return block;
  }

  /** Cuts a block at these offsets of the text. */
  #cut(block: number, offsets: readonly number[]): void {
    const { blocks } = this;
    const { start } = blocks.runs[block]!;
    const text = blocks.text(block);
    const cuts = [0, ...offsets.map((offset) => offset - start)];
    blocks.replace(
      block,
      blocks.next(block),
      cuts.map((cut, piece) => text.slice(cut, cuts[piece + 1])),
    );
  }

  /** Where to cut a block of a line: around what can be seen, as places in a long block take their time to be found. */
  #cutsOf(block: number, length: number, { top, bottom }: DOMRect): number[] {
    const { start } = this.blocks.runs[block]!;
    const above = (y: number): number => start + firstWhere(length - 1, (more) => this.#topOf(start + more) > y);
    const cuts: number[] = [];
    const [from, to] = [above(top - SLACK), above(bottom + SLACK)];
    for (let at = Math.max(start + SIZE / 2, from); at < start + length - SIZE / 2 && at < to + SIZE; at += SIZE) {
      const height = this.#topOf(at);
      const least = at - APART;
      const cut = least + firstWhere(APART, (more) => this.#topOf(least + more) > height - 1);
      if (cut === least || !this.#breaksAt(cut)) continue;
      cuts.push(cut);
      at = cut;
    }
    return cuts;
  }

  /** Whether the browser begins a line with the character at an offset, and it is none of white space. */
  #breaksAt(offset: number): boolean {
    const { blocks } = this;
    const range = blocks.range(Math.max(0, offset - APART), offset + 1) as Range | null;
    const text = String(range ?? "");
    const before = text.slice(0, -1).search(/\S\s*$/) + 1 - text.length;
    return /[^\s\udc00-\udfff]$/.test(text) && this.#topOf(offset) > this.#topOf(offset + before) + 1;
  }

  /** The height at which a character stands, in client coordinates. */
  #topOf(offset: number): number {
    return this.blocks.range(offset, offset + 1)!.getBoundingClientRect().top;
  }
}
