/**
 * The dialog of the settings.
 */
import type { IServiceField } from "../fields.js";
import { SharedSheet } from "../paint/sheets.js";
import type { Sdk } from "../sdk.js";
import type { IServiceIgnored, IServiceSettings } from "../types.js";
import { LANGUAGES } from "../types.js";
import { button, el, icon } from "../ui/el.js";
import { SETTINGS } from "../ui/english.js";
import { translator, uiLanguages, type Translate } from "../ui/i18n.js";
import { exported, imported } from "./file.js";
import { SETTINGS_CSS } from "./settings-sheet.js";

const SHEET = new SharedSheet(SETTINGS_CSS);
const CROSS = "M4 4l8 8M12 4l-8 8";
const TONES = ["neutral", "academic", "casual", "formal"] as const;

/** One open dialog. */
export class SettingsDialog {
  readonly #t: Translate<keyof typeof SETTINGS>;
  readonly #languages: string[];
  readonly #host = el("emend-settings" as "div");
  readonly #dialog = el("dialog");
  readonly #status = el("p", { className: "told", role: "status" });

  /** @param closed - called when it has been closed. */
  constructor(
    private readonly sdk: Sdk,
    private readonly field: IServiceField | undefined,
    private readonly closed: () => void,
  ) {
    const languages = uiLanguages(sdk.config?.uiLanguage);
    this.#languages = languages.filter((code) => code) as string[];
    this.#t = translator(SETTINGS, languages, () => this.#build());
    const root = this.#host.attachShadow({ mode: "open" });
    SHEET.use(root);
    root.append(this.#dialog);
    document.documentElement.append(this.#host);
    this.#build();
    this.#dialog.onclose = () => this.close();
    // Beside it. (What a handler returns would count.)
    this.#dialog.onclick = ({ target }) => {
      if (target === this.#dialog) this.#dialog.close();
    };
    this.#dialog.showModal();
  }

  /** Closes it. */
  close(): void {
    if (!this.#host.isConnected) return;
    this.#host.remove();
    this.field?.element.focus();
    this.closed();
  }

  #build(): void {
    const t = this.#t;
    const title = el("h1", { id: "title" }, t("settings"));
    const close = button("icon", t("close"), () => this.#dialog.close(), icon(CROSS));
    const content = el(
      "div",
      { className: "content" },
      ...this.#switches(),
      this.#choice("language", t("language"), this.#languageChoices()),
      this.#choice("tone", t("tone"), TONES.map((tone) => [tone, t(tone)])),
      ...this.#list(t("words"), "dictionary"),
      ...this.#list(t("ignoredAlerts"), "ignored"),
    );
    this.#dialog.setAttribute("aria-labelledby", "title");
    this.#dialog.replaceChildren(el("header", {}, title, close), content, this.#footer());
  }

  #switches(): HTMLElement[] {
    const { field, sdk } = this;
    const t = this.#t;
    const { level, paused = [] } = sdk.settings();
    const at = (place: string, on: boolean): void => {
      const others = (sdk.settings().paused ?? []).filter((one) => one !== place);
      this.#set({ paused: on ? others : [...others, place] });
    };
    const site = field?.place.origin ?? location.origin;
    const here = field && site + field.place.document;
    return [
      ...(here ? [this.#switch(t("checkHere"), "", !paused.includes(here), (on) => at(here, on))] : []),
      this.#switch(t("checkSite"), site, !paused.includes(site), (on) => at(site, on)),
      this.#switch(t("level"), t("levelHint"), (level ?? sdk.config?.level) === "picky", (on) =>
        this.#set({ level: on ? "picky" : "default" }),
      ),
    ];
  }

  #switch(label: string, hint: string, checked: boolean, change: (on: boolean) => void): HTMLElement {
    const input = el("input", { type: "checkbox", checked, onchange: () => change(input.checked) });
    input.setAttribute("role", "switch");
    return el("label", { className: "switch" }, el("span", {}, label, el("small", { hidden: !hint }, hint)), input);
  }

  #languageChoices(): [string, string][] {
    const names = new Intl.DisplayNames(this.#languages, { type: "language" });
    return LANGUAGES.map((code) => [code, names.of(code) ?? code]);
  }

  #choice(name: "language" | "tone", label: string, choices: [string, string][]): HTMLElement {
    const chosen = this.sdk.settings()[name] ?? "";
    const options = [["", this.#t("asPage")], ...choices].map(([value, text]) => el("option", { value: value! }, text!));
    const select = el("select", {}, ...options);
    select.value = chosen;
    select.onchange = () => this.#set({ [name]: select.value || undefined } as IServiceSettings);
    return el("label", { className: "choice" }, el("span", {}, label), select);
  }

  #list(heading: string, which: "dictionary" | "ignored"): HTMLElement[] {
    const t = this.#t;
    const dictionary = which === "dictionary";
    const all = this.sdk.ignored().filter(({ scope }) => (scope === "dictionary") === dictionary);
    const items = all.reverse().map((one) => {
      const label = t(dictionary ? "removeOne" : "restore", one.text.trim());
      const remove = button("icon", label, () => {
        this.sdk.restore(one);
        this.#rebuild(which);
      }, icon(CROSS));
      return el("li", {}, el("span", { dir: "auto" }, ...this.#entry(one)), remove);
    });
    const none = el("p", { className: "none", hidden: all.length > 0 }, t(dictionary ? "noWords" : "noneIgnored"));
    const list = el("ul", { className: which, tabIndex: -1 }, ...items);
    list.ariaLabel = heading;
    return [el("h2", {}, heading), ...(dictionary ? [this.#adding()] : []), none, list];
  }

  #entry({ scope, text, before = "", after = "" }: IServiceIgnored): (Node | string)[] {
    if (scope === "dictionary") return [text];
    const where = el("small", {}, scope === "once" ? "" : this.#t("inField"));
    return [before, el("b", {}, text.trim()), after && " " + after.trimStart(), " ", where];
  }

  #adding(): HTMLElement {
    const t = this.#t;
    const input = el("input", { type: "text", maxLength: 60, placeholder: t("addWord"), autocomplete: "off", spellcheck: false });
    input.ariaLabel = t("addWord");
    const form = el("form", { className: "adding" }, input, el("button", { type: "submit" }, t("add")));
    form.onsubmit = (event) => {
      event.preventDefault();
      const text = input.value.trim().toLowerCase();
      if (!text) return;
      this.sdk.ignore({ scope: "dictionary", text });
      this.#build();
      this.#dialog.querySelector<HTMLElement>(".adding input")?.focus();
    };
    return form;
  }

  #footer(): HTMLElement {
    const t = this.#t;
    const file = el("input", { type: "file", accept: ".json,application/json", hidden: true });
    file.onchange = async () => {
      try {
        imported(this.sdk, await file.files![0]!.text());
        this.#build();
        this.#status.textContent = t("imported");
      } catch {
        this.#status.textContent = t("notImported");
      }
    };
    const load = el("button", { type: "button", onclick: () => file.click() }, t("importAll"));
    const save = el("button", { type: "button", onclick: () => this.#save() }, t("exportAll"));
    this.#status.textContent = t("kept");
    return el("footer", {}, this.#status, file, load, save);
  }

  #save(): void {
    const href = URL.createObjectURL(new Blob([exported(this.sdk)], { type: "application/json" }));
    el("a", { href, download: "emend-settings.json" }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
  }

  #set(settings: IServiceSettings): void {
    this.sdk.updateSettings(settings);
  }

  /** Shows a list anew, with the focus where it was. */
  #rebuild(which: string): void {
    this.#build();
    const list = this.#dialog.querySelector<HTMLElement>(`ul.${which}`)!;
    (list.querySelector("button") ?? list).focus();
  }
}
