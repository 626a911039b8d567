/**
 * The revisions of one field's text: what has been sent, what is to be sent, and when.
 */
import type { FieldFrame, ClientPayloads, Span } from "../protocol/messages.js";
import type { IServiceCheckOptions } from "../types.js";
import { hashOf } from "../text/hash.js";
import { compose, type Patch } from "../text/patch.js";
import type { Splice } from "../text/splice.js";

/** Wait (ms) after the first edit. */
const PAUSE = 150;
/** Least time (ms) between two patches while the user goes on typing. */
const INTERVAL = 400;
/** An insertion as long is a paste, not typing. */
const PASTE = 20;
const SENTENCE_END = /[.!?…。？！\n]\s*$/u;

/** Sends a text and its edits, and knows how any revision leads to the text as it is now. */
export class Outbox {
  rev = 0;
  #opened = false;
  #unsent: Patch = [];
  /** `patch` leads from the revision before to `rev`. */
  #history: { rev: number; patch: Patch }[] = [];
  #settled = -1;
  /** How many alerts fewer are shown than the service counts, the last time that it was asked to tell them again. */
  #lacking = 0;
  #lastFlush = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly send: (frame: FieldFrame) => void,
    /** What the text is to be checked for. */
    private readonly asked: () => IServiceCheckOptions = () => ({}),
  ) {}

  /** Whether the service has not yet finished the text as it is now. */
  get waiting(): boolean {
    return this.#unsent.length > 0 || this.#settled < this.rev;
  }

  /** Sends the whole text. */
  open(text: string, focus?: Span): void {
    this.#later(() => undefined, 0);
    this.rev++;
    this.#history = [];
    this.#unsent = [];
    const payload: ClientPayloads["open"] = { ...this.#whole(text), ...(focus && { focus }) };
    this.send({ type: "open", id: this.id, payload });
    this.#opened = true;
  }

  /** Sends the whole text because the other side does not have it. */
  sync(text: string): void {
    if (!this.#opened) return;
    this.#commit();
    this.send({ type: "sync", id: this.id, payload: this.#whole(text) });
  }

  /** Takes in edits and sends them at once, soon or later. `text` is the text after them. */
  edit(edits: Patch, text: () => string): void {
    if (!this.#opened) return;
    this.#unsent = compose(this.#unsent, edits);
    const [, , ins] = edits[0]!;
    if (ins.length >= PASTE || SENTENCE_END.test(ins)) this.flush(text());
    else if (!this.#timer) {
      const wait = Math.max(PAUSE, this.#lastFlush + INTERVAL - performance.now());
      this.#later(() => this.flush(text()), wait);
    }
  }

  /** Sends what has not been sent. */
  flush(text: string): void {
    if (!this.#opened || !this.#unsent.length) return;
    const base = this.rev;
    const ops = this.#unsent.map(([at, del, ins]): Splice => [at, del, wellFormed(ins)]);
    this.#commit();
    this.send({ type: "patch", id: this.id, payload: { base, rev: this.rev, ops, len: text.length } });
  }

  /** The patch from a revision to the text as it is now; null for one that is not known (any more). */
  since(rev: number): Patch | null {
    if (rev > this.rev) return null;
    const oldest = this.#history[0] ? this.#history[0].rev - 1 : this.rev;
    if (rev < oldest) return null;
    const later = this.#history.filter((step) => step.rev > rev);
    return compose(
      later.reduce<Patch>((patch, step) => compose(patch, step.patch), []),
      this.#unsent,
    );
  }

  /**
   * Whether to ask for the result of a finished revision again: it is that of the text as it is now, and `lacking` more
   * alerts were counted than are shown. Once only, since one that does not fit the text will not fit it then.
   */
  doubts(rev: number, lacking: number): boolean {
    if (rev !== this.rev || this.#unsent.length || lacking === this.#lacking) return false;
    this.#lacking = lacking;
    return lacking !== 0;
  }

  /** The service has finished a revision; what led up to it is not needed any more. */
  settle(rev: number): void {
    this.#settled = Math.max(this.#settled, rev);
    this.#history = this.#history.filter((step) => step.rev > rev);
  }

  /** Tells the other side that the field is gone. */
  close(): void {
    clearTimeout(this.#timer);
    if (this.#opened) this.send({ type: "close", id: this.id, payload: {} });
    this.#opened = false;
  }

  #whole(text: string): ClientPayloads["sync"] {
    return { rev: this.rev, text: wellFormed(text), hash: hashOf(text), ...this.asked() };
  }

  /** Makes a revision of what has not been sent. */
  #commit(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#lastFlush = performance.now();
    if (!this.#unsent.length) return;
    this.#history.push({ rev: ++this.rev, patch: this.#unsent });
    this.#unsent = [];
  }

  #later(run: () => void, wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = wait ? setTimeout(run, wait) : undefined;
  }
}

/** The text with U+FFFD for each half of a surrogate pair; as long as before. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
