/**
 * All that the user sees besides the underlines: a bar for every field, and cards, which are a file of their own.
 */
import type { FieldView } from "../content/context.js";
import type { Field } from "../content/field.js";
import type { Fix } from "../fixing/fix.js";
import { neighbour } from "../content/events.js";
import type { LocalPayloads } from "../protocol/messages.js";
import type { PlacedAlert } from "../text/alerts.js";
import type { IServiceConfig } from "../types.js";
import { Bar } from "./bar.js";
import { BAR } from "./english.js";
import { layerOf } from "./layer.js";
import { translator, uiLanguages } from "./i18n.js";
import type { CardHost, Cards } from "./popover.js";

/** Shows fields. */
export class View implements FieldView {
  readonly #bars = new Map<Field, Bar>();
  readonly #t;
  #cards: Cards | undefined;
  /** The code of the cards, loaded when there is something to show. */
  #loading: Promise<Cards> | undefined;
  readonly #host: CardHost;

  /**
   * @param refresh - shows all fields anew: the words have come.
   * @param changed - told of every field that may have changed.
   */
  constructor(
    private readonly config: IServiceConfig,
    refresh: () => void,
    private readonly settings: (field: Field) => void,
    private readonly changed: (element: HTMLElement) => void,
  ) {
    const languages = uiLanguages(config.uiLanguage);
    this.#t = translator(BAR, languages, refresh);
    this.#host = { layerOf, neighbour, languages, config, settings, changed };
  }

  update(field: Field): void {
    let bar = this.#bars.get(field);
    if (!bar) {
      bar = new Bar(field, this.#t, this.config.features?.bar !== false, () => this.#press(field));
      this.#bars.set(field, bar);
    }
    bar.update();
    if (field.alerts.length) void this.#load();
    this.#cards?.update(field);
    this.changed(field.element);
  }

  settled(field: Field): void {
    this.#bars.get(field)?.announce();
  }

  place(field: Field): void {
    this.#bars.get(field)?.place();
    this.#cards?.place(field);
  }

  open(field: Field, alert: PlacedAlert, withKeyboard: boolean): void {
    this.#with((cards) => cards.open(field, alert, withKeyboard));
  }

  hover(field: Field, alert: PlacedAlert | null): void {
    if (this.config.features?.hover !== false) this.#cards?.hover(field, alert);
  }

  define(field: Field, answer?: LocalPayloads["definitions"]): void {
    if (this.config.features?.define !== false) this.#with((cards) => cards.define(field, answer));
  }

  async fix(field: Field, fixes: readonly Fix[]): Promise<void> {
    await (await this.#load()).fix(field, fixes);
  }

  reveal(field: Field, alert: PlacedAlert, caret: boolean): void {
    this.#with((cards) => cards.reveal(field, alert, caret));
  }

  /** Removes what belongs to a field. */
  remove(field: Field): void {
    this.#cards?.remove(field);
    this.#bars.get(field)?.destroy();
    this.#bars.delete(field);
  }

  /** Removes everything. */
  destroy(): void {
    for (const field of [...this.#bars.keys()]) this.remove(field);
  }

  #with(show: (cards: Cards) => void): void {
    if (this.#cards) show(this.#cards);
    else this.#load().then(show, () => undefined);
  }

  #load(): Promise<Cards> {
    this.#loading ??= import("./popover.js").then(({ Cards }) => (this.#cards = new Cards(this.#host)));
    this.#loading.catch(() => undefined);
    return this.#loading;
  }

  /** The bar goes to the first alert; where there is none, to the settings. */
  #press(field: Field): void {
    const alert = neighbour(field, false);
    if (alert) this.open(field, alert, !!this.#bars.get(field)?.focused);
    else this.settings(field);
  }
}
