/**
 * The mirror for fields that cannot be painted in: a file of its own, loaded with the first of them.
 */
import type { TextControl } from "../adapters/textarea.js";
import type { Splice } from "../text/splice.js";
import { layerOf, type UiLayer } from "../ui/layer.js";
import type { PaintRange, Surface } from "./surface.js";

/** A surface on which nothing is painted before the code for it has come. */
export class MirrorLater implements Surface {
  readonly root: ShadowRoot;
  readonly over = true;
  readonly #layer: UiLayer;
  #mirror: Surface | undefined;
  #gone = false;

  constructor(element: TextControl) {
    this.#layer = layerOf(element);
    this.root = this.#layer.root;
    import("./mirror.js").then(
      ({ MirrorSurface }) => {
        if (!this.#gone) this.#mirror = new MirrorSurface(element, this.#layer);
      },
      () => undefined,
    );
  }

  get ready(): boolean {
    return !!this.#mirror;
  }

  edit(splice: Splice, text: string): void {
    this.#mirror?.edit(splice, text);
  }

  range(start: number, end: number, old?: PaintRange): PaintRange | null {
    return this.#mirror?.range(start, end, old) ?? null;
  }

  place(): void {
    this.#mirror?.place();
  }

  destroy(): void {
    this.#gone = true;
    if (this.#mirror) this.#mirror.destroy();
    else this.#layer.release();
  }
}
