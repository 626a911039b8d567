import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { Outbox } from "../../src/content/outbox.js";
import type { ClientFrame, Tier, WireAlert } from "../../src/protocol/messages.js";
import { AlertStore, type Result } from "../../src/text/alerts.js";
import { applyPatch } from "../../src/text/patch.js";
import { applySplice, type Splice } from "../../src/text/splice.js";

const WRONG = { fast: /\balot\b|\bIt\b/g, finished: /\balot\b|\bdog\b/g, unfinished: /\balot of\b|\bcat\b|\bdog\b/g };

interface Sentence {
  start: number;
  text: string;
}

function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(/[^.]+\.?|\./g)].map(({ 0: text, index }) => ({ start: index, text }));
}

function found({ start, text }: Sentence, tier: Tier): WireAlert[] {
  const wrong = tier === "fast" ? WRONG.fast : text.endsWith(".") ? WRONG.finished : WRONG.unfinished;
  return [...text.matchAll(wrong)].map(
    ({ 0: word, index }) =>
      ({ id: "", offset: start + index, length: word.length, text: word, rule: word, tier }) as WireAlert,
  );
}

/** A service that tells sentences in two tiers, and those alone that an edit has touched. */
class Service {
  readonly told: Result[] = [];
  #text = "";

  take(frame: ClientFrame): void {
    if (frame.type !== "patch" && frame.type !== "open") return;
    const { rev } = frame.payload;
    const before = new Set(sentencesOf(this.#text).map(({ text }) => text));
    const ops = frame.type === "patch" ? frame.payload.ops : null;
    this.#text = ops ? applyPatch(this.#text, ops) : (frame.payload as { text: string }).text;
    let shift = 0;
    const touched = ops?.map(([at, del, ins]) => {
      const span = [at + shift, at + shift + ins.length] as const;
      shift += ins.length - del;
      return span;
    });
    const news = sentencesOf(this.#text).filter(
      ({ start, text }) =>
        !before.has(text) || !touched || touched.some(([from, to]) => from <= start + text.length && to >= start),
    );
    for (const tier of ["fast", "full"] as const) {
      for (const one of news) {
        const span: [number, number] = [one.start, one.start + one.text.length];
        this.told.push({ rev, tier, span, alerts: found(one, tier) });
      }
    }
  }

  fresh(): string[] {
    return sentencesOf(this.#text).flatMap((one) => found(one, "full").map(({ offset, text }) => `${offset} ${text}`));
  }
}

/** A field's text that is edited while results come. */
class Edited {
  readonly store = new AlertStore();
  readonly service = new Service();
  readonly outbox = new Outbox("field", (frame) => this.service.take(frame));
  text = "It was alot of work. We saw the cat";

  constructor() {
    this.outbox.open(this.text);
  }

  edit(splice: Splice): void {
    this.text = applySplice(this.text, splice);
    this.store.edit([splice], this.text);
    this.outbox.edit([splice], () => this.text);
  }

  hear(most: number): void {
    for (const result of this.service.told.splice(0, most)) {
      const since = this.outbox.since(result.rev);
      if (since) this.store.merge(result, since, this.text);
    }
  }

  finish(): void {
    this.outbox.flush(this.text);
    this.hear(Infinity);
  }

  get shown(): string[] {
    return this.store.alerts.map(({ offset, text }) => `${offset} ${text}`);
  }
}

const step = fc.oneof(
  fc.tuple(fc.constant("edit"), fc.nat(99), fc.nat(9), fc.constantFrom("", "", ".", " ", "x", " cat", "a dog. ", "It ")),
  fc.tuple(fc.constantFrom("undone", "flush", "hear"), fc.nat(99), fc.nat(9), fc.constant("x")),
);

describe("what a field shows", () => {
  test("is what a fresh check finds, whatever was edited before and whenever results came", () => {
    vi.useFakeTimers();
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const field = new Edited();
        for (const [kind, where, size, ins] of steps) {
          const at = where % (field.text.length + 1);
          if (kind === "flush") field.outbox.flush(field.text);
          else if (kind === "hear") field.hear(size);
          else if (kind === "edit") field.edit([at, Math.min(size, field.text.length - at), ins]);
          else {
            field.edit([at, 0, ins]);
            field.edit([at, ins.length, ""]);
          }
        }
        field.finish();
        expect(field.shown).toEqual(field.service.fresh());
      }),
      { numRuns: 300 },
    );
    vi.useRealTimers();
  });

  test("comes back where a letter is typed into a word and deleted before it is sent", () => {
    const field = new Edited();
    field.finish();
    const before = field.shown;
    const at = field.text.indexOf("lot");
    field.edit([at, 0, "l"]);
    field.edit([at, 1, ""]);
    expect(field.shown).not.toEqual(before);
    field.finish();
    expect(field.shown).toEqual(before);
  });
});

describe("a revision that is done", () => {
  test("is asked for again, once, where not as much is shown as the service counts", () => {
    const { outbox } = new Edited();
    expect(outbox.doubts(0, 2)).toBe(false);
    expect(outbox.doubts(outbox.rev, 0)).toBe(false);
    expect(outbox.doubts(outbox.rev, 2)).toBe(true);
    expect(outbox.doubts(outbox.rev, 2)).toBe(false);
    expect(outbox.doubts(outbox.rev, 0)).toBe(false);
    expect(outbox.doubts(outbox.rev, -1)).toBe(true);
  });
});
