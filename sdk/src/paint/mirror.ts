/**
 * Painting over a textarea, a file of its own: a transparent copy of its text lies exactly on it and is highlighted in its stead.
 */
import type { TextControl } from "../adapters/textarea.js";
import type { Splice } from "../text/splice.js";
import { firstWhere } from "../text/search.js";
import { el } from "../ui/el.js";
import type { UiLayer } from "../ui/layer.js";
export { Lines } from "./lines.js";
import { copyBox } from "./mirror-style.js";
import { SharedSheet } from "./sheets.js";
import { rangeAt, type PaintRange, type Surface } from "./surface.js";

const SHEET = new SharedSheet(`
.mirror{position:fixed;left:0;top:0;overflow:hidden;contain:strict;pointer-events:none;
transform-origin:0 0;forced-color-adjust:none}
.mirror>div{color:transparent;-webkit-user-select:none;user-select:none}
.mirror>div>div{min-height:1lh;unicode-bidi:inherit}
.mirror>div>div+div{text-indent:0}
`);

interface Line {
  start: number;
  node: Text;
}

/** A copy of the textarea with one block a line, so that an edit lays out one line only. */
export class MirrorSurface implements Surface {
  readonly root: ShadowRoot;
  readonly over = true;
  readonly ready = true;
  readonly #layer: UiLayer;
  readonly #release: () => void;
  readonly #box: HTMLElement;
  readonly #content: HTMLElement;
  #lines: Line[] = [];
  #length = 0;
  #edited = 0;

  /** @param layer - where it lies. */
  constructor(
    private readonly element: TextControl,
    layer: UiLayer,
  ) {
    this.#layer = layer;
    this.root = this.#layer.root;
    this.#release = SHEET.use(this.root);
    this.#content = el("div");
    this.#box = el("div", { className: "mirror", ariaHidden: "true" }, this.#content);
    this.#layer.root.append(this.#box);
    this.edit([0, 0, element.value]);
    this.place();
  }

  edit([at, del, ins]: Splice): void {
    this.#edited = performance.now();
    const first = this.#lineAt(at);
    const last = this.#lineAt(at + del);
    const line = this.#lines[first];
    const gone = line && line.node.data.slice(at - line.start, at - line.start + del);
    this.#length += ins.length - del;
    if (line && first === last && !/\n/.test(gone + ins)) {
      line.node.replaceData(at - line.start, del, ins);
      this.#recount(first + 1);
      return;
    }
    const end = this.#lines[last];
    const head = line ? line.node.data.slice(0, at - line.start) : "";
    const tail = end ? end.node.data.slice(at + del - end.start) : "";
    this.#replaceLines(first, last, head + ins + tail);
    this.#recount(first);
  }

  range(start: number, end: number, old?: PaintRange): PaintRange | null {
    if (end > this.#length || !this.#lines.length) return null;
    const from = this.#lines[this.#lineAt(start)]!;
    const to = this.#lines[this.#lineAt(Math.max(start, end - 1))]!;
    return rangeAt({ ...from, offset: start - from.start }, { ...to, offset: end - to.start }, old);
  }

  place(): void {
    copyBox(this.element, this.#box, this.#content, this.#layer.origin(), this.#edited);
  }

  destroy(): void {
    this.#box.remove();
    this.#release();
    this.#layer.release();
  }

  /** Puts the lines of a text in the place of others. */
  #replaceLines(first: number, last: number, text: string): void {
    const blocks = text.split(/(?<=\n)/).map((data) => el("div", {}, data));
    const fresh = blocks.map((block) => ({ start: 0, node: block.firstChild as Text }));
    const old = this.#lines.slice(first, last + 1);
    const next = this.#lines[last + 1]?.node.parentElement ?? null;
    for (const block of blocks) this.#content.insertBefore(block, next);
    for (const { node } of old) node.parentElement!.remove();
    this.#lines = [...this.#lines.slice(0, first), ...fresh, ...this.#lines.slice(last + 1)];
  }

  /** Counts the starts of the lines anew, from one on. */
  #recount(from: number): void {
    let start = from ? this.#lines[from - 1]!.start + this.#lines[from - 1]!.node.length : 0;
    for (const line of this.#lines.slice(from)) {
      line.start = start;
      start += line.node.length;
    }
  }

  /** The line that holds the character at an offset; the last one for the end. */
  #lineAt(offset: number): number {
    return Math.max(0, firstWhere(this.#lines.length, (line) => this.#lines[line]!.start > offset) - 1);
  }
}
