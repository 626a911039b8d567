/**
 * The popover of an alert: what is wrong, what could stand there instead, and what else can be done.
 */
import { windowOf } from "../dom.js";
import { kindOf } from "../paint/kinds.js";
import type { IgnoreScope } from "../store/ignore.js";
import type { PlacedAlert } from "../text/alerts.js";
import { button, el, icon } from "./el.js";
import type { Translate } from "./i18n.js";
import { layerOf, type UiLayer } from "./layer.js";
import { besides } from "./position.js";

const LEFT = "M10 3L5 8l5 5";
const RIGHT = "M6 3l5 5-5 5";
const CROSS = "M4 4l8 8M12 4l-8 8";
/** Replacements shown. */
const MOST = 6;

/** What the popover lets the user do. */
export interface PopoverActions {
  apply(replacement: string): void;
  ignore(scope: IgnoreScope): void;
  /** Goes to the next alert, or the one before. */
  step(backwards: boolean): void;
  close(): void;
}

/** What the popover has to know besides the alert. */
export interface PopoverContext {
  field: HTMLElement;
  editable: boolean;
  /** Whether there are more alerts like this one. */
  repeated: boolean;
}

/** One open popover. */
export class Popover {
  readonly #layer: UiLayer;
  readonly element: HTMLElement;

  constructor(
    readonly alert: PlacedAlert,
    private readonly context: PopoverContext,
    private readonly t: Translate,
    private readonly actions: PopoverActions,
  ) {
    this.#layer = layerOf(context.field);
    this.element = this.#build();
    this.#layer.root.append(this.element);
    this.element.showPopover?.();
  }

  /** Moves the focus to the first button. */
  focus(): void {
    this.#buttons()[0]?.focus();
  }

  /** Whether the focus is in the popover. */
  get focused(): boolean {
    return this.element.contains(this.#layer.root.activeElement);
  }

  /** Stands beside a rectangle. */
  place(anchor: DOMRect): void {
    const { innerWidth, innerHeight } = windowOf(this.context.field);
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const viewport = { width: innerWidth, height: innerHeight };
    const { x, y } = besides(anchor, { width, height }, viewport, this.context.field.matches(":dir(rtl)"));
    this.element.style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px)`;
  }

  /** Removes the popover. */
  destroy(): void {
    this.element.remove();
    this.#layer.release();
  }

  #build(): HTMLElement {
    const { alert, t, actions } = this;
    const step = (label: string, backwards: boolean): HTMLElement =>
      button("flip", label, () => actions.step(backwards), icon(backwards ? LEFT : RIGHT));
    const head = el(
      "div",
      { className: "head" },
      el("span", { className: "dot" }),
      el("span", { className: "title" }, alert.shortMessage),
      step(t("previous"), true),
      step(t("next"), false),
      button("", t("close"), () => actions.close(), icon(CROSS)),
    );
    const message = el("p", { className: "message", id: "message", dir: "auto" }, alert.message);
    const element = el(
      "div",
      { className: `card ${kindOf(alert.mainCategory)}`, role: "dialog" },
      head,
      message,
      ...this.#choices(),
      this.#footer(),
    );
    element.popover = "manual";
    element.ariaLabel = alert.shortMessage;
    element.setAttribute("aria-describedby", "message");
    element.onkeydown = (event) => this.#key(event);
    element.onpointerdown = element.onmousedown = (event) => event.preventDefault();
    return element;
  }

  #choices(): HTMLElement[] {
    const { alert, t } = this;
    if (!this.context.editable) return [];
    const buttons = alert.replacements.slice(0, MOST).map((replacement) => {
      const label = replacement || t("remove", alert.text.trim());
      const shown = replacement || alert.text.trim();
      const choice = button(replacement ? "" : "remove", label, () => this.actions.apply(replacement), shown);
      choice.dir = "auto";
      return choice;
    });
    return [el("div", { className: "choices" }, ...(buttons.length ? buttons : [t("none")]))];
  }

  #footer(): HTMLElement {
    const { t, actions } = this;
    const action = (scope: IgnoreScope, label: string): HTMLElement =>
      button("", label, () => actions.ignore(scope), label);
    const buttons = [action("once", t("ignore"))];
    if (this.context.repeated) buttons.push(action("document", t("ignoreAll")));
    if (this.alert.mainCategory === "TYPOS") buttons.push(action("dictionary", t("dictionary")));
    return el("div", { className: "foot" }, ...buttons);
  }

  /** Arrows go from button to button, replacements first; Escape closes; F8 goes on. */
  #key(event: KeyboardEvent): void {
    const buttons = this.#buttons();
    const at = buttons.indexOf(this.#layer.root.activeElement as HTMLButtonElement);
    const move = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (event.key === "Escape") this.actions.close();
    else if (event.key === "F8") this.actions.step(event.shiftKey);
    else if (move) buttons[(at + move + buttons.length) % buttons.length]!.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #buttons(): HTMLButtonElement[] {
    return [...this.element.querySelectorAll<HTMLButtonElement>(".choices button, .foot button, .head button")].sort(
      (a, b) => rank(a) - rank(b),
    );
  }
}

function rank(button: HTMLElement): number {
  return button.closest(".head") ? 1 : 0;
}
