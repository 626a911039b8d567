/** The first number below the limit for which the condition, which stays true once it is, holds; else the limit. */
export function firstWhere(limit: number, holds: (n: number) => boolean): number {
  let low = 0;
  while (low < limit) {
    const middle = (low + limit) >> 1;
    if (holds(middle)) limit = middle;
    else low = middle + 1;
  }
  return low;
}
