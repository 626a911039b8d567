/**
 * The popover of an alert: what is wrong, what could stand there instead, and what else can be done. It is a file of its
 * own, which is loaded when there is something to show; so it is handed all that it shares with the rest.
 */
import { windowOf } from "../dom.js";
import { kindOf } from "../paint/kinds.js";
import { SharedSheet } from "../paint/sheets.js";
import type { IgnoreScope } from "../store/ignore.js";
import type { PlacedAlert } from "../text/alerts.js";
import { button, el, icon } from "./el.js";
import type { Translate } from "./i18n.js";
import type { UiLayer } from "./layer.js";
import { besides } from "./position.js";

/** The look of the popover; it takes the colours of the layer. */
const CARD_SHEET = new SharedSheet(`
.card{position:fixed;inset:0 auto auto 0;margin:0;padding:0;width:max-content;min-width:240px;
max-width:min(360px,calc(100vw - 16px));border:1px solid var(--line);border-radius:12px;background:var(--paper);
color:var(--ink);box-shadow:0 8px 28px #0003,0 2px 6px #0002;overflow:hidden;overflow-wrap:anywhere}
.head{display:flex;align-items:center;gap:8px;padding:10px 8px 0 14px;font-size:12px;color:var(--soft)}
.dot{width:8px;height:8px;border-radius:50%;flex:none}
.spelling .dot{background:#e5484d}.grammar .dot{background:#d97706}.style .dot{background:#7c5cff}
.title{flex:1;font-weight:600}
.head button,.foot button{border-radius:6px;color:var(--soft)}
.head button{padding:4px}
.head button:hover,.foot button:hover{background:color-mix(in srgb,currentcolor 9%,transparent);color:var(--ink)}
.message{padding:4px 14px 10px;margin:0}
.choices{display:flex;flex-wrap:wrap;gap:6px;padding:0 14px 12px}
.choices button{padding:5px 12px;border-radius:8px;font-weight:600;max-width:100%;
background:color-mix(in srgb,var(--accent) 10%,transparent);color:light-dark(#5633e0,#b5a5ff)}
.choices button:first-child{background:var(--accent);color:#fff}
.choices button:hover{filter:brightness(1.08)}
.choices .remove{text-decoration:line-through}
.foot{display:flex;flex-wrap:wrap;gap:2px;padding:5px 8px;border-top:1px solid var(--line);font-size:13px}
.foot button{padding:5px 8px}
:dir(rtl) .flip{scale:-1 1}
@media (forced-colors:active){.card,.choices button{border:1px solid ButtonText}.dot{forced-color-adjust:none}}
`);

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
  /** Where it is shown; it releases it. */
  layer: UiLayer;
  editable: boolean;
  /** Whether there are more alerts like this one. */
  repeated: boolean;
}

/** One open popover. */
export class Popover {
  readonly #release: () => void;
  readonly element: HTMLElement;

  constructor(
    readonly alert: PlacedAlert,
    private readonly context: PopoverContext,
    private readonly t: Translate,
    private readonly actions: PopoverActions,
  ) {
    this.#release = CARD_SHEET.use(this.context.layer.root);
    this.element = this.#build();
    this.context.layer.root.append(this.element);
    this.element.showPopover?.();
  }

  /** Moves the focus to the first button. */
  focus(): void {
    this.#buttons()[0]?.focus();
  }

  /** Whether the focus is in the popover. */
  get focused(): boolean {
    return this.element.contains(this.context.layer.root.activeElement);
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
    this.#release();
    this.context.layer.release();
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
    const at = buttons.indexOf(this.context.layer.root.activeElement as HTMLButtonElement);
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
