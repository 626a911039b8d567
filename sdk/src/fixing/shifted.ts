import type { Span } from "../protocol/messages.js";

/** Where a selection's end stands after the span was replaced. */
export function shifted(offset: number, [start, end]: Span, length: number): number {
  if (offset <= start) return offset;
  return offset >= end ? offset + length - (end - start) : start + length;
}
