/**
 * One alert in the list.
 */
import type { IServiceField } from "../fields.js";
import { kindOf } from "../paint/kinds.js";
import type { IServiceAlert, IServiceIgnored } from "../types.js";
import { button, el, icon } from "../ui/el.js";
import type { LIST } from "../ui/english.js";
import type { Translate } from "../ui/i18n.js";
import { sentenceAround } from "../ui/sentence.js";

/** An icon of settings. */
export const SLIDERS = "M2 5h7M13 5h1M2 11h1M7 11h7M11 3v4M5 9v4";
const CROSS = "M4 4l8 8M12 4l-8 8";
/** Replacements shown. */
const MOST = 5;
/** Code units shown before and behind the words. */
const NEAR = 28;

/** What an item lets the user do. */
export interface ItemActions {
  /** It is the current one now; with `caret`, the caret goes to its words. */
  choose(caret: boolean): void;
  fix(replacement: string): void;
  ignore(scope: IServiceIgnored["scope"]): void;
}

/** An alert with its actions. */
export class Item {
  readonly element: HTMLElement;
  readonly #row: HTMLButtonElement;
  readonly #context = el("span", { className: "context", dir: "auto" });
  #shown = "";

  constructor(
    readonly key: string,
    field: IServiceField,
    public alert: IServiceAlert,
    private readonly t: Translate<keyof typeof LIST>,
    private readonly actions: ItemActions,
  ) {
    const kind = kindOf(alert.mainCategory);
    const name = el("span", { className: "kind" }, el("span", { className: "dot" }), t(kind));
    const what = el("span", { className: "what", dir: "auto" }, alert.shortMessage);
    // The mouse may take the focus here: the list is then used by keyboard, too.
    const row = el("button", { type: "button", className: "row" }, name, what, this.#context);
    row.onclick = ({ detail }) => actions.choose(detail === 0);
    row.onfocus = () => actions.choose(false);
    row.title = t("keys");
    row.setAttribute("aria-keyshortcuts", "Control+Enter Delete");
    this.#row = row;
    this.element = el("li", { className: `item ${kind}` }, row, this.#choices(), this.#detail());
    this.element.setAttribute("part", "item");
    this.update(field, alert);
  }

  /** Takes in the alert as it is now; false where it is another one. */
  update(field: IServiceField, alert: IServiceAlert): boolean {
    const { message, shortMessage, replacements, text } = alert;
    const shown = JSON.stringify([message, shortMessage, replacements, text]);
    if (this.#shown && this.#shown !== shown) return false;
    this.#shown = shown;
    this.alert = alert;
    const { before, after } = sentenceAround(field.text, alert, NEAR);
    if (this.#context.textContent === before + alert.text + after) return true;
    this.#context.replaceChildren(before, el("mark", {}, alert.text), after);
    return true;
  }

  /** Shows whether it is the current one, and whether the keyboard stops here. */
  select(current: boolean, stop: boolean): void {
    this.element.classList.toggle("current", current);
    this.#row.setAttribute("aria-current", String(current));
    for (const one of this.element.querySelectorAll<HTMLElement>("button")) one.tabIndex = stop ? 0 : -1;
  }

  focus(): void {
    this.#row.focus({ preventScroll: true });
  }

  /** Applies the first replacement, if there is one. */
  fixFirst(): void {
    const [first] = this.alert.replacements;
    if (first !== undefined) this.actions.fix(first);
  }

  #choices(): HTMLElement {
    const { alert, t } = this;
    const choices = alert.replacements.slice(0, MOST).map((replacement) => {
      const [label, shown] = replacement ? [replacement, replacement] : [t("remove", alert.text.trim()), alert.text.trim()];
      const choice = button(replacement ? "" : "remove", label, () => this.actions.fix(replacement), shown);
      choice.dir = "auto";
      return choice;
    });
    const ignore = button("ignore", t("ignore"), () => this.actions.ignore("once"), icon(CROSS));
    return el("div", { className: "choices" }, ...(choices.length ? choices : [el("i", {}, t("none"))]), ignore);
  }

  /** What is shown of the current one only. */
  #detail(): HTMLElement {
    const { alert, t } = this;
    const action = (scope: IServiceIgnored["scope"], label: string): HTMLElement =>
      button("", label, () => this.actions.ignore(scope), label);
    const more = [action("document", t("ignoreAll"))];
    if (alert.mainCategory === "TYPOS") more.push(action("dictionary", t("dictionary")));
    const message = el("p", { dir: "auto", hidden: alert.message === alert.shortMessage }, alert.message);
    return el("div", { className: "detail" }, message, el("div", { className: "foot" }, ...more));
  }
}
