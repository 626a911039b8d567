import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Outbox } from "../../src/content/outbox.js";
import type { ClientFrame } from "../../src/protocol/messages.js";
import { applySplice, type Splice } from "../../src/text/splice.js";

/** A field's text whose frames are kept. */
class Typist {
  readonly sent: ClientFrame[] = [];
  readonly outbox = new Outbox("field", (frame) => this.sent.push(frame));
  text = "Hello";

  constructor() {
    this.outbox.open(this.text);
  }

  type(ins: string, at = this.text.length, del = 0): void {
    const splice: Splice = [at, del, ins];
    this.text = applySplice(this.text, splice);
    this.outbox.edit([splice], () => this.text);
  }

  get types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("sending", () => {
  test("waits 150 ms after the first edit, then 400 ms between patches", () => {
    const typist = new Typist();
    vi.advanceTimersByTime(1000);
    typist.type("a");
    vi.advanceTimersByTime(149);
    expect(typist.types).toEqual(["open"]);
    vi.advanceTimersByTime(1);
    expect(typist.types).toEqual(["open", "patch"]);
    for (let i = 0; i < 8; i++) {
      typist.type("b");
      vi.advanceTimersByTime(50);
    }
    expect(typist.types).toEqual(["open", "patch", "patch"]);
    expect(typist.sent.at(-1)!.payload).toEqual({ base: 2, rev: 3, ops: [[6, 0, "bbbbbbbb"]], len: 14 });
  });

  test.each([["."], ["?"], ["\n"], ["a pasted piece of text"]])("does not wait after %j", (ins) => {
    const typist = new Typist();
    typist.type(ins);
    expect(typist.types).toEqual(["open", "patch"]);
  });

  test("replaces halves of surrogate pairs", () => {
    const typist = new Typist();
    typist.type("\ud83d.");
    expect(typist.sent[1]!.payload).toMatchObject({ ops: [[5, 0, "\ufffd."]], len: 7 });
  });

  test("sends what has not been sent in a whole text", () => {
    const typist = new Typist();
    typist.type("!x");
    typist.outbox.sync(typist.text);
    expect(typist.sent.at(-1)!.payload).toMatchObject({ rev: 2, text: "Hello!x" });
    vi.advanceTimersByTime(1000);
    expect(typist.types).toEqual(["open", "sync"]);
  });
});

describe("revisions", () => {
  test("every one leads to the text as it is now", () => {
    const typist = new Typist();
    typist.type(" you.");
    typist.type("Oh. ", 0);
    typist.type("x");
    expect(typist.outbox.since(1)).toEqual([
      [0, 0, "Oh. "],
      [5, 0, " you.x"],
    ]);
    expect(typist.outbox.since(3)).toEqual([[14, 0, "x"]]);
    expect(typist.outbox.since(4)).toBeNull();
  });

  test("are forgotten when newer ones are settled", () => {
    const typist = new Typist();
    typist.type(" a.");
    typist.type(" b.");
    typist.outbox.settle(2);
    expect(typist.outbox.since(1)).toBeNull();
    expect(typist.outbox.since(2)).toEqual([[8, 0, " b."]]);
    expect(typist.outbox.waiting).toBe(true);
    typist.outbox.settle(3);
    expect(typist.outbox.waiting).toBe(false);
  });
});
