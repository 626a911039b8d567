/** The list of suggestions: a card for every alert, and the kinds to choose from. */
import { by, el } from "./dom.js";
import { fixable, kindOf, KINDS, leadOf } from "./kinds.js";
import { pageLanguage, word } from "./words.js";

/** Cards that are made at once; a long text can have thousands. */
const MOST = 100;

/**
 * Shows alerts; what is done with them is told to `actions`: `go(alert)`, `fix(alert, replacement)`, `ignore(alert)`.
 */
export class Cards {
  /** The kind that alone is shown; empty for all. */
  kind = "";
  #alerts = [];
  #text = "";
  /** What is shown now: nothing is made anew that is the same. */
  #seen = "";
  #most = MOST;
  /** The alert that is open, at most one. */
  #open = null;
  #cards = new Map();

  constructor(actions) {
    this.actions = actions;
    by("cards").addEventListener("keydown", (event) => this.#key(event));
  }

  /** Shows the alerts of a text. `empty` says why there is none. */
  show(alerts, text, empty) {
    this.#alerts = alerts;
    this.#text = text;
    by("empty").textContent = alerts.length ? "" : empty;
    by("fix-all").disabled = !this.shown.some(fixable);
    const kinds = alerts.map(kindOf);
    if (!kinds.includes(this.kind)) this.kind = "";
    const told = alerts.map(({ id, message, text }) => `${id} ${message} ${text}`);
    const seen = [pageLanguage(), this.kind, this.#most, ...told].join();
    // The SDK moves its alerts; a list of the same ones has the same cards, each with its own.
    if (seen === this.#seen && this.shown.slice(0, this.#most).every((alert) => this.#cards.has(alert))) return;
    this.#seen = seen;
    this.#showKinds(kinds);
    const shown = this.shown.slice(0, this.#most);
    const left = this.shown.length - shown.length;
    const focus = this.#focused();
    this.#cards = new Map(shown.map((alert) => [alert, this.#card(alert)]));
    by("cards").replaceChildren(...this.#cards.values(), ...(left ? [this.#more(left)] : []));
    // Where the card with the focus has gone, the one in its place has it.
    if (focus !== null)
      (this.#buttons()[Math.min(focus, shown.length - 1)] ?? by("fix-all")).focus({ preventScroll: true });
  }

  /** Opens the card of the alert at a place of the text, which the caret has reached; between two the open one stays. */
  follow(start, end) {
    const here = this.shown.filter(({ offset, length }) => offset <= start && end <= offset + length);
    const [alert] = here;
    if (!alert || here.includes(this.#open)) return;
    this.#set(alert);
    const [card, list] = [this.#cards.get(alert), by("list")];
    if (!card || list.scrollHeight <= list.clientHeight) return;
    const [a, b] = [card.getBoundingClientRect(), list.getBoundingClientRect()];
    if (a.top < b.top || a.bottom > b.bottom) list.scrollTop += a.top - b.top - (b.height - a.height) / 2;
  }

  /** The alerts of the kind that is chosen. */
  get shown() {
    return this.kind ? this.#alerts.filter((alert) => kindOf(alert) === this.kind) : this.#alerts;
  }

  #set(alert) {
    this.#open = alert;
    for (const [one, card] of this.#cards) {
      card.toggleAttribute("data-open", one === alert);
      card.querySelector(".go").ariaExpanded = String(one === alert);
    }
  }

  #showKinds(kinds) {
    const focused = document.activeElement?.closest(".chip")?.dataset.kind;
    const there = KINDS.filter((kind) => kinds.includes(kind));
    const chips = there.map((kind) => this.#chip(kind, kinds.filter((it) => it === kind).length));
    by("kinds").replaceChildren(...chips);
    if (focused) by("kinds").querySelector(`[data-kind="${focused}"]`)?.focus();
  }

  #chip(kind, count) {
    const pressed = this.kind === kind;
    const chip = el(
      "button",
      { className: "chip", type: "button", dataset: { kind } },
      el("i"),
      word(kind),
      el("b", {}, count),
    );
    chip.ariaPressed = String(pressed);
    chip.onclick = () => {
      this.kind = pressed ? "" : kind;
      this.#most = MOST;
      this.actions.filter();
    };
    return el("li", {}, chip);
  }

  #card(alert) {
    const { id, shortMessage, message, replacements, text } = alert;
    const open = alert === this.#open;
    const kind = kindOf(alert);
    const title = shortMessage || word(kind);
    const lead = leadOf(alert, this.#text);
    const shown = (lead + text).trim();
    const go = el(
      "button",
      { className: "go", type: "button", ariaExpanded: String(open) },
      el("i"),
      el("span", { className: "kind" }, word(kind)),
      el("span", { className: "title" }, title),
    );
    go.setAttribute("aria-controls", `why-${id}`);
    go.setAttribute("aria-label", `${word(kind)}: ${title}: “${shown}”`);
    go.onclick = () => {
      this.#set(alert);
      this.actions.go(alert);
    };
    const ignore = el("button", {
      className: "ignore icon",
      type: "button",
      ariaLabel: word("ignoreOne", { text: shown }),
      title: word("ignore"),
    });
    ignore.append(cross());
    ignore.onclick = () => this.actions.ignore(alert);
    const change = el("div", { className: "change" }, el("del", { dir: "auto" }, shown));
    for (const [index, replacement] of replacements.slice(0, 5).entries()) {
      const label = replacement
        ? word("replaceOne", { old: shown, new: lead + replacement })
        : word("removeOne", { old: shown });
      const className = index ? "fix more" : "fix";
      const fix = el(
        "button",
        { className, type: "button", dir: "auto", ariaLabel: label },
        replacement ? lead + replacement : word("remove"),
      );
      fix.onclick = () => this.actions.fix(alert, replacement);
      change.append(fix);
    }
    if (!replacements.length) change.append(el("span", { className: "none" }, word("none")));
    const why = el("p", { className: "why", id: `why-${id}`, dir: "auto" }, message);
    const card = el("li", { className: "card", dataset: { kind } }, go, change, why, ignore);
    card.toggleAttribute("data-open", open);
    return card;
  }

  #more(count) {
    const more = el(
      "button",
      { className: "plain", type: "button" },
      word("showMore", { count: Math.min(count, MOST), total: count }),
    );
    more.onclick = () => {
      this.#most += MOST;
      this.actions.filter();
    };
    return el("li", { className: "further" }, more);
  }

  #buttons() {
    return [...by("cards").querySelectorAll(".go")];
  }

  /** Which card has the focus; null where none has. */
  #focused() {
    const card = document.activeElement?.closest(".card");
    return card ? [...by("cards").children].indexOf(card) : null;
  }

  /** Arrows go from card to card. */
  #key(event) {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!move) return;
    event.preventDefault();
    this.#buttons()[this.#focused() + move]?.focus();
  }
}

function cross() {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svg.namespaceURI, "path");
  path.setAttribute("d", "M6 6l8 8M14 6l-8 8");
  svg.append(path);
  return svg;
}
