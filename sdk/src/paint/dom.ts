/**
 * Painting inside the field itself.
 */
import type { PaintRange, Surface } from "./surface.js";

/** The element itself, with ranges of its own. */
export class DomSurface implements Surface {
  /** @param rangeOf - the range of a part of the text. */
  constructor(
    private readonly element: HTMLElement,
    private readonly rangeOf: (start: number, end: number, old?: PaintRange) => PaintRange | null,
  ) {}

  get root(): Document | ShadowRoot {
    return this.element.getRootNode() as Document | ShadowRoot;
  }

  range(start: number, end: number, old?: PaintRange): PaintRange | null {
    return this.rangeOf(start, end, old);
  }

  readonly ready = true;
  readonly over = false;
  edit(): void {}
  place(): void {}
  destroy(): void {}
}
