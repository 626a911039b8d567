import type { Splice } from "../text/splice.js";

/** A range that can be highlighted and measured: `Range` and `OpaqueRange` are such. */
export type PaintRange = AbstractRange & { getClientRects(): Iterable<DOMRect>; getBoundingClientRect(): DOMRect };

/** A range from one place to another: the old one if it is that. */
export function rangeAt(
  from: { node: Node; offset: number },
  to: { node: Node; offset: number },
  old?: PaintRange,
): PaintRange & Range {
  const same =
    old?.startContainer === from.node &&
    old.startOffset === from.offset &&
    old.endContainer === to.node &&
    old.endOffset === to.offset;
  if (same) return old as Range;
  const range = from.node.ownerDocument!.createRange();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset);
  return range;
}

/** What shows a field's text and can be painted on. */
export interface Surface {
  /** Follows an edit of the text; called before anything is painted. */
  edit(splice: Splice, text: string): void;
  /**
   * The range of a part of the text; null where there is nothing to see of it.
   *
   * @param old - a range that may be it already: then it is kept, as each that is made costs at every later edit.
   */
  range(start: number, end: number, old?: PaintRange): PaintRange | null;
  /** Whether it lies over the field. */
  readonly over: boolean;
  /** Whether it can be painted on yet. */
  readonly ready: boolean;
  /** Where highlights of these ranges take their style from. */
  readonly root: Document | ShadowRoot;
  /** Follows the field's place, size and style. */
  place(): void;
  /** Removes what was added to the page. */
  destroy(): void;
}
