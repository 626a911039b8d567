/**
 * One field: its text, its alerts, what is shown of them and what is reported.
 */
import type { Adapter } from "../adapters/adapter.js";
import { Painter } from "../paint/painter.js";
import { MAX_CHARS, type ClientFrame, type ContentMessage, type LocalPayloads } from "../protocol/messages.js";
import type { IgnoreScope, IgnoreStore } from "../store/ignore.js";
import { AlertStore, type PlacedAlert } from "../text/alerts.js";
import { spliceBetween } from "../text/splice.js";
import type { IServiceCallbacks, IServiceTextStats } from "../types.js";
import { FieldEvents } from "./events.js";
import { Outbox } from "./outbox.js";
import type { FieldState } from "./state.js";

/** What a field needs from the content component. */
export interface FieldContext {
  send(frame: ClientFrame): void;
  /** Callbacks in the order in which they are called. */
  callbacks: readonly (IServiceCallbacks | undefined)[];
  ignored: IgnoreStore;
}

/** What shows a field's state. */
export interface FieldView {
  /** The state, the alerts or their places may have changed. */
  update(field: Field): void;
  /** A check has been completed. */
  settled(field: Field): void;
  /** The user asked for an alert: at a point, by the keyboard, or at the selection. */
  open(field: Field, alert: PlacedAlert, withKeyboard: boolean): void;
  /** A tick of the clock, after the field has followed the page. */
  place(field: Field): void;
}

/** Keeps text, alerts and underlines of one element in step. */
export class Field {
  readonly id = newId();
  readonly painter: Painter;
  /** The text that everything refers to. */
  text: string;
  readonly #store = new AlertStore();
  readonly #outbox: Outbox;
  readonly #events: FieldEvents;
  #status: FieldState["name"] = "checking";
  #message: string | undefined;
  #counted: number | null = null;
  #connection: LocalPayloads["connection"] = { state: "online" };

  constructor(
    readonly adapter: Adapter,
    private readonly context: FieldContext,
    private readonly view: FieldView,
  ) {
    this.text = adapter.text();
    this.painter = new Painter(adapter.element, adapter.surface);
    this.#outbox = new Outbox(this.id, context.send);
    this.painter.follow(this.text.length);
    this.#events = new FieldEvents(this, view);
    this.#start();
    view.update(this);
  }

  /** Whether every frame counts. */
  get eager(): boolean {
    return this.painter.eager;
  }

  /** What the bar is to show. */
  get state(): FieldState {
    const count = this.#counted;
    const message = this.#message ?? this.#connection.message;
    if (this.#connection.state === "stopped") return { name: "error", count, ...(message && { message }) };
    if (this.#status === "tooLong" || this.#status === "error") {
      return { name: this.#status, count, ...(message && { message }) };
    }
    if (this.#connection.state === "offline") return { name: "offline", count };
    if (this.#outbox.waiting) return { name: "checking", count };
    return { name: this.alerts.length ? "issues" : "clean", count: this.alerts.length };
  }

  /** The alerts that are shown, in the order of the text. */
  get alerts(): readonly PlacedAlert[] {
    return this.#store.alerts.filter((alert) => !this.context.ignored.has(this.#document, alert));
  }

  /** An alert as it stands now; undefined where it is gone. */
  find({ id, text, offset }: PlacedAlert): PlacedAlert | undefined {
    const distance = (alert: PlacedAlert): number => Math.abs(alert.offset - offset);
    return this.alerts
      .filter((alert) => alert.id === id && alert.text === text)
      .sort((a, b) => distance(a) - distance(b))[0];
  }

  /** Follows the page: text set by a program, scrolling, size. */
  tick(): void {
    this.changed();
    if (this.painter.follow(this.text.length) && this.#outbox.waiting && this.#status === "checking") {
      this.context.send({ type: "focus", id: this.id, payload: { span: this.painter.visible } });
    }
    this.view.place(this);
  }

  /** Takes in the text as it is now. Called in the same task as the edit, so that no frame shows it half done. */
  changed(): void {
    if (this.#events.composing) return;
    const text = this.adapter.text();
    const splice = spliceBetween(this.text, text, this.adapter.selection()?.[1]);
    if (!splice) return;
    this.text = text;
    this.#store.edit([splice], text);
    this.painter.edit(splice, text);
    this.#outbox.edit(splice, () => this.text);
    this.#start();
    this.painter.paint(this.alerts);
    this.view.update(this);
  }

  /** Takes in a message of the background component. */
  receive(message: ContentMessage): void {
    if (message.type === "connection") this.#connection = message.payload;
    else if (message.type === "desync") this.#outbox.sync(this.text);
    else if (message.type === "error") this.#fail(message.payload.message);
    else if (message.type === "alerts") {
      const since = this.#outbox.since(message.payload.rev);
      if (since) this.#store.merge(message.payload, since, this.text);
    } else if (message.type === "done") return this.#done(message.payload.rev, message.payload.stats);
    this.show();
  }

  /** Replaces an alert's text, as the user asked. */
  async apply(shown: PlacedAlert, replacement: string): Promise<void> {
    this.changed();
    const alert = this.find(shown);
    if (!alert || !this.adapter.editable()) return;
    const { offset, text, id, message } = alert;
    // Only what differs is replaced: formatting inside the word stays.
    const [at, del, ins] = spliceBetween(text, replacement) ?? [0, 0, ""];
    await this.adapter.replace([offset + at, offset + at + del], ins);
    this.changed();
    this.#outbox.flush(this.text);
    this.context.send({ type: "applied", id: this.id, payload: { rev: this.#outbox.rev, alertId: id, replacement } });
    this.#call("onReplacementApplied", { originalText: text, replacement, description: message });
  }

  /** Ignores an alert, as the user asked. */
  ignore(alert: PlacedAlert, scope: IgnoreScope): void {
    this.context.ignored.add(scope, this.#document, alert);
    const payload = { alertId: alert.id, scope, ...(scope === "dictionary" && { word: alert.text }) };
    this.context.send({ type: "ignored", id: this.id, payload });
    this.show();
  }

  /** Sends what has not been sent: the user leaves the field or has finished composing. */
  flush(): void {
    this.changed();
    this.#outbox.flush(this.text);
  }

  /** Paints and shows everything anew. */
  show(): void {
    this.painter.paint(this.alerts);
    this.view.update(this);
  }

  /** Takes everything back. */
  destroy(): void {
    this.#events.destroy();
    this.#outbox.close();
    this.painter.destroy();
    this.adapter.destroy();
  }

  /** Where what is ignored in this field is kept under. */
  get #document(): string {
    const { element } = this.adapter;
    return `${element.ownerDocument.location.pathname}#${element.id || element.getAttribute("name") || ""}`;
  }

  /** Opens the text with the service, or keeps one that is too long from it. */
  #start(): void {
    const tooLong = this.text.length > MAX_CHARS && [...this.text].length > MAX_CHARS;
    if (tooLong === (this.#status === "tooLong") && this.#outbox.rev) {
      if (!tooLong) this.#status = "checking";
      return;
    }
    this.#status = tooLong ? "tooLong" : "checking";
    this.#message = undefined;
    if (tooLong) {
      this.#outbox.close();
      this.#store.clear();
    } else this.#outbox.open(this.text, this.painter.visible);
  }

  #done(rev: number, textStats: IServiceTextStats): void {
    this.#outbox.settle(rev);
    this.#store.settleAll(rev, this.text.length);
    this.#message = undefined;
    if (this.#status !== "tooLong") this.#status = "checking";
    this.#counted = this.alerts.length;
    this.show();
    this.view.settled(this);
    this.#call("onCheckResultReceived", { textStats, alertsCount: this.#counted });
  }

  #fail(message: string): void {
    if (this.#status === "tooLong") return;
    this.#status = "error";
    this.#message = message;
  }

  #call<Name extends keyof IServiceCallbacks>(
    name: Name,
    data: Parameters<NonNullable<IServiceCallbacks[Name]>>[0],
  ): void {
    for (const callbacks of this.context.callbacks) {
      try {
        (callbacks?.[name] as ((value: typeof data) => void) | undefined)?.(data);
      } catch (error) {
        reportError(error);
      }
    }
  }
}


function newId(): string {
  return globalThis.crypto.randomUUID?.() ?? Array.from({ length: 4 }, () => Math.random().toString(36).slice(2)).join("");
}
