import type { Span } from "../protocol/messages.js";
import type { Surface } from "../paint/surface.js";

/** An editable element as a text. Offsets are UTF-16 code units of `text()`. */
export interface Adapter {
  readonly element: HTMLElement;
  /** Whether the text has no markup. */
  readonly plain: boolean;
  /** Where alerts are painted. */
  readonly surface: Surface;
  /** Grows whenever the nodes of the text may be others. */
  readonly version: number;
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
  /** Stops observing. */
  destroy(): void;
}
