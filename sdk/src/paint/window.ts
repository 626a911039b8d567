/**
 * Which part of a text is on the screen: painting costs by the number of ranges in the field.
 */
import type { Span } from "../protocol/messages.js";
import { firstWhere } from "../text/search.js";
import type { Surface } from "./surface.js";
import type { Box } from "./visible.js";

/** Code units before and behind the visible part that are painted too: every range in the page costs at every key. */
const MARGIN = 500;
/** The same once the user types, until the field is scrolled. */
const NEAR = 100;
/** Below this length everything counts as visible. */
const SHORT = 2_000;
/** Offsets tried behind one that has no rectangle, such as a line feed. */
const STEPS = [1, 2, 8, 40, 200];

/** What of the text is in a part of the viewport: a span, or one for each line that goes on beside that part. */
export function visibleSpans(surface: Surface, text: string, { left, top, right, bottom }: Box): Span[] {
  const { length } = text;
  if (bottom <= top || right <= left) return [];
  if (length <= SHORT) return [[0, length]];
  const search = (from: number, to: number, holds: (box: DOMRect | null) => boolean): number =>
    firstWhere(to, (offset) => offset >= from && holds(boxAt(surface, offset, length)));
  const first = search(0, length, (box) => !box || box.bottom >= top);
  const last = search(0, length, (box) => !box || box.top > bottom);
  const seen = text.slice(first, last);
  if (seen.length <= SHORT) return seen ? [[first, last]] : [];
  const side = (box: DOMRect | null): unknown => box && (box.right < left ? 1 : box.left > right && 2);
  // Lines that wrap after all are told apart by their heights.
  const below = (box: DOMRect | null, y: number): boolean => box!.top + box!.bottom > 2 * y;
  let next = first;
  return seen.split(/(?<=\n)/).flatMap((line): Span[] => {
    let [start, end] = [next, (next += line.length)];
    const head = boxAt(surface, start, length);
    const tail = boxAt(surface, Math.max(start, end - 2), length);
    if (side(head)) start = search(start, end, (box) => side(box) !== side(head) || below(box, head!.bottom));
    if (side(tail)) end = search(start, end, (box) => side(box) === side(tail) && below(box, tail!.top));
    return start < end ? [[start, end]] : [];
  });
}

/** What is visible with the margin that is painted too, which is small for who types. */
export function painted(spans: readonly Span[], typing: boolean): Span[] {
  const margin = typing ? NEAR : MARGIN;
  return spans.map(([start, end]) => [start - margin, end + margin]);
}

function boxAt(surface: Surface, offset: number, length: number): DOMRect | null {
  for (const step of STEPS) {
    const box = surface.range(offset, Math.min(length, offset + step))?.getBoundingClientRect();
    if (box?.height) return box;
  }
  return null;
}
