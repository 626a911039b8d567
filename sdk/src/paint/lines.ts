/**
 * Underlines that lie over a field, beside the mirror in its file: with forced colours a highlight would invert the words.
 */
import { windowOf } from "../dom.js";
import { el } from "../ui/el.js";
import type { UiLayer } from "../ui/layer.js";
import type { Layer, Underlines } from "./highlights.js";
import { SharedSheet } from "./sheets.js";
import type { PaintRange } from "./surface.js";
import { visibleBox } from "./visible.js";

const SHEET = new SharedSheet(`
.lines i{position:fixed;inset:0 auto auto 0;pointer-events:none;border-bottom:2px solid LinkText}
.lines .current{border-bottom:5px double LinkText}
`);

/** Draws a line under every range that can be seen. */
export class Lines implements Underlines {
  readonly #ranges = new Map<Layer, readonly PaintRange[]>();
  readonly #box = el("div", { className: "lines", ariaHidden: "true" });
  readonly #release: () => void;
  #drawn = "";

  /** @param layer - where they lie. */
  constructor(
    private readonly element: HTMLElement,
    private readonly layer: UiLayer,
  ) {
    this.#release = SHEET.use(layer.root);
    layer.root.append(this.#box);
  }

  get lost(): boolean {
    return [...this.#ranges.values()].flat().some(({ collapsed }) => collapsed);
  }

  show(layer: Layer, ranges: PaintRange[]): void {
    this.#ranges.set(layer, ranges);
    // All layers are shown one after the other, and drawn once.
    if (this.#drawn) queueMicrotask(() => this.place());
    this.#drawn = "";
  }

  place(): void {
    const { left, top, right, bottom } = visibleBox(this.element);
    const { x, y } = this.layer.origin();
    const lines = [...this.#ranges].flatMap(([layer, ranges]) =>
      ranges.flatMap((range) =>
        [...range.getClientRects()].flatMap((box) => {
          const [start, end] = [Math.max(box.left, left), Math.min(box.right, right)];
          if (start >= end || box.bottom <= top || box.bottom > bottom + 3) return [];
          return [[layer.endsWith("current") ? "current" : "", start - x, box.bottom - y, end - start] as const];
        }),
      ),
    );
    const key = `${lines.length}: ${lines.join()}`;
    if (key === this.#drawn || !windowOf(this.element)) return;
    this.#drawn = key;
    this.#box.replaceChildren(
      ...lines.map(([className, left, top, width]) => {
        const line = el("i", { className });
        line.style.transform = `translate(${left}px,${top - 2}px)`;
        line.style.width = `${width}px`;
        return line;
      }),
    );
  }

  destroy(): void {
    this.#box.remove();
    this.#release();
    this.layer.release();
  }
}
