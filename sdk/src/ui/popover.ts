/**
 * The cards: one at a time, about an alert or a word. They are a file of their own, loaded when there is something to
 * show; so what is shared with the rest is handed over.
 */
import type { Field } from "../content/field.js";
import { fix, replace } from "../fixing/fix.js";
import { report } from "../content/report.js";
import { visibleBox } from "../paint/visible.js";
import type { LocalPayloads, Span } from "../protocol/messages.js";
import type { PlacedAlert } from "../text/alerts.js";
import type { IServiceConfig } from "../types.js";
import { alertCard } from "./alert-card.js";
import { Card } from "./card.js";
import { CARD } from "./english.js";
import { translator } from "./i18n.js";
import type { UiLayer } from "./layer.js";
import { meaningCard } from "./meaning-card.js";
import { reveal } from "./reveal.js";

/** What the rest of the SDK hands over. */
export interface CardHost {
  layerOf(element: Element): UiLayer;
  neighbour(field: Field, backwards: boolean, from?: PlacedAlert): PlacedAlert | undefined;
  languages: readonly (string | undefined)[];
  config: IServiceConfig;
  /** Tells who watches that another alert is set off. */
  changed(element: HTMLElement): void;
  /** Opens the person's settings. */
  settings(field: Field): void;
}

interface Opened {
  field: Field;
  card: Card;
  /** What it is about: an alert, or a part of the text. */
  alert: PlacedAlert | null;
  span: Span;
  /** Whether it stays when the mouse goes. */
  pinned: boolean;
  /** Takes back the listeners for clicks and keys outside. */
  abort: AbortController;
}

/** Words that are asked about. */
const WORD = /^[\p{L}'’-]{2,40}$/u;
/** Time (ms) in which the mouse can go from the word to its card. */
const GRACE = 350;

/** Shows cards. */
export class Cards {
  readonly #t;
  #opened: Opened | null = null;
  #refused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: CardHost) {
    this.#t = translator(CARD, host.languages, () => undefined);
  }

  /** Replaces the text of alerts. */
  readonly fix = fix;
  /** Scrolls to an alert. */
  readonly reveal = reveal;

  /** The alerts of a field may have changed. */
  update(field: Field): void {
    const opened = this.#opened;
    if (opened?.field !== field || !opened.alert) return;
    const alert = field.find(opened.alert);
    if (alert) field.painter.mark(alert);
    else this.#back();
  }

  /** Follows the word. */
  place(field: Field): void {
    const opened = this.#opened;
    if (opened?.field !== field) return;
    const { alert, span, card } = opened;
    const now = alert ? field.find(alert) : { offset: span[0], length: span[1] - span[0] };
    const box = now && field.painter.boxes(now)[0];
    const seen = visibleBox(field.element);
    // A word that is scrolled away takes the card with it, and brings it back.
    const there = box && box.bottom > seen.top && box.top < seen.bottom && box.right > seen.left && box.left < seen.right;
    card.element.hidden = !there;
    if (there) card.place(box);
  }

  /** Shows an alert until the user closes it. */
  open(field: Field, alert: PlacedAlert, withKeyboard: boolean): void {
    this.#show(field, alert, true);
    if (withKeyboard) this.#opened?.card.focus();
  }

  /** Shows an alert while the mouse rests on it. */
  hover(field: Field, alert: PlacedAlert | null): void {
    const opened = this.#opened;
    if (opened?.pinned) return;
    if (!alert) return opened?.alert ? this.#leave() : undefined;
    clearTimeout(this.#timer);
    if (opened?.field !== field || opened.alert !== alert) this.#show(field, alert, false);
  }

  /** Asks what the word means that is selected, or shows it. */
  define(field: Field, answer?: LocalPayloads["definitions"]): void {
    const span = field.adapter.selection();
    if (!span || this.#opened?.pinned) return;
    const word = field.text.slice(...span).trim();
    if (!answer) {
      if (this.#refused || !/^en/.test(field.language) || !WORD.test(word)) return;
      return field.context.send({ type: "define", id: field.id, payload: { word } });
    }
    const { status, definitions } = answer;
    // Keys and tokens without the scope have none, now and later.
    this.#refused ||= status === 401 || status === 403;
    if (word !== answer.word || !definitions.length) return;
    const start = span[0] + field.text.slice(...span).search(/\S/);
    const choose = (synonym: string): void => {
      this.#back();
      void replace(field, [start, start + word.length], synonym);
    };
    const content = meaningCard(word, definitions, this.#t, field.adapter.editable() ? choose : null, () => this.#back());
    this.#put(field, content, null, [start, start + word.length], true);
  }

  /** Removes what belongs to a field. */
  remove(field: Field): void {
    if (this.#opened?.field === field) this.#close();
  }

  #show(field: Field, alert: PlacedAlert, pinned: boolean): void {
    const { config } = this.host;
    const content = alertCard(field, alert, this.#t, config, {
      apply: (replacement) => this.#goOn(() => field.fix([[alert, replacement]])),
      fix: (fixes) => this.#goOn(() => field.fix(fixes)),
      ignore: (scope) => this.#goOn(() => field.ignore(alert, scope)),
      reject: () => this.#goOn(() => reject(field, alert)),
      step: (backwards) => this.#step(backwards),
      settings: () => {
        this.#close();
        this.host.settings(field);
      },
      close: () => this.#back(),
    });
    this.#put(field, content, alert, [alert.offset, alert.offset + alert.length], pinned);
  }

  #put(field: Field, content: HTMLElement, alert: PlacedAlert | null, span: Span, pinned: boolean): void {
    this.#close();
    const { element } = field;
    const card = new Card(content, element, this.host.layerOf(element), {
      step: (backwards) => this.#step(backwards),
      close: () => this.#back(),
    });
    const abort = new AbortController();
    const opened: Opened = { field, card, alert, span, pinned, abort };
    this.#opened = opened;
    const { signal } = abort;
    const outside = (event: Event): void => {
      if (!event.composedPath().includes(card.element)) this.#close();
    };
    element.ownerDocument.addEventListener("pointerdown", outside, { capture: true, signal });
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Escape") {
        event.preventDefault();
        event.stopPropagation();
        this.#close();
      } else if (!opened.pinned || (!alert && !event.shiftKey)) this.#close();
    };
    element.addEventListener("keydown", key, { capture: true, signal });
    card.element.onpointerenter = () => clearTimeout(this.#timer);
    card.element.onpointerleave = () => opened.pinned || this.#leave();
    card.element.addEventListener("pointerdown", () => (opened.pinned = true), { capture: true });
    if (alert && pinned) field.mark(alert);
    else if (alert) field.painter.mark(alert);
    this.place(field);
    this.host.changed(field.element);
  }

  /** Does what the user wants, and goes on to the next alert. */
  async #goOn(act: () => Promise<void> | void): Promise<void> {
    const { field, alert, card } = this.#opened!;
    const focused = card.focused;
    this.#close();
    await act();
    const next = this.host.neighbour(field, false, alert!);
    if (next) this.open(field, next, focused);
    else if (focused) field.adapter.focus();
  }

  #step(backwards: boolean): void {
    const { field, alert, card } = this.#opened!;
    const next = alert && this.host.neighbour(field, backwards, field.find(alert));
    if (next) this.open(field, next, card.focused);
  }

  #leave(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#opened?.pinned || this.#close(), GRACE);
  }

  /** Closes the card and gives the focus back to the field, if the card had it. */
  #back(): void {
    const { field, card } = this.#opened ?? {};
    const focused = card?.focused;
    this.#close();
    if (focused) field!.adapter.focus();
  }

  #close(): void {
    clearTimeout(this.#timer);
    if (!this.#opened) return;
    const { field, card, abort } = this.#opened;
    this.#opened = null;
    abort.abort();
    card.destroy();
    field.painter.mark(null);
  }
}

/** The user holds an alert to be wrong. */
function reject(field: Field, alert: PlacedAlert): void {
  const { offset, length, text, rule, category, message, replacements } = alert;
  const before = field.text.slice(0, offset).split("\n").at(-1)!;
  const after = field.text.slice(offset + length).split("\n")[0]!;
  field.ignore(alert, "once");
  report(field.context.callbacks, "onNotAnError", { text, before, after, rule, category, message, replacements });
}
