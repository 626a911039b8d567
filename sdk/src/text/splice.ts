/**
 * The difference of two texts as one splice. Offsets are UTF-16 code units, as everywhere in the SDK.
 */

/** At `at`, `del` code units go and `ins` comes. */
export type Splice = readonly [at: number, del: number, ins: string];

const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;

/** Whether `at` lies between the two halves of a surrogate pair. */
export function insidePair(text: string, at: number): boolean {
  return isLow(text.charCodeAt(at)) && isHigh(text.charCodeAt(at - 1));
}

/**
 * The splice that makes `after` of `before`; null where they are equal. It never cuts a surrogate pair.
 *
 * @param caret - where the caret stands in `after`: of several splices with the same effect ("aa" from "a") the one
 *   that ends there is the one that the user made.
 */
export function spliceBetween(before: string, after: string, caret = after.length): Splice | null {
  if (before === after) return null;
  const growth = after.length - before.length;
  const shorter = Math.min(before.length, after.length);
  const room = Math.max(0, Math.min(after.length - caret, shorter));
  let suffix = commonSuffix(before, after, room);
  const prefix = commonPrefix(before, after, shorter - suffix);
  suffix += commonSuffix(
    before.slice(0, before.length - suffix),
    after.slice(0, after.length - suffix),
    shorter - prefix - suffix,
  );
  let start = prefix;
  let end = before.length - suffix;
  if (insidePair(before, start) || insidePair(after, start)) start--;
  if (insidePair(before, end) || insidePair(after, end + growth)) end++;
  return [start, end - start, after.slice(start, end + growth)];
}

/** The text after the splice. */
export function applySplice(text: string, [at, del, ins]: Splice): string {
  return text.slice(0, at) + ins + text.slice(at + del);
}

/** Length of the common beginning, at most `limit`: halving first, so that long equal parts are compared natively. */
function commonPrefix(a: string, b: string, limit: number): number {
  let low = 0;
  let high = limit;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (a.slice(low, middle) === b.slice(low, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Length of the common end, at most `limit`. */
function commonSuffix(a: string, b: string, limit: number): number {
  let low = 0;
  let high = limit;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const equal = a.slice(a.length - middle, a.length - low) === b.slice(b.length - middle, b.length - low);
    if (equal) low = middle;
    else high = middle - 1;
  }
  return low;
}
