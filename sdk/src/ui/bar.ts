/**
 * The status bar of one field: a round button in its corner.
 */
import type { Field } from "../content/field.js";
import type { FieldState } from "../content/state.js";
import { windowOf } from "../dom.js";
import { visibleBox } from "../paint/visible.js";
import { TYPING } from "../text/draft.js";
import { button, el, icon } from "./el.js";
import type { BAR } from "./english.js";
import type { Translate } from "./i18n.js";
import { layerOf, type UiLayer } from "./layer.js";

type Key = keyof typeof BAR;

const CHECK = "M3.5 8.5l3 3 6-7";
const PAUSE = "M6 4v8M10 4v8";
/** Code units at the end of the text that the bar stands off. */
const WORDS = 12;
/** Distance (px) from the field's corner. */
const INSET = 6;

/** Shows the state of a field; a click goes to the first alert. */
export class Bar {
  readonly #layer: UiLayer;
  readonly #element: HTMLButtonElement;
  readonly #status: HTMLElement;
  #shown = "";
  #at = "";
  /** Whether it would cover the last words, and whether it has room below the field then. */
  #over = false;
  #below = false;

  /** @param visible - whether the bar is drawn; screen readers are told of results in any case. */
  constructor(
    private readonly field: Field,
    private readonly t: Translate<Key>,
    private readonly visible: boolean,
    open: () => void,
  ) {
    const { element } = field.adapter;
    this.#layer = layerOf(element);
    this.#element = button("bar", "", open);
    this.#element.hidden = true;
    this.#status = el("div", { className: "status", role: "status" });
    this.#layer.root.append(this.#status);
    if (visible) this.#layer.root.append(this.#element);
  }

  /** Whether the bar has the focus. */
  get focused(): boolean {
    return this.#layer.root.activeElement === this.#element;
  }

  /** Shows the state; while the user types, results wait for a pause. */
  update(): void {
    const { state } = this.field;
    const label = labelOf(state, this.t);
    const key = [state.name, state.count, label].join();
    if (key === this.#shown || (this.#typing && /^ch|^is|^cl/.test(state.name) && this.#shown.startsWith("ch"))) return;
    this.#shown = key;
    const tone = state.name === "checking" && state.count !== null ? (state.count ? "red" : "green") : "";
    this.#element.className = `bar ${state.name} ${tone}`;
    this.#element.title = this.#element.ariaLabel = label;
    this.#element.replaceChildren(this.#content(state, label));
  }

  /** Says the result of a check, for screen readers. */
  announce(): void {
    const label = labelOf(this.field.state, this.t);
    if (label !== this.#status.textContent) this.#status.textContent = label;
  }

  /** Follows the field's corner. */
  place(): void {
    if (!this.visible) return;
    this.update();
    const typing = this.#typing;
    this.#element.classList.toggle("still", typing);
    const { element } = this.field.adapter;
    const box = visibleBox(element);
    const rtl = element.matches(":dir(rtl)");
    const off = this.field.state.name === "off";
    const hidden = off || box.right - box.left < 48 || box.bottom - box.top < 24;
    const width = this.#element.offsetWidth || 24;
    const inset = Math.min(INSET, (box.bottom - box.top - 24) / 2);
    // In quirks mode, the client box of the body is that of the viewport.
    const scrollbar = Math.max(0, element.offsetWidth - element.clientWidth - 2 * element.clientTop);
    const { x, y } = this.#layer.origin();
    const left = rtl ? box.left + INSET + scrollbar : box.right - INSET - scrollbar - width;
    this.#layer.follow();
    let top = box.bottom - inset - 24;
    // Off the last words, where there is room below the field. To ask what is at a point lays out and paints the page.
    if (!hidden && !typing) {
      this.#over = this.#covers(left, top, width);
      const room = this.#over && box.bottom + 30 < windowOf(element).innerHeight;
      this.#below = room && this.#free(left + width / 2, box.bottom + 16);
    }
    if (this.#below) top = box.bottom + 4;
    this.#element.classList.toggle("faint", this.#over && !this.#below);
    const at = hidden ? "" : `translate(${Math.round(left - x)}px,${Math.round(top - y)}px)`;
    if (at === this.#at) return;
    this.#at = at;
    this.#element.hidden = hidden;
    this.#element.style.transform = at;
    this.#element.style.maxWidth = `${box.right - box.left - 2 * INSET}px`;
  }

  get #typing(): boolean {
    return performance.now() < this.field.edited + TYPING;
  }

  /** Whether the last words that can be seen are under the bar. */
  #covers(left: number, top: number, width: number): boolean {
    const [start, end] = this.field.painter.visible;
    const length = Math.min(WORDS, end - start);
    return this.field.painter
      .boxes({ offset: end - length, length })
      .some((box) => box.bottom > top && box.top < top + 24 && box.right > left && box.left < left + width);
  }

  /** Whether there is nothing at a point but what the field stands in. */
  #free(x: number, y: number): boolean {
    const { element } = this.field.adapter;
    const found = element.ownerDocument.elementsFromPoint(x, y).find(({ localName }) => localName !== "emend-ui");
    return !!found?.contains(element);
  }

  /** Removes the bar. */
  destroy(): void {
    this.#element.remove();
    this.#status.remove();
    this.#layer.release();
  }

  #content(state: FieldState, label: string): Node | string {
    switch (state.name) {
      case "issues":
        return state.count! > 99 ? "99+" : String(state.count);
      case "clean":
        return icon(CHECK);
      case "checking":
        return el("span", { className: "spinner" });
      case "offline":
      case "paused":
        return icon(PAUSE);
      default:
        return label;
    }
  }
}

/** What is said of errors that a page's maker can do something about. */
const REASONS: Record<string, Key> = {
  expired_token: "expired",
  invalid_token: "unknown",
  revoked_token: "revoked",
  wrong_origin: "origin",
  origin_not_allowed: "origin",
};

function labelOf({ name, count, code, message }: FieldState, t: Translate<Key>): string {
  if (name === "off") return "";
  if (name === "issues") return t(count === 1 ? "issue" : "issues", count!);
  const reason = REASONS[code!];
  const why = name === "tooLong" ? t(name) : name === "error" && (reason ? t(reason) : message);
  return why ? `${t("error")}: ${why}` : t(name);
}
