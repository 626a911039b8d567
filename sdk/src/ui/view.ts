/**
 * All that the user sees besides the underlines: a bar for every field, and one popover at a time.
 */
import { windowOf } from "../dom.js";
import type { FieldView } from "../content/context.js";
import type { Field } from "../content/field.js";
import { neighbour } from "../content/events.js";
import { visibleBox } from "../paint/visible.js";
import type { PlacedAlert } from "../text/alerts.js";
import type { IServiceConfig } from "../types.js";
import { Bar } from "./bar.js";
import { layerOf } from "./layer.js";
import { translator, type Translate } from "./i18n.js";
import type { Popover } from "./popover.js";

interface Opened {
  field: Field;
  popover: Popover;
  /** Takes back the listeners for clicks and keys outside. */
  abort: AbortController;
}

type Card = typeof import("./popover.js");

/** Shows fields. */
export class View implements FieldView {
  readonly #bars = new Map<Field, Bar>();
  readonly #t: Translate;
  #opened: Opened | null = null;
  /** The code of the popover, loaded when there is something to open. */
  #card: Card | undefined;
  #loading: Promise<void> | undefined;

  /** @param refresh - shows all fields anew: something was ignored everywhere, or the words have come. */
  constructor(
    private readonly config: IServiceConfig,
    private readonly refresh: () => void,
  ) {
    const page = globalThis.document?.documentElement.lang;
    const languages = [config.uiLanguage, page, ...(globalThis.navigator?.languages ?? [])];
    this.#t = translator(languages, refresh);
  }

  update(field: Field): void {
    let bar = this.#bars.get(field);
    if (!bar) {
      bar = new Bar(field, this.#t, this.config.features?.bar !== false, () => this.#openFirst(field));
      this.#bars.set(field, bar);
    }
    bar.update();
    if (field.alerts.length) this.#load();
    const opened = this.#opened;
    if (opened?.field !== field) return;
    const alert = field.find(opened.popover.alert);
    if (alert) field.painter.mark(alert);
    else this.#back(field);
  }

  settled(field: Field): void {
    this.#bars.get(field)?.announce();
  }

  place(field: Field): void {
    this.#bars.get(field)?.place();
    if (this.#opened?.field === field) this.#placePopover(this.#opened);
  }

  open(field: Field, alert: PlacedAlert, withKeyboard: boolean): void {
    if (!this.#card) return void this.#load().then(() => this.open(field, alert, withKeyboard), () => undefined);
    this.#close();
    const { element } = field.adapter;
    const popover = new this.#card.Popover(
      alert,
      {
        field: element,
        layer: layerOf(element),
        editable: field.adapter.editable(),
        repeated: field.alerts.some(
          (other) => other !== alert && other.rule === alert.rule && other.text === alert.text,
        ),
      },
      this.#t,
      {
        apply: (replacement) => {
          this.#back(field);
          void field.apply(alert, replacement);
        },
        ignore: (scope) => {
          this.#back(field);
          field.ignore(alert, scope);
          this.refresh();
        },
        step: (backwards) => this.#step(field, alert, backwards),
        close: () => this.#back(field),
      },
    );
    const abort = new AbortController();
    this.#opened = { field, popover, abort };
    const { signal } = abort;
    const document = element.ownerDocument;
    document.addEventListener("pointerdown", (event) => this.#outside(event), { capture: true, signal });
    element.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        this.#close();
      },
      { capture: true, signal },
    );
    field.painter.mark(alert);
    this.#reveal(field, alert);
    this.#placePopover(this.#opened);
    if (withKeyboard) popover.focus();
  }

  /** Removes what belongs to a field. */
  remove(field: Field): void {
    if (this.#opened?.field === field) this.#close();
    this.#bars.get(field)?.destroy();
    this.#bars.delete(field);
  }

  /** Removes everything. */
  destroy(): void {
    for (const field of [...this.#bars.keys()]) this.remove(field);
  }

  #load(): Promise<void> {
    return (this.#loading ??= import("./popover.js").then((card) => void (this.#card = card)));
  }

  #openFirst(field: Field): void {
    const alert = neighbour(field, false);
    if (alert) this.open(field, alert, !!this.#bars.get(field)?.focused);
  }

  #step(field: Field, alert: PlacedAlert, backwards: boolean): void {
    const next = neighbour(field, backwards, field.find(alert));
    if (next) this.open(field, next, !!this.#opened?.popover.focused);
  }

  /** Closes the popover and gives the focus back to the field, if the popover had it. */
  #back(field: Field): void {
    const focused = this.#opened?.popover.focused;
    this.#close();
    if (focused) field.adapter.focus();
  }

  #close(): void {
    if (!this.#opened) return;
    const { field, popover, abort } = this.#opened;
    this.#opened = null;
    abort.abort();
    popover.destroy();
    field.painter.mark(null);
  }

  #outside(event: Event): void {
    if (!event.composedPath().includes(this.#opened!.popover.element)) this.#close();
  }

  /** Scrolls the field until the alert can be seen. */
  #reveal(field: Field, alert: PlacedAlert): void {
    const box = field.painter.boxes(alert)[0];
    const { element } = field.adapter;
    const frame = element.getBoundingClientRect();
    if (!box) return;
    if (box.top < frame.top || box.bottom > frame.bottom) {
      element.scrollTop += box.top - frame.top - frame.height / 3;
    }
    const { innerHeight } = windowOf(element);
    if (frame.bottom < 0 || frame.top > innerHeight) element.scrollIntoView({ block: "nearest" });
    field.tick();
  }

  #placePopover({ field, popover }: Opened): void {
    const alert = field.find(popover.alert);
    const box = alert && field.painter.boxes(alert)[0];
    const seen = visibleBox(field.adapter.element);
    // A word that is scrolled away takes the popover with it, and brings it back.
    const there = box && box.bottom > seen.top && box.top < seen.bottom && box.right > seen.left && box.left < seen.right;
    popover.element.hidden = !there;
    if (there) popover.place(box);
  }
}
