/**
 * One field: its text, its alerts, what is shown of them and what is reported.
 */
import type { Adapter } from "../adapters/adapter.js";
import { Painter } from "../paint/painter.js";
import { MAX_CHARS, type ContentMessage, type LocalPayloads, type ServerPayloads } from "../protocol/messages.js";
import { windowOf } from "../dom.js";
import type { IgnorePlace, IgnoreScope } from "../store/ignore.js";
import { AlertStore, type PlacedAlert } from "../text/alerts.js";
import { draftAt, waits, WRITING, type Draft } from "../text/draft.js";
import { applyPatch, MOST_SPLICES, type Patch } from "../text/patch.js";
import { spliceBetween } from "../text/splice.js";
import type { FieldContext, FieldView } from "./context.js";
import { FieldEvents } from "./events.js";
import type { IServiceField } from "../fields.js";
import type { IServiceAlert } from "../types.js";
import { newId } from "./id.js";
import { Outbox } from "./outbox.js";
import { report } from "./report.js";
import type { FieldState } from "./state.js";

interface Shown {
  of: readonly PlacedAlert[];
  version: number;
  draft: Draft | null;
  /** Those that are not ignored. */
  all: readonly PlacedAlert[];
  /** Those of them that do not wait for the writer. */
  alerts: readonly PlacedAlert[];
}

/** Keeps text, alerts and underlines of one element in step. */
export class Field implements IServiceField {
  readonly id = newId();
  readonly painter: Painter;
  /** The text that everything refers to. */
  text: string;
  /** While replacements are written, which are taken in together. */
  fixing = false;
  /** When the text was last edited, on the clock of `performance`. */
  edited = 0;
  /** Where what is ignored in this field is kept under. */
  readonly place: Omit<IgnorePlace, "text">;
  /** What is being written; null while the user does not write. */
  #draft: Draft | null = null;
  readonly #store = new AlertStore();
  readonly #outbox: Outbox;
  readonly #events: FieldEvents;
  #status: FieldState["name"] = "checking";
  /** Why the text is kept from the service. */
  #none: "off" | "paused" | "tooLong" | null = null;
  /** What the text was last checked as (BCP 47). */
  language = "";
  #error: { code: string; message: string } | undefined;
  /** Kept until the store's alerts or what is ignored change. */
  #shown: Shown | undefined;
  #counted: number | null = null;
  /** The frame in which the alerts that have come are shown. */
  #frame = 0;
  /** The version of the text's nodes that was painted last. */
  #painted = 0;
  #connection: LocalPayloads["connection"] = { state: "online" };

  constructor(
    readonly adapter: Adapter,
    readonly context: FieldContext,
    private readonly view: FieldView,
  ) {
    const { element } = adapter;
    const { origin, pathname } = windowOf(element).location;
    this.place = { origin, document: `${pathname}#${element.id || element.getAttribute("name") || ""}` };
    this.text = adapter.text();
    this.painter = new Painter(adapter.element, adapter.surface);
    this.#outbox = new Outbox(this.id, context.send, context.asked);
    this.painter.follow(this.text);
    this.#events = new FieldEvents(this, view);
    this.#start();
    view.update(this);
  }

  get element(): HTMLElement {
    return this.adapter.element;
  }

  /** What the bar is to show. */
  get state(): FieldState {
    const count = this.#counted;
    const { state, code, message = code } = this.#connection;
    if (this.#none === "off" || this.#none === "paused") return { name: this.#none, count };
    if (state === "stopped") return { name: "error", count, code, message };
    if (this.#status !== "checking") return { name: this.#status, count, ...this.#error };
    if (state === "offline") return { name: code ? "error" : "offline", count, code, message };
    if (this.#outbox.waiting || this.#holding) return { name: "checking", count };
    return { name: this.alerts.length ? "issues" : "clean", count: this.alerts.length };
  }

  /** The alerts that are shown, in the order of the text. */
  get alerts(): readonly PlacedAlert[] {
    return this.#shownNow().alerts;
  }

  /** An alert as it stands now; undefined where it is gone. */
  find({ id, rule, text, offset }: IServiceAlert): PlacedAlert | undefined {
    const unlike = (alert: PlacedAlert): number => (alert.id === id ? 0 : 1e6) + Math.abs(alert.offset - offset);
    return this.alerts
      .filter((alert) => alert.rule === rule && alert.text === text)
      .sort((a, b) => unlike(a) - unlike(b))[0];
  }

  /** Follows the page: text set by a program, scrolling, size. */
  tick(): void {
    this.changed();
    if (this.adapter.editable() === (this.#none === "off")) this.restart();
    if (this.painter.follow(this.text) && this.#outbox.waiting && this.#status === "checking") {
      this.context.send({ type: "focus", id: this.id, payload: { span: this.painter.visible } });
    }
    this.#follow();
    this.view.place(this);
  }

  /**
   * Takes in the text as it is now. Called in the same task as the edit, so that no frame shows it half done.
   *
   * @param edits - what may have been done to it.
   */
  changed(edits: Patch = []): void {
    if (this.#events.composing || this.fixing) return;
    const text = this.adapter.text();
    const before = this.text;
    if (text === before) return;
    const caret = this.adapter.selection()?.[1];
    const splice = spliceBetween(before, text, caret)!;
    const patch = edits.length <= MOST_SPLICES && applyPatch(before, edits) === text ? edits : [splice];
    this.text = text;
    this.edited = performance.now();
    this.#draft = caret === undefined ? null : draftAt(text, caret);
    this.#store.edit(patch, text);
    this.painter.edit(splice, text);
    this.#outbox.edit(patch, () => this.text);
    this.#start();
    this.show();
  }

  /** Takes in a message of the background component. */
  receive(message: ContentMessage): void {
    if (message.type === "connection") this.#connection = message.payload;
    else if (message.type === "definitions") return this.view.define(this, message.payload);
    else if (message.type === "desync") this.#outbox.sync(this.text);
    else if (message.type === "error") this.#fail(message.payload);
    else if (message.type === "alerts") {
      const since = this.#outbox.since(message.payload.rev);
      if (!since) return;
      this.#store.merge(message.payload, since, this.text);
      // The rest of the result is mostly on its way.
      this.#frame ||= windowOf(this.element).requestAnimationFrame(() => this.show());
      return;
    } else if (message.type === "done") return this.#done(message.payload);
    this.show();
  }

  /** Replaces the text of alerts, as the user asked. */
  fix(fixes: readonly (readonly [alert: IServiceAlert, replacement: string])[]): Promise<void> {
    return this.view.fix(this, fixes);
  }

  /** The revision of the text that the service has been sent. */
  get rev(): number {
    return this.#outbox.rev;
  }

  /** The alert that is set off. */
  get current(): IServiceAlert | null {
    return this.painter.marked;
  }

  /** Sets an alert off and scrolls the field until it can be seen, or puts the caret there; null sets none off. */
  mark(alert: IServiceAlert | null, caret = false): void {
    const now = alert && this.find(alert);
    this.painter.mark(now ?? null);
    if (now) this.view.reveal(this, now, caret);
  }

  /** Ignores an alert, as the user asked. */
  ignore(shown: IServiceAlert, scope: IgnoreScope): void {
    const alert = this.find(shown);
    if (!alert) return;
    this.context.ignored.add(scope, { ...this.place, text: this.text }, alert);
    const payload = { alertId: alert.id, scope, ...(scope === "dictionary" && { word: alert.text }) };
    this.context.send({ type: "ignored", id: this.id, payload });
    this.context.refresh();
  }

  /** The user turns to the field: a service that was away is looked for again. */
  poke(): void {
    if (this.#connection.state !== "offline") return;
    this.context.send({ type: "focus", id: this.id, payload: { span: this.painter.visible } });
  }

  /** Sends what has not been sent: the user leaves the field or has finished composing. */
  flush(): void {
    this.changed();
    this.#outbox.flush(this.text);
  }

  /** Paints what is shown again, where the nodes of the text may have changed. */
  repaint(): void {
    if (!this.#events.composing && !this.fixing && this.adapter.version !== this.#painted) this.#paint();
  }

  /** Paints and shows everything anew. */
  show(): void {
    windowOf(this.element).cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#paint();
    this.view.update(this);
  }

  /** Takes everything back. */
  destroy(): void {
    windowOf(this.element).cancelAnimationFrame(this.#frame);
    this.#events.destroy();
    this.#outbox.close();
    this.painter.destroy();
    this.adapter.destroy();
  }

  #paint(): void {
    this.painter.paint(this.alerts);
    this.#painted = this.adapter.version;
  }

  #shownNow(): Shown {
    const { alerts: of } = this.#store;
    const { ignored } = this.context;
    const { version } = ignored;
    const draft = this.#draft;
    const before = this.#shown;
    const same = before?.of === of && before.version === version;
    if (same && before.draft === draft) return before;
    const place = { ...this.place, text: this.text };
    const all = same ? before.all : of.filter((alert) => !ignored.has(place, alert));
    // What has been shown before stays.
    const known = (alert: PlacedAlert): boolean | undefined =>
      before?.alerts.some(({ offset, text }) => offset === alert.offset && text === alert.text);
    const alerts = draft ? all.filter((alert) => !waits(draft, alert) || known(alert)) : all;
    return (this.#shown = { of, version, draft, all, alerts });
  }

  /** Whether alerts wait for the writer to go on or to pause. */
  get #holding(): boolean {
    const { all, alerts } = this.#shownNow();
    return alerts.length < all.length;
  }

  /** Shows what has waited: the caret has gone elsewhere, or the user has paused, or asks for it. */
  release(): void {
    const held = this.#holding;
    this.#draft = null;
    if (!held) return;
    this.show();
    this.view.settled(this);
  }

  #follow(): void {
    if (!this.#draft || !this.#holding) return;
    const caret = this.adapter.selection()?.[1];
    if (caret === undefined || performance.now() > this.edited + WRITING) return this.release();
    const draft = draftAt(this.text, caret);
    if (String(Object.values(draft)) === String(Object.values(this.#draft))) return;
    this.#draft = draft;
    this.show();
  }

  /** Begins anew: it is checked for something else, or not any more, or again. */
  restart(): void {
    this.#outbox.close();
    this.#store.clear();
    this.#start(true);
    this.show();
  }

  /** Opens the text with the service, or keeps one from it that is too long, or that the user cannot write in. */
  #start(anew = false): void {
    const tooLong = this.text.length > MAX_CHARS && [...this.text].length > MAX_CHARS;
    const paused = this.context.paused(this.place) && "paused";
    const none = !this.adapter.editable() ? "off" : paused || (tooLong ? "tooLong" : null);
    const before = this.#none;
    this.#none = none;
    if (!anew && this.#outbox.rev && none === before) {
      if (!none) this.#status = "checking";
      return;
    }
    this.#status = none ?? "checking";
    this.#error = undefined;
    if (none) {
      this.#outbox.close();
      this.#store.clear();
    } else this.#outbox.open(this.text, this.painter.visible);
  }

  #done({ rev, alertsCount, stats: textStats, language }: ServerPayloads["done"]): void {
    this.language = language.code;
    if (this.#outbox.doubts(rev, alertsCount - this.#store.alerts.length)) {
      this.#store.clear();
      return this.#outbox.sync(this.text);
    }
    this.#outbox.settle(rev);
    this.#store.settleAll(rev, this.text.length);
    this.#error = undefined;
    if (!this.#none) this.#status = "checking";
    this.#counted = this.#shownNow().all.length;
    this.show();
    if (!this.#holding) this.view.settled(this);
    report(this.context.callbacks, "onCheckResultReceived", { textStats, alertsCount: this.#counted });
  }

  #fail({ code, message }: ServerPayloads["error"]): void {
    report(this.context.callbacks, "onError", { code, reason: message });
    if (this.#none) return;
    this.#status = "error";
    this.#error = { code, message };
  }
}
