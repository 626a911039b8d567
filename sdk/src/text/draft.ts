/**
 * What of a text is being written: the word at the caret, and the sentence that has no end yet.
 */
import type { Span, WireAlert } from "../protocol/messages.js";

/** For how long (ms) after an edit the writer counts as writing. */
export const WRITING = 1_500;
/** For how long (ms) after an edit the next key is near: what can wait for it is not drawn anew. */
export const TYPING = 300;
/** Code units before the caret in which the sentence starts, or it is too long to wait for. */
const LONGEST = 400;

/** The unfinished word and sentence; a sentence that has its end is an empty span. */
export interface Draft {
  word: Span;
  sentence: Span;
}

/** What is being written at the caret. */
export function draftAt(text: string, caret: number): Draft {
  const before = text.slice(Math.max(0, caret - LONGEST), caret);
  const after = text.slice(caret, caret + LONGEST);
  const start = caret - /[\p{L}\p{M}\p{N}'’-]*$/u.exec(before)![0].length;
  const end = start < caret ? caret + /^[\p{L}\p{M}\p{N}'’-]*/u.exec(after)![0].length : caret;
  const finished = /^[^\n]*[.!?…。！？]/.test(after);
  const ended = [...before.matchAll(/[…。！？\n]|[.!?](?!\S)/g)].at(-1)?.index ?? -1;
  return { word: [start, end], sentence: finished ? [caret, caret] : [caret - before.length + ended + 1, end] };
}

/** Whether an alert is to wait: it is about the word, or about more than the spelling of the sentence. */
export function waits({ word, sentence }: Draft, { offset, length, mainCategory }: WireAlert): boolean {
  const within = ([start, end]: Span): boolean => start < end && offset < end && offset + length > start;
  return within(word) || (mainCategory !== "TYPOS" && within(sentence));
}
