import { describe, expect, test } from "vitest";
import type { Tier, WireAlert } from "../../src/protocol/messages.js";
import { AlertStore } from "../../src/text/alerts.js";
import { append, type Patch } from "../../src/text/patch.js";
import { applySplice, type Splice } from "../../src/text/splice.js";

const START = "One eror here. Two erors there. Three bugs.";

function alertOn(text: string, word: string, tier: Tier = "full"): WireAlert {
  return {
    id: word,
    offset: text.indexOf(word),
    length: word.length,
    text: word,
    tier,
    message: "",
    shortMessage: "",
    category: "SPELL",
    mainCategory: "TYPOS",
    replacements: [],
    confidence: 1,
    rule: "test",
  };
}

/** A text with its alerts and revisions, edited as a field does it. */
class Document {
  readonly store = new AlertStore();
  text = START;
  private revs: Patch[] = [[]];

  edit(...splices: Splice[]): void {
    for (const splice of splices) {
      this.text = applySplice(this.text, splice);
      this.store.edit([splice], this.text);
      this.revs = this.revs.map((patch) => append(patch, splice));
    }
    this.revs.push([]);
  }

  result(rev: number, at: string, words: string[], tier: Tier = "full", span?: [number, number]): void {
    const alerts = words.map((word) => alertOn(at, word, tier));
    this.store.merge({ rev, span: span ?? [0, at.length], tier, alerts }, this.revs[rev]!, this.text);
  }

  get words(): string[] {
    return this.store.alerts.map(({ offset, length }) => this.text.slice(offset, offset + length));
  }
}

describe("edits", () => {
  test("before an alert move it, in it drop it", () => {
    const document = new Document();
    document.result(0, START, ["eror", "erors"]);
    document.edit([0, 0, "So. "]);
    expect(document.words).toEqual(["eror", "erors"]);
    document.edit([document.text.indexOf("erors") + 2, 1, ""]);
    expect(document.words).toEqual(["eror"]);
  });

  test.each<[string, Splice, string[]]>([
    ["a letter right behind the word", [8, 0, "s"], []],
    ["a letter right before the word", [4, 0, "t"], []],
    ["the space between it and the next word", [8, 1, ""], []],
    ["a full stop behind the word", [8, 0, "."], ["eror"]],
    ["a new word behind the next space", [9, 0, "x "], ["eror"]],
  ])("%s", (_, splice, left) => {
    const document = new Document();
    document.result(0, START, ["eror"]);
    document.edit(splice);
    expect(document.words).toEqual(left);
  });
});

describe("results", () => {
  test("of an older revision are moved to where their words are now", () => {
    const document = new Document();
    document.edit([0, 0, "Well, "], [document.text.length + 6, 0, " More."]);
    document.result(0, START, ["eror", "erors"]);
    expect(document.words).toEqual(["eror", "erors"]);
  });

  test("on words that were edited meanwhile are dropped, the others stay", () => {
    const document = new Document();
    document.edit([5, 0, "r"]);
    document.result(0, START, ["eror", "erors"]);
    expect(document.words).toEqual(["erors"]);
  });

  test("of an older revision never undo newer ones", () => {
    const document = new Document();
    document.edit([10, 4, "now."]);
    const newer = document.text;
    document.result(1, newer, ["erors"], "full", [0, 30]);
    document.result(0, START, ["eror", "Three"]);
    expect(document.words).toEqual(["erors", "Three"]);
  });

  test("of the model replace the fast ones in their span only", () => {
    const document = new Document();
    document.result(0, START, ["eror", "erors"], "fast");
    document.result(0, START, ["One"], "full", [0, 14]);
    expect(document.words).toEqual(["One", "erors"]);
  });

  test("that are fast leave those of the model", () => {
    const document = new Document();
    document.result(0, START, ["eror"], "full");
    document.result(0, START, ["eror here", "Two"], "fast");
    expect(document.words).toEqual(["eror", "Two"]);
  });

  test("of a newer revision remove what is right now", () => {
    const document = new Document();
    document.result(0, START, ["eror", "erors"]);
    document.edit([START.length, 0, " End."]);
    document.result(1, document.text, ["erors"]);
    expect(document.words).toEqual(["erors"]);
  });

  test("come too late once everything newer is settled", () => {
    const document = new Document();
    document.edit([0, 0, "Oh. "]);
    document.store.settleAll(1, document.text.length);
    document.result(0, START, ["eror"]);
    expect(document.words).toEqual([]);
  });

  test("that do not fit the text are dropped", () => {
    const document = new Document();
    const wrong = { ...alertOn(START, "eror"), offset: 5 };
    document.store.merge({ rev: 0, span: [0, START.length], tier: "full", alerts: [wrong] }, [], START);
    expect(document.words).toEqual([]);
  });
});
