/**
 * A text as one element for each of its lines, or for a piece of a line that is very long: an edit lays out its block only.
 */
import type { Splice } from "../text/splice.js";
import { firstWhere } from "../text/search.js";
import { el } from "../ui/el.js";
import { rangeAt, type PaintRange } from "./surface.js";

/** A run of text within a block. */
interface Run {
  start: number;
  readonly node: Text;
  /** Begins a piece, which may begin elsewhere than the browser breaks the line: what is before it has been edited. */
  loose?: boolean;
}

/** Code units between an edit and the ends of its piece: nearer ones are joined with the pieces beside them. */
export const APART = 300;
/** Runs of about so many code units: each line that is drawn looks at all highlights in its text nodes. */
const RUNS = /[^]{1,100}(?:\S{0,30}\s+|$)|[^]{1,130}/g;
const LINES = /(?<=\n)/;
/** A run that has grown so long is divided again. */
const LONG = 300;

/** The blocks, which follow edits. A block is named by the index of its first run. */
export class Blocks {
  /** Holds them. */
  readonly content = el("div");
  runs: Run[] = [];
  #length = 0;
  #divided = true;

  /** Whether a block, which there may not be, goes on with the line of the one before. */
  continues(index: number): boolean {
    return index > 0 && index < this.runs.length && !this.runs[index - 1]!.node.data.endsWith("\n");
  }

  /** The block that a run is in. */
  blockOf(index: number): number {
    while (this.runs[index]?.node.previousSibling) index--;
    return index;
  }

  /** The block behind that of a run. */
  next(index: number): number {
    while (this.runs[index++]?.node.nextSibling);
    return index;
  }

  /** The text of a block. */
  text(block: number, end = this.next(block)): string {
    return this.runs
      .slice(block, end)
      .map(({ node }) => node.data)
      .join("");
  }

  /** Whether blocks are divided in runs, on which some browsers spread the gaps of a justified line. */
  divide(divided: boolean): void {
    if (divided === this.#divided) return;
    this.#divided = divided;
    this.replace(0, this.runs.length, this.text(0, this.runs.length).split(LINES));
  }

  edit([at, del, ins]: Splice): void {
    const first = this.#indexAt(at);
    const last = this.#indexAt(at + del);
    let block = this.blockOf(first);
    let end = this.next(last);
    const alone = [block, end].join();
    while (this.continues(block) && at - this.runs[block]!.start < APART) block = this.blockOf(block - 1);
    while (this.continues(end) && this.runs[end]!.start - at - del < APART) end = this.next(end);
    if (this.continues(end)) this.runs[end]!.loose = true;
    this.#length += ins.length - del;
    const run = this.runs[first];
    const from = run && at - run.start;
    if (run && first === last && alone === [block, end].join() && run.node.length + ins.length < this.#longest) {
      if (!(run.node.data.slice(from, from! + del) + ins).includes("\n")) {
        run.node.replaceData(from!, del, ins);
        return this.#recount(first + 1);
      }
    }
    const before = this.text(block, end);
    const start = at - (this.runs[block]?.start ?? 0);
    this.replace(block, end, (before.slice(0, start) + ins + before.slice(start + del)).split(LINES));
  }

  range(start: number, end: number, old?: PaintRange): PaintRange | null {
    if (end > this.#length || !this.runs.length) return null;
    const from = this.runs[this.#indexAt(start)]!;
    const to = this.runs[this.#indexAt(Math.max(start, end - 1))]!;
    return rangeAt({ ...from, offset: start - from.start }, { ...to, offset: end - to.start }, old);
  }

  /** Puts blocks with these texts in the place of those from one on to before another. */
  replace(block: number, end: number, texts: readonly string[]): void {
    const blocks = texts.map((text) => el("div", {}, ...((this.#divided && text.match(RUNS)) || [text])));
    const next = this.runs[end]?.node.parentElement ?? null;
    for (const block of blocks) this.content.insertBefore(block, next);
    const nodes = blocks.flatMap((block) => [...block.childNodes] as Text[]);
    const runs = nodes.map((node): Run => ({ start: 0, node }));
    const gone = new Set(this.runs.slice(block, end).map(({ node }) => node.parentElement!));
    for (const element of gone) element.remove();
    this.runs = [...this.runs.slice(0, block), ...runs, ...this.runs.slice(end)];
    this.#recount(block);
  }

  get #longest(): number {
    return this.#divided ? LONG : Infinity;
  }

  /** Counts the starts of the runs anew, from one on. */
  #recount(from: number): void {
    let start = from ? this.runs[from - 1]!.start + this.runs[from - 1]!.node.length : 0;
    for (let index = from; index < this.runs.length; index++) {
      const run = this.runs[index]!;
      run.start = start;
      start += run.node.length;
    }
  }

  /** The run that holds the character at an offset; the last one for the end. */
  #indexAt(offset: number): number {
    return Math.max(0, firstWhere(this.runs.length, (index) => this.runs[index]!.start > offset) - 1);
  }
}
