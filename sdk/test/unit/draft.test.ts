import { describe, expect, test } from "vitest";
import { draftAt, waits } from "../../src/text/draft.js";
import type { WireAlert } from "../../src/protocol/messages.js";

/** What waits of an alert about the words in <...>, with the caret at `|`. */
function waiting(text: string, mainCategory: string): boolean {
  const caret = text.replace(/[<>]/g, "").indexOf("|");
  const plain = text.replace("|", "");
  const offset = plain.indexOf("<");
  const length = plain.indexOf(">") - offset - 1;
  return waits(draftAt(plain.replace(/[<>]/g, ""), caret), { offset, length, mainCategory } as WireAlert);
}

describe("while a text is written", () => {
  test.each([
    ["We <reciev|>", "TYPOS", true],
    ["We <recieved> |", "TYPOS", false],
    ["We <recieved>, |", "TYPOS", false],
    ["A dot. <He go|>", "GRAMMAR", true],
    ["<He go> to it |", "GRAMMAR", true],
    ["<He go> to it. |", "GRAMMAR", false],
    ["<He go> to it.|", "GRAMMAR", false],
    ["<He go> to it. And so |", "GRAMMAR", false],
    ["<He go> to|it. ", "GRAMMAR", false],
    ["<He go> home\nand so |", "GRAMMAR", false],
    ["The 3.5 <mile> are lo|", "GRAMMAR", true],
    ["Some <wo|rd> more.", "TYPOS", true],
    ["We <recieved>.|", "TYPOS", false],
    ["Some |<wrod> more.", "TYPOS", false],
  ])("%s (%s): %s", (text, mainCategory, expected) => {
    expect(waiting(text, mainCategory)).toBe(expected);
  });
});
