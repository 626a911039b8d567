/**
 * What the background knows of one field: its text, and how much of it the server has.
 */
import type { ClientFrame, ClientPayloads, WholeText } from "../protocol/messages.js";
import { hashOf } from "../text/hash.js";
import { optionsOf } from "../config.js";
import type { IServiceCheckOptions } from "../types.js";
import { applyPatch, compose, fits, growthOf, MOST_SPLICES, type Patch } from "../text/patch.js";

interface Sent {
  rev: number;
  text: string;
  /** From what the server had before; null where the whole text was sent. */
  patch: Patch | null;
}

/** One field's text on its way to the server: at most one frame of it is unacknowledged, later edits are composed. */
export class Doc {
  rev: number;
  text: string;
  /** The newest revision that the server has finished. */
  settled = -1;
  #acked: Sent | null = null;
  #inFlight: Sent | null = null;
  /** From what was sent last to `text`. */
  #pending: Patch = [];
  #whole: "open" | "sync" | null = "open";
  /** What it is to be checked for. */
  readonly #asked: IServiceCheckOptions;

  constructor(
    readonly id: string,
    private readonly opened: ClientPayloads["open"],
  ) {
    this.rev = opened.rev;
    this.text = opened.text;
    this.#asked = optionsOf(opened);
  }

  /** Takes a whole text from the content component. */
  replace({ rev, text }: WholeText): void {
    this.rev = rev;
    this.text = text;
    this.askWhole();
  }

  /** Takes an edit from the content component; false where it does not follow what is known here. */
  patch({ base, rev, ops, len }: ClientPayloads["patch"]): boolean {
    if (base !== this.rev || !fits(ops, this.text.length) || this.text.length + growthOf(ops) !== len) return false;
    this.text = applyPatch(this.text, ops);
    this.rev = rev;
    this.#pending = compose(this.#pending, ops);
    return true;
  }

  /** The whole text is to be sent next. */
  askWhole(): void {
    this.#inFlight = null;
    this.#whole = this.#acked || this.#whole === null ? "sync" : this.#whole;
  }

  /** The frame to send now; null where there is nothing to say or an answer is awaited. */
  next(): ClientFrame | null {
    const { id, rev, text } = this;
    if (this.#inFlight) return null;
    const pending = this.#pending;
    const size = pending.reduce((sum, [, , ins]) => sum + ins.length, 0);
    if (!this.#whole && (size > text.length / 2 + 1000 || pending.length > MOST_SPLICES)) this.#whole = "sync";
    if (this.#whole) {
      const type = this.#whole;
      this.#sent({ rev, text, patch: null });
      const payload = { rev, text, hash: hashOf(text), ...this.#asked };
      return type === "sync" ? { type, id, payload } : { type, id, payload: { ...this.opened, ...payload } };
    }
    if (rev === this.#acked!.rev) return null;
    const payload = { base: this.#acked!.rev, rev, ops: [...pending], len: text.length };
    this.#sent({ rev, text, patch: pending });
    return { type: "patch", id, payload };
  }

  /** The server has the revision. */
  ack(rev: number): void {
    if (this.#inFlight?.rev !== rev) return;
    this.#acked = this.#inFlight;
    this.#inFlight = null;
  }

  /** What the server is asked to resume from; null where it has nothing. */
  resumable(): { rev: number; hash: string } | null {
    const last = this.#acked ?? this.#inFlight;
    return last && { rev: last.rev, hash: hashOf(last.text) };
  }

  /** A new connection: `rev` is what the server still has, undefined where it has nothing. */
  reconnected(rev: number | undefined): void {
    const flying = this.#inFlight;
    this.#inFlight = null;
    if (flying && rev === flying.rev) this.#acked = flying;
    else if (rev !== undefined && rev === this.#acked?.rev) {
      if (flying?.patch) this.#pending = compose(flying.patch, this.#pending);
      else if (flying) this.#whole = "sync";
    } else {
      this.#acked = null;
      this.#whole = "open";
      return;
    }
    if (rev === this.rev && this.settled < rev) this.#whole = "sync";
  }

  #sent(frame: Sent): void {
    this.#inFlight = frame;
    this.#pending = [];
    this.#whole = null;
  }
}
