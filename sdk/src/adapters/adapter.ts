import type { Span } from "../protocol/messages.js";
import type { Surface } from "../paint/surface.js";

/** An editable element as a text. Offsets are UTF-16 code units of `text()`. */
export interface Adapter {
  readonly element: HTMLElement;
  /** Whether the text has no markup. */
  readonly plain: boolean;
  /** Where alerts are painted. */
  readonly surface: Surface;
  /** The text as it is now. */
  text(): string;
  /** The selection; null while the element does not have the focus. */
  selection(): Span | null;
  /** Selects a part of the text. */
  select(span: Span): void;
  /** Focuses the element where the selection was. */
  focus(): void;
  /** Whether the user may change the text. */
  editable(): boolean;
  /** Replaces a part of the text as one step of undo, and keeps the user's selection and scroll position. */
  replace(span: Span, replacement: string): void | Promise<void>;
  /** Stops observing. */
  destroy(): void;
}

/** Where a selection's end stands after the span was replaced. */
export function shifted(offset: number, [start, end]: Span, length: number): number {
  if (offset <= start) return offset;
  return offset >= end ? offset + length - (end - start) : start + length;
}
