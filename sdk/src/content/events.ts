/**
 * What the user does in a field: typing, composing, clicking, keys.
 */
import { windowOf } from "../dom.js";
import type { PlacedAlert } from "../text/alerts.js";
import type { FieldView } from "./context.js";
import type { Field } from "./field.js";

/** For how long (ms) the mouse rests on a word before that counts. */
const REST = 250;

/** Listens to one element until it is destroyed. */
export class FieldEvents {
  /** Whether an input method is composing. */
  composing = false;
  readonly #abort = new AbortController();
  readonly #observer: MutationObserver;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly field: Field,
    private readonly view: FieldView,
  ) {
    const { element } = field.adapter;
    const on = (type: string, listener: (event: any) => void): void => {
      element.addEventListener(type, listener, { signal: this.#abort.signal });
    };
    on("compositionstart", () => (this.composing = true));
    on("compositionend", () => {
      this.composing = false;
      field.flush();
    });
    on("input", () => field.changed());
    for (const type of ["focus", "click", "keydown"]) on(type, () => field.poke());
    on("blur", () => field.flush());
    on("click", (event: MouseEvent) => this.#click(event));
    on("keydown", (event: KeyboardEvent) => this.#key(event));
    on("pointermove", (event: PointerEvent) => this.#rest(event));
    on("pointerleave", (event: PointerEvent) => this.#rest(event));
    on("dblclick", () => view.define(field));
    const { MutationObserver } = windowOf(element);
    // The same text in other nodes is no edit, but the ranges have lost their words.
    this.#observer = new MutationObserver(() => (field.changed(), field.repaint()));
    if (!field.adapter.plain) {
      this.#observer.observe(element, { subtree: true, childList: true, characterData: true });
    }
  }

  /** Stops listening. */
  destroy(): void {
    clearTimeout(this.#timer);
    this.#abort.abort();
    this.#observer.disconnect();
  }

  #click({ clientX, clientY, button }: MouseEvent): void {
    clearTimeout(this.#timer);
    const alert = button === 0 && this.field.painter.at(clientX, clientY);
    if (alert) this.view.open(this.field, alert as PlacedAlert, false);
  }

  /** The mouse rests on an alert, or leaves it. */
  #rest({ clientX, clientY, pointerType, buttons, type }: PointerEvent): void {
    clearTimeout(this.#timer);
    if (pointerType !== "mouse") return;
    this.#timer = setTimeout(() => {
      const on = buttons || type === "pointerleave" ? null : this.field.painter.at(clientX, clientY);
      this.view.hover(this.field, on as PlacedAlert | null);
    }, REST);
  }

  /** F8 goes to the next alert, Shift+F8 to the one before. */
  #key(event: KeyboardEvent): void {
    if (event.key !== "F8" || event.ctrlKey || event.altKey || event.metaKey) return;
    this.field.release();
    const alert = neighbour(this.field, event.shiftKey);
    if (!alert) return;
    event.preventDefault();
    this.view.open(this.field, alert, true);
  }
}

/**
 * The alert after another one (or before it), round the end of the text. Without another: the alert at the selection,
 * else the one that follows it.
 */
export function neighbour(field: Field, backwards: boolean, from?: PlacedAlert): PlacedAlert | undefined {
  const { alerts } = field;
  const [start, end] = from ? [from.offset, from.offset + 1] : (field.adapter.selection() ?? [0, 0]);
  const here = !from && alerts.find(({ offset, length }) => offset <= start && end <= offset + length);
  if (here) return here;
  return backwards
    ? (alerts.findLast(({ offset }) => offset < start) ?? alerts.at(-1))
    : (alerts.find(({ offset }) => offset >= end) ?? alerts[0]);
}
