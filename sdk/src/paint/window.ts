/**
 * Which part of a text is on the screen: painting costs by the number of ranges in the field.
 */
import type { Span } from "../protocol/messages.js";
import { firstWhere } from "../text/search.js";
import type { Surface } from "./surface.js";

/** Code units before and behind the visible part that are painted too: every range in the page costs at every key. */
const MARGIN = 500;
/** The same once the user types, until the field is scrolled. */
const NEAR = 100;
/** Below this length everything counts as visible. */
const SHORT = 2_000;
/** Offsets tried behind one that has no rectangle, such as a line feed. */
const STEPS = [1, 2, 8, 40, 200];

/** What of the text lies between two heights of the viewport. */
export function visibleSpan(surface: Surface, length: number, top: number, bottom: number): Span {
  if (bottom <= top) return [0, 0];
  if (length <= SHORT) return [0, length];
  const first = firstWhere(length, (offset) => (boxAt(surface, offset, length)?.bottom ?? Infinity) >= top);
  const last = firstWhere(length, (offset) => (boxAt(surface, offset, length)?.top ?? Infinity) > bottom);
  return [first, Math.max(first, last)];
}

/** The visible part with the margin that is painted too, which is small for who types. */
export function painted([start, end]: Span, typing: boolean): Span {
  const margin = typing ? NEAR : MARGIN;
  return start === end ? [start, end] : [Math.max(0, start - margin), end + margin];
}

function boxAt(surface: Surface, offset: number, length: number): DOMRect | null {
  for (const step of STEPS) {
    const box = surface.range(offset, Math.min(length, offset + step))?.getBoundingClientRect();
    if (box?.height) return box;
  }
  return null;
}
