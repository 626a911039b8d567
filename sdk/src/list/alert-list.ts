/**
 * The list of a field's alerts: filter, jump, fix, ignore, by mouse and keyboard.
 */
import type { IServiceField } from "../fields.js";
import { KINDS, kindOf, type Kind } from "../paint/kinds.js";
import { SharedSheet } from "../paint/sheets.js";
import type { Sdk } from "../sdk.js";
import type { IServiceAlert, IServiceIgnored } from "../types.js";
import { button, el, icon } from "../ui/el.js";
import { LIST } from "../ui/english.js";
import { translator, uiLanguages, type Translate } from "../ui/i18n.js";
import { Item, SLIDERS } from "./item.js";
import { LIST_CSS } from "./list-sheet.js";

const SHEET = new SharedSheet(LIST_CSS);
/** Alerts shown at first, and more at every wish for more. */
const PAGE = 100;

/** A list in a shadow root, for the field that is chosen each time. */
export class AlertList {
  readonly #t: Translate<keyof typeof LIST>;
  readonly #release: (() => void)[];
  readonly #title = el("h2", { className: "title" });
  readonly #fixAll: HTMLButtonElement;
  readonly #filters = el("div", { className: "filters", role: "group" });
  readonly #items = el("ul", { className: "items", role: "list" });
  readonly #more: HTMLButtonElement;
  readonly #empty = el("p", { className: "empty" });
  readonly #status = el("div", { className: "status", role: "status" });
  readonly #rows = new Map<string, Item>();
  #field: IServiceField | undefined;
  #filter: Kind | null = null;
  #current = "";
  #most = PAGE;
  #frame = 0;

  /** @param choose - the field that is shown now, if there is one. */
  constructor(
    private readonly root: ShadowRoot,
    sdk: Sdk,
    private readonly choose: () => IServiceField | undefined,
  ) {
    this.#t = translator(LIST, uiLanguages(sdk.config?.uiLanguage), () => this.#relabel());
    this.#fixAll = button("fix-all", "", () => void this.#fixShown());
    this.#more = button("more", "", () => {
      this.#most += PAGE;
      this.#render();
    });
    const settings = button("settings", "", () => void sdk.openSettings(this.#field?.element), icon(SLIDERS));
    const header = el("div", { className: "header" }, this.#title, this.#fixAll, settings);
    const panel = el("section", { className: "panel" }, header, this.#filters, this.#items, this.#more, this.#empty);
    for (const part of [panel, header, this.#filters, this.#items]) part.setAttribute("part", part.className);
    this.#items.onkeydown = (event) => this.#key(event);
    this.#items.addEventListener("focusout", ({ relatedTarget }) => {
      if (!this.#items.contains(relatedTarget as Node)) this.#field?.mark(null);
    });
    root.replaceChildren(panel, this.#status);
    this.#release = [SHEET.use(root), sdk.watch(() => this.refresh()), sdk.onInitialized(() => this.refresh())];
    this.#relabel();
  }

  /** Shows what there is now, with the next frame. */
  refresh(): void {
    this.#frame ||= requestAnimationFrame(() => this.#render());
  }

  /** Ends it. */
  destroy(): void {
    cancelAnimationFrame(this.#frame);
    for (const release of this.#release) release();
    this.root.replaceChildren();
  }

  #relabel(): void {
    const t = this.#t;
    this.#items.ariaLabel = t("list");
    this.#filters.ariaLabel = t("filter");
    const settings = this.root.querySelector<HTMLElement>(".settings");
    if (settings) settings.title = settings.ariaLabel = t("settings");
    for (const row of this.#rows.values()) row.element.remove();
    this.#rows.clear();
    this.#render();
  }

  #render(): void {
    this.#frame = 0;
    const field = this.choose();
    if (field !== this.#field) {
      this.#field = field;
      this.#current = "";
      this.#most = PAGE;
    }
    const all = field?.alerts ?? [];
    if (this.#filter && !all.some(({ mainCategory }) => kindOf(mainCategory) === this.#filter)) this.#filter = null;
    const shown = all.filter(({ mainCategory }) => !this.#filter || kindOf(mainCategory) === this.#filter);
    this.#showHead(field, all, shown);
    this.#showItems(field, shown);
  }

  #showHead(field: IServiceField | undefined, all: readonly IServiceAlert[], shown: readonly IServiceAlert[]): void {
    const t = this.#t;
    const { name = "" } = field?.state ?? {};
    const busy = name === "checking";
    const told = ["paused", "offline", "error"].find((it) => it === name || (it === "error" && name === "tooLong"));
    const count = t(all.length === 1 ? "issue" : "issues", all.length);
    const nothing = !field ? t("noField") : told ? t(told as "error") : busy ? t("checking") : t("clean");
    this.#title.textContent = all.length ? count : nothing;
    this.#title.classList.toggle("busy", busy);
    this.#empty.hidden = !(name === "clean");
    this.#empty.textContent = t("cleanHint");
    const fixable = shown.filter(({ replacements }) => replacements.length).length;
    this.#fixAll.hidden = fixable < 2;
    this.#fixAll.textContent = this.#filter ? t("fixAllOf", fixable) : t("fixAll");
    this.#fixAll.title = this.#fixAll.ariaLabel = t("fixAllOf", fixable);
    const counts = KINDS.map((kind) => [kind, all.filter((it) => kindOf(it.mainCategory) === kind).length] as const);
    const there = counts.filter(([, count]) => count);
    this.#filters.hidden = there.length < 2;
    const key = JSON.stringify([there, this.#filter, t("all")]);
    if (this.#filters.dataset.key === key) return;
    this.#filters.dataset.key = key;
    const focused = this.root.activeElement?.closest<HTMLElement>(".filters button")?.dataset.kind;
    const chips = [[null, all.length] as const, ...there].map(([kind, count]) => {
      const choose = (): void => {
        this.#filter = kind;
        this.#render();
      };
      const label = kind ? t(kind) : t("all");
      const dot = kind ? [el("span", { className: "dot" })] : [];
      const chip = button(kind ?? "", `${label} ${count}`, choose, ...dot, `${label} `, el("b", {}, String(count)));
      chip.dataset.kind = kind ?? "";
      chip.ariaPressed = String(kind === this.#filter);
      return chip;
    });
    this.#filters.replaceChildren(...chips);
    chips.find((chip) => chip.dataset.kind === focused)?.focus();
  }

  #showItems(field: IServiceField | undefined, shown: readonly IServiceAlert[]): void {
    const t = this.#t;
    const alerts = shown.slice(0, this.#most);
    const focused = [...this.#rows.values()].find(({ element }) => element.contains(this.root.activeElement));
    const at = focused ? [...this.#items.children].indexOf(focused.element) : -1;
    // What was set off in the text is current here, unless the user is in the list.
    if (!focused && field?.current) this.#current = keyOf(field.current);
    const rows = alerts.map((alert) => this.#rowOf(field!, alert));
    for (const [key, row] of this.#rows) {
      if (rows.includes(row)) continue;
      row.element.remove();
      this.#rows.delete(key);
    }
    rows.forEach(({ element }, index) => {
      if (this.#items.children[index] !== element) this.#items.insertBefore(element, this.#items.children[index] ?? null);
    });
    const left = shown.length - alerts.length;
    this.#more.hidden = !left;
    this.#more.textContent = this.#more.title = this.#more.ariaLabel = t("more", left);
    const current = rows.find(({ key }) => key === this.#current) ?? null;
    for (const row of rows) row.select(row === current, row === (current ?? rows[0]));
    if (current && !focused) this.#scrollTo(current.element);
    // Where the item with the focus has gone, the one in its place has it.
    if (at >= 0 && !rows.includes(focused!)) {
      const next = rows[Math.min(at, rows.length - 1)];
      if (next) this.#go(next);
      else (this.#title.tabIndex = -1), this.#title.focus();
    }
  }

  #rowOf(field: IServiceField, alert: IServiceAlert): Item {
    const key = keyOf(alert);
    const known = this.#rows.get(key);
    if (known?.update(field, alert)) return known;
    known?.element.remove();
    const row: Item = new Item(key, field, alert, this.#t, {
      choose: (caret) => {
        this.#current = key;
        for (const one of this.#rows.values()) one.select(one === row, one === row);
        field.mark(row.alert, caret);
        this.#tell("alertselect", row.alert);
      },
      fix: (replacement) => void this.#fix(field, [[row.alert, replacement]]),
      ignore: (scope) => this.#ignore(field, row.alert, scope),
    });
    this.#rows.set(key, row);
    return row;
  }

  async #fix(field: IServiceField, fixes: [IServiceAlert, string][]): Promise<void> {
    const inside = this.root.activeElement;
    await field.fix(fixes);
    // The field takes the focus when it is written into.
    if (inside && !this.root.activeElement) (inside as HTMLElement).focus();
    for (const [alert, replacement] of fixes) this.#tell("alertfix", alert, { replacement });
    this.#render();
    this.#status.textContent = `${this.#t("fixed", fixes.length)}. ${this.#title.textContent}`;
  }

  #fixShown(): Promise<void> | void {
    const field = this.#field;
    const wanted = field?.alerts.filter(({ mainCategory }) => !this.#filter || kindOf(mainCategory) === this.#filter);
    const fixes = wanted?.flatMap((alert) => (alert.replacements.length ? [[alert, alert.replacements[0]!] as [IServiceAlert, string]] : []));
    if (fixes?.length) return this.#fix(field!, fixes);
  }

  #ignore(field: IServiceField, alert: IServiceAlert, scope: IServiceIgnored["scope"]): void {
    field.ignore(alert, scope);
    this.#tell("alertignore", alert, { scope });
    this.#render();
    this.#status.textContent = `${this.#t("ignored")}. ${this.#title.textContent}`;
  }

  /** Tells the page, by an event of the element that the list stands in. */
  #tell(type: string, alert: IServiceAlert, more: object = {}): void {
    const detail = { element: this.#field?.element, alert, ...more };
    this.root.host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  #key(event: KeyboardEvent): void {
    const rows = [...this.#items.children].flatMap((element) => {
      return [...this.#rows.values()].find((row) => row.element === element) ?? [];
    });
    const at = rows.findIndex(({ element }) => element.contains(event.target as Node));
    const row = rows[at];
    if (!row) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to !== undefined) rows[to] && this.#go(rows[to]);
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) row.fixFirst();
    else if (event.key === "Delete") this.#ignore(this.#field!, row.alert, "once");
    else if (event.key === "Escape") this.#field?.mark(row.alert, true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #go(row: Item): void {
    row.focus();
    this.#scrollTo(row.element);
  }

  /** Scrolls the list only, not what it stands in. */
  #scrollTo(element: HTMLElement): void {
    const list = this.#items;
    const [box, frame] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
    if (box.top < frame.top) list.scrollTop += box.top - frame.top;
    else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
  }
}

function keyOf({ id, offset, text }: IServiceAlert): string {
  return id || `${offset} ${text}`;
}
