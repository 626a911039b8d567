/**
 * Painting over a textarea, a file of its own: a transparent copy of its text lies exactly on it and is highlighted in its stead.
 */
import type { TextControl } from "../adapters/textarea.js";
import { windowOf } from "../dom.js";
import { TYPING } from "../text/draft.js";
import type { Splice } from "../text/splice.js";
import { el } from "../ui/el.js";
import type { UiLayer } from "../ui/layer.js";
export { Lines } from "./lines.js";
import { Blocks } from "./blocks.js";
import { copyBox } from "./mirror-style.js";
import { Pieces } from "./pieces.js";
import { SharedSheet } from "./sheets.js";
import type { PaintRange, Surface } from "./surface.js";

const SHEET = new SharedSheet(`
.mirror{position:fixed;left:0;top:0;overflow:hidden;contain:strict;pointer-events:none;
transform-origin:0 0;forced-color-adjust:none}
.mirror>div{color:transparent;-webkit-user-select:none;user-select:none}
.mirror>div>div{min-height:1lh;unicode-bidi:inherit}
.mirror>div>div+div{text-indent:0}
`);

/** A copy of the textarea with one block a line, or for each piece of a very long one. */
export class MirrorSurface implements Surface {
  readonly root: ShadowRoot;
  readonly over = true;
  readonly ready = true;
  readonly #layer: UiLayer;
  readonly #release: () => void;
  readonly #box: HTMLElement;
  readonly #blocks = new Blocks();
  readonly #pieces = new Pieces(this.#blocks);
  /** When the text was last edited, and when it last changed how or what of it is shown, on the clock of `performance`. */
  #edited = 0;
  #changed = 0;
  #scrolled = 0;
  readonly #fonts = new AbortController();

  /** @param layer - where it lies. */
  constructor(
    private readonly element: TextControl,
    layer: UiLayer,
  ) {
    this.#layer = layer;
    this.root = this.#layer.root;
    this.#release = SHEET.use(this.root);
    this.#box = el("div", { className: "mirror", ariaHidden: "true" }, this.#blocks.content);
    this.#layer.root.append(this.#box);
    this.edit([0, 0, element.value]);
    this.place();
    const { signal } = this.#fonts;
    element.ownerDocument.fonts.addEventListener("loadingdone", () => this.#laidOutAnew(), { signal });
  }

  edit(splice: Splice): void {
    this.#edited = performance.now();
    this.#blocks.edit(splice);
    this.#later();
  }

  range(start: number, end: number, old?: PaintRange): PaintRange | null {
    return this.#blocks.range(start, end, old);
  }

  place(): void {
    const { scrollTop } = this.element;
    if (scrollTop !== this.#scrolled) this.#later();
    this.#scrolled = scrollTop;
    if (copyBox(this.element, this.#box, this.#blocks.content, this.#layer.origin(), this.#edited)) {
      this.#laidOutAnew();
    } else if (performance.now() > this.#changed + TYPING) this.#pieces.tidy(this.element.getBoundingClientRect());
    else this.#pieces.follow(this.element.getBoundingClientRect().bottom);
  }

  destroy(): void {
    this.#fonts.abort();
    this.#box.remove();
    this.#release();
    this.#layer.release();
  }

  #laidOutAnew(): void {
    const { content } = this.#blocks;
    const { textAlign, whiteSpace } = windowOf(content).getComputedStyle(content);
    this.#pieces.undo();
    // In a line without an end, the places of many runs would be rounded away from those of one.
    this.#blocks.divide(textAlign !== "justify" && whiteSpace === "pre-wrap");
    this.#later();
  }

  /** Has the pieces looked at in the next pause. */
  #later(): void {
    this.#changed = performance.now();
    this.#pieces.changed();
  }
}
