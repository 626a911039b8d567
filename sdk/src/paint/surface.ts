import type { Splice } from "../text/splice.js";

/** A range that can be highlighted and measured: `Range` and `OpaqueRange` are such. */
export type PaintRange = AbstractRange & { getClientRects(): Iterable<DOMRect>; getBoundingClientRect(): DOMRect };

/** What shows a field's text and can be painted on. */
export interface Surface {
  /** Follows an edit of the text; called before anything is painted. */
  edit(splice: Splice, text: string): void;
  /** The range of a part of the text; null where there is nothing to see of it. */
  range(start: number, end: number): PaintRange | null;
  /** Where highlights of these ranges take their style from. */
  readonly root: Document | ShadowRoot;
  /** Follows the field's place, size and style. */
  place(): void;
  /** Removes what was added to the page. */
  destroy(): void;
}
