/**
 * What a card says of an alert: what is wrong, what could stand there instead, and what else can be done.
 */
import type { Field } from "../content/field.js";
import { kindOf } from "../paint/kinds.js";
import type { IgnoreScope } from "../store/ignore.js";
import type { PlacedAlert } from "../text/alerts.js";
import type { IServiceConfig } from "../types.js";
import { button, el, icon } from "./el.js";
import type { CARD } from "./english.js";
import type { Translate } from "./i18n.js";
import { rulePage } from "./rule-page.js";
import { sentenceAround } from "./sentence.js";

const LEFT = "M10 3L5 8l5 5";
const RIGHT = "M6 3l5 5-5 5";
const CROSS = "M4 4l8 8M12 4l-8 8";
const SLIDERS = "M2 5h7M13 5h1M2 11h1M7 11h7M11 3v4M5 9v4";
/** Replacements shown. */
const MOST = 6;

/** What the card lets the user do. */
export interface AlertActions {
  apply(replacement: string): void;
  /** Applies replacements of several alerts. */
  fix(fixes: [PlacedAlert, string][]): void;
  ignore(scope: IgnoreScope): void;
  reject(): void;
  step(backwards: boolean): void;
  settings(): void;
  close(): void;
}

/** The card of an alert. */
export function alertCard(
  field: Field,
  alert: PlacedAlert,
  t: Translate<keyof typeof CARD>,
  config: IServiceConfig,
  actions: AlertActions,
): HTMLElement {
  const kind = kindOf(alert.mainCategory);
  const editable = field.adapter.editable();
  const step = (label: string, backwards: boolean): HTMLElement =>
    button("flip", label, () => actions.step(backwards), icon(backwards ? LEFT : RIGHT));
  const head = el(
    "div",
    { className: "head" },
    el("span", { className: "dot" }),
    el("span", { className: "kind" }, t(kind)),
    button("", t("settings"), actions.settings, icon(SLIDERS)),
    ...(field.alerts.length > 1 ? [step(t("previous"), true), step(t("next"), false)] : []),
    button("", t("close"), actions.close, icon(CROSS)),
  );
  const title = el("p", { className: "title", id: "title", dir: "auto" }, alert.shortMessage);
  const same = alert.message === alert.shortMessage;
  const message = el("p", { className: "message", id: "message", dir: "auto", hidden: same }, alert.message);
  const preview = el("p", { className: "preview", dir: "auto" });
  const replacements = editable ? alert.replacements.slice(0, MOST) : [];
  const show = (replacement: string | undefined): void => {
    preview.hidden = replacement === undefined;
    const { before, after } = sentenceAround(field.text, alert);
    const changed = replacement ? el("ins", {}, replacement) : el("del", {}, alert.text);
    preview.replaceChildren(before, changed, after);
  };
  show(replacements[0]);
  preview.ariaLabel = t("preview");
  const choices = replacements.map((replacement) => {
    const label = replacement || t("remove", alert.text.trim());
    const shown = replacement || alert.text.trim();
    const choice = button(replacement ? "" : "remove", label, () => actions.apply(replacement), shown);
    choice.dir = "auto";
    choice.onpointerenter = choice.onfocus = () => show(replacement);
    return choice;
  });
  const like = field.alerts.filter(({ rule, replacements }) => rule === alert.rule && replacements.length);
  const fixLike = (): void => actions.fix(like.map((one) => [one, one.replacements[0]!]));
  const element = el(
    "div",
    { className: `card ${kind}`, role: "dialog" },
    head,
    title,
    message,
    el("div", { className: "choices", hidden: !editable }, ...(choices.length ? choices : [t("none")])),
    preview,
    ...(editable && like.length > 1 && choices.length ? [wide(t("fixKind", like.length), fixLike)] : []),
    footer(field, alert, t, config, actions),
  );
  element.ariaLabel = alert.shortMessage;
  element.setAttribute("aria-describedby", same ? "title" : "message");
  return element;
}

const wide = (label: string, act: () => void): HTMLElement => button("wide", label, act, label);

function footer(
  field: Field,
  alert: PlacedAlert,
  t: Translate<keyof typeof CARD>,
  config: IServiceConfig,
  actions: AlertActions,
): HTMLElement {
  const action = (label: string, act: () => void): HTMLElement => button("", label, act, label);
  const repeated = field.alerts.some((other) => other !== alert && other.rule === alert.rule && other.text === alert.text);
  const buttons: HTMLElement[] = [action(t("ignore"), () => actions.ignore("once"))];
  if (repeated) buttons.push(action(t("ignoreAll"), () => actions.ignore("document")));
  if (alert.mainCategory === "TYPOS") buttons.push(action(t("dictionary"), () => actions.ignore("dictionary")));
  if (field.context.callbacks.some((all) => all?.onNotAnError)) buttons.push(action(t("notAnError"), actions.reject));
  const href = rulePage(config.url, alert);
  if (href) buttons.push(el("a", { href, target: "_blank", rel: "noopener" }, t("why")));
  return el("div", { className: "foot" }, ...buttons);
}
