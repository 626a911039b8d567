/**
 * Patches: what leads from one revision of a text to a later one.
 */
import type { Splice } from "./splice.js";

/** Splices in ascending order, disjoint, all in the coordinates of the text that the patch starts from. */
export type Patch = readonly Splice[];

/** Splices that a patch may have to be told as such: a service takes no more than twice as many. */
export const MOST_SPLICES = 1_000;

/** The text after the patch. */
export function applyPatch(text: string, patch: Patch): string {
  let result = "";
  let from = 0;
  for (const [at, del, ins] of patch) {
    result += text.slice(from, at) + ins;
    from = at + del;
  }
  return result + text.slice(from);
}

/** Whether the patch fits a text of this length. */
export function fits(patch: Patch, length: number): boolean {
  let from = 0;
  for (const [at, del] of patch) {
    if (at < from || del < 0) return false;
    from = at + del;
  }
  return from <= length;
}

/** How much longer the patch makes a text. */
export function growthOf(patch: Patch): number {
  return patch.reduce((sum, [, del, ins]) => sum + ins.length - del, 0);
}

/** The one patch that does what `first` and then `second` do. */
export function compose(first: Patch, second: Patch): Patch {
  return second.reduce<{ patch: Patch; shift: number }>(
    ({ patch, shift }, [at, del, ins]) => ({
      patch: append(patch, [at + shift, del, ins]),
      shift: shift + ins.length - del,
    }),
    { patch: first, shift: 0 },
  ).patch;
}

/**
 * The patch followed by one splice, which is in the coordinates of the text after the patch. A place that was changed
 * and is again what it was stays in it, as a splice without effect: the alerts there have gone, and are to be told anew.
 */
export function append(patch: Patch, [at, del, ins]: Splice): Patch {
  const result: Splice[] = [];
  const end = at + del;
  let shift = 0; // from coordinates before the patch to those after it
  let index = 0;
  for (; index < patch.length; index++) {
    const [start, gone, text] = patch[index]!;
    if (start + shift + text.length >= at) break;
    result.push(patch[index]!);
    shift += text.length - gone;
  }
  let from = at - shift;
  let to = end - shift;
  let head = "";
  let tail = "";
  for (; index < patch.length; index++) {
    const [start, gone, text] = patch[index]!;
    const now = start + shift;
    if (now > end) break;
    if (now < at) head = text.slice(0, at - now);
    if (now + text.length > end) tail = text.slice(end - now);
    from = Math.min(from, start);
    shift += text.length - gone;
    to = Math.max(end - shift, start + gone);
  }
  return result.concat([[from, to - from, head + ins + tail]], patch.slice(index));
}

/**
 * Where an offset stands after the patch.
 *
 * @param after - whether it moves behind a text that is inserted right at it.
 */
export function mapOffset(patch: Patch, offset: number, after: boolean): number {
  let shift = 0;
  for (const [at, del, ins] of patch) {
    if (at > offset || (at === offset && !(after && del === 0))) break;
    if (at + del > offset) return at + shift + (after ? ins.length : 0);
    shift += ins.length - del;
  }
  return offset + shift;
}

/** A span after a patch, and what the patch changed of it. */
export interface MappedSpan {
  start: number;
  end: number;
  /** A character inside the span was changed. */
  touched: boolean;
  /** Something right before or right after the span was changed, so that the word may have grown. */
  beside: boolean;
}

/** Where a span stands after the patch; what is inserted at its edges stays outside. */
export function mapSpan(patch: Patch, start: number, end: number): MappedSpan {
  return {
    start: mapOffset(patch, start, true),
    end: mapOffset(patch, end, false),
    touched: patch.some(([at, del]) => at < end && at + del > start),
    beside: patch.some(([at, del]) => at === end || at + del === start),
  };
}
