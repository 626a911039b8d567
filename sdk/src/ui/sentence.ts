/** Code units shown at most on either side. */
const NEAR = 70;

/** What stands before and behind a part of a text in its sentence, cut to a line. */
export function sentenceAround(
  text: string,
  { offset, length }: { offset: number; length: number },
  near = NEAR,
): { before: string; after: string } {
  const ahead = text.slice(Math.max(0, offset - 400), offset);
  const rest = text.slice(offset + length, offset + length + 400);
  const start = Math.max(0, ...[...ahead.matchAll(/[.!?…。？！]["'”’)»]*\s+|\n/gu)].map((end) => end.index + end[0].length));
  const end = /[.!?…。？！]["'”’)»]*(?=\s|$)|\n/u.exec(rest);
  const before = ahead.slice(start);
  const after = rest.slice(0, end ? end.index + end[0].trimEnd().length : undefined);
  return { before: tail(before, near), after: head(after, near) };
}

function tail(text: string, near: number): string {
  return text.length > near ? "…" + text.slice(-near).replace(/^\S*\s/, "") : text.trimStart();
}

function head(text: string, near: number): string {
  return text.length > near ? text.slice(0, near).replace(/\s\S*$/, "") + "…" : text.trimEnd();
}
