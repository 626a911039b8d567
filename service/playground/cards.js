/** The list of suggestions: a card for every alert, and the kinds to choose from. */
import { fixable, KINDS } from "./alerts.js";
import { by, counted, el } from "./dom.js";

/** Cards that are made at once; a long text can have thousands. */
const MOST = 100;

/** Shows alerts; what is done with them is told to `actions`: `go(alert)`, `fix(alert, replacement)`. */
export class Cards {
  /** The kind that alone is shown; empty for all. */
  kind = "";
  #alerts = [];
  #most = MOST;
  /** Place of the alert that is open, at most one. */
  #open = null;

  constructor(actions) {
    this.actions = actions;
    by("cards").addEventListener("keydown", (event) => this.#key(event));
  }

  /** Shows these alerts. `empty` says why there is none. */
  show(alerts, counts, empty) {
    this.#alerts = alerts;
    if (!counts.some(([kind, count]) => kind === this.kind && count)) this.kind = "";
    by("kinds").replaceChildren(...counts.filter(([, count]) => count).map((it) => this.#chip(...it)));
    by("empty").textContent = alerts.length ? "" : empty;
    by("fix-all").disabled = !alerts.some(fixable);
    const shown = this.#shown();
    const cards = shown.slice(0, this.#most).map((alert) => this.#card(alert));
    if (shown.length > cards.length) cards.push(this.#more(shown.length - cards.length));
    const focus = this.#focused();
    by("cards").replaceChildren(...cards);
    if (focus !== null) (this.#buttons()[Math.min(focus, cards.length - 1)] ?? by("fix-all")).focus({ preventScroll: true });
  }

  /** Opens the card of the alert at a place of the text, which the caret has reached. */
  follow(start, end) {
    const alert = this.#shown().find(({ offset, length }) => offset <= start && end <= offset + length);
    if (!alert || alert.offset === this.#open) return;
    this.#set(alert.offset);
    const card = by("cards").querySelector("[data-open]");
    const list = by("list");
    if (!card || list.scrollHeight <= list.clientHeight) return;
    const [a, b] = [card.getBoundingClientRect(), list.getBoundingClientRect()];
    if (a.top < b.top || a.bottom > b.bottom) list.scrollTop += a.top - b.top - (b.height - a.height) / 2;
  }

  #shown() {
    return this.kind ? this.#alerts.filter(({ kind }) => kind === this.kind) : this.#alerts;
  }

  #set(offset) {
    this.#open = offset;
    for (const card of by("cards").querySelectorAll(".card")) {
      const open = card.dataset.offset === String(offset);
      card.toggleAttribute("data-open", open);
      card.querySelector(".go").ariaExpanded = String(open);
    }
  }

  #chip(kind, count) {
    const pressed = this.kind === kind;
    const chip = el("button", { className: "chip", type: "button", dataset: { kind } }, el("i"), KINDS[kind], el("b", {}, count));
    chip.ariaPressed = String(pressed);
    chip.onclick = () => {
      this.kind = pressed ? "" : kind;
      this.#most = MOST;
      this.actions.filter();
    };
    return el("li", {}, chip);
  }

  #card(alert) {
    const { offset, kind, shortMessage, message, replacements, shown } = alert;
    const open = offset === this.#open;
    const title = shortMessage || KINDS[kind];
    const id = `why-${offset}`;
    const go = el("button", { className: "go", type: "button", ariaExpanded: String(open) },
      el("i"), el("span", { className: "kind" }, KINDS[kind]), el("span", { className: "title" }, title)); // prettier-ignore
    go.setAttribute("aria-controls", id);
    go.setAttribute("aria-label", `${KINDS[kind]}: ${title}: “${shown}”`);
    go.onclick = () => {
      this.#set(offset);
      this.actions.go(alert);
    };
    const change = el("div", { className: "change" }, el("del", { dir: "auto" }, shown));
    change.append(...replacements.slice(0, 5).map((replacement, index) => this.#fix(alert, replacement, index)));
    if (!replacements.length) change.append(el("span", { className: "none" }, "no suggestion"));
    const why = el("p", { className: "why", id, dir: "auto" }, message);
    const card = el("li", { className: "card", dataset: { kind, offset } }, go, change, why);
    card.toggleAttribute("data-open", open);
    return card;
  }

  #fix(alert, replacement, index) {
    const { lead, shown } = alert;
    const label = replacement ? `Replace “${shown}” with “${lead}${replacement}”` : `Remove “${shown}”`;
    const fix = el("button", { className: index ? "fix more" : "fix", type: "button", dir: "auto", ariaLabel: label });
    fix.append(replacement ? lead + replacement : "remove");
    fix.onclick = () => this.actions.fix(alert, replacement);
    return fix;
  }

  #more(count) {
    const more = el("button", { className: "plain", type: "button" }, `Show ${counted(Math.min(count, MOST), "more", "more")} of ${count}`);
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
