/**
 * The content component: the registry of fields on the page's side of the channel.
 */
import { windowOf } from "../dom.js";
import { adapterFor } from "../adapters/choose.js";
import { optionsOf } from "../config.js";
import type { ContentMessage, LocalPayloads } from "../protocol/messages.js";
import { isServerFrame } from "../protocol/validate.js";
import { defaultStorage, IgnoreStore } from "../store/ignore.js";
import { SettingsStore } from "../store/settings.js";
import type {
  IServiceConfig,
  IServiceContentMessenger,
  IServiceElementConfig,
  IServiceMessage,
  IServiceSettings,
} from "../types.js";
import { layerFor } from "../ui/layer.js";
import { tickerOf } from "../ui/ticker.js";
import { View } from "../ui/view.js";
import type { FieldContext } from "./context.js";
import { Field } from "./field.js";
import { report } from "./report.js";

interface Attached {
  /** None before the element has had the focus, where that is waited for. */
  field?: Field;
  stop(): void;
}

/** Fields by element. */
export class Content {
  readonly #fields = new Map<HTMLElement, Attached>();
  /** What the user does not want to hear of. */
  readonly ignored: IgnoreStore;
  readonly #settings: SettingsStore;
  readonly #view: View;
  #error = "";

  /** @param changed - told of every field that has changed, come or gone. */
  constructor(
    private readonly config: IServiceConfig,
    private readonly messenger: IServiceContentMessenger,
    openSettings: (field: Field) => void,
    private readonly changed: (element: HTMLElement) => void,
  ) {
    const storage = config.storage ?? defaultStorage();
    this.ignored = new IgnoreStore(storage);
    this.#settings = new SettingsStore(storage);
    this.#view = new View(config, () => this.refresh(), openSettings, changed);
    messenger.onBackgroundMessage((message) => this.#receive(message));
  }

  /** Attaches the checker; an element that has it already keeps it. */
  attach(element: HTMLElement, options: IServiceElementConfig = {}): void {
    if (this.#fields.has(element)) return;
    const { activation = this.config.activation } = options;
    if (activation !== "focus" || element.matches(":focus-within")) return this.#start(element, options);
    const abort = new AbortController();
    this.#fields.set(element, { stop: () => abort.abort() });
    element.addEventListener("focusin", () => this.#start(element, options), { once: true, signal: abort.signal });
  }

  /** Detaches the checker. */
  detach(element: HTMLElement): void {
    this.#fields.get(element)?.stop();
    if (this.#fields.delete(element)) this.changed(element);
  }

  /** The fields that are checked. */
  get fields(): Field[] {
    return [...this.#fields.values()].flatMap(({ field }) => field ?? []);
  }

  /** The person's settings. */
  get settings(): IServiceSettings {
    return this.#settings.value;
  }

  set settings(settings: IServiceSettings) {
    this.#settings.change(settings);
    for (const field of this.fields) field.restart();
  }

  /** Shows all fields anew. */
  refresh(): void {
    for (const field of this.fields) field.show();
  }

  /** Detaches everything. */
  destroy(): void {
    for (const element of [...this.#fields.keys()]) this.detach(element);
    this.#view.destroy();
    this.messenger.destroy();
  }

  #start(element: HTMLElement, options: IServiceElementConfig): void {
    const context: FieldContext = {
      send: (frame) => this.messenger.sendToBackground(frame),
      asked: () => ({ ...optionsOf(options), ...this.#settings.options }),
      paused: (place) => this.#settings.paused(place),
      callbacks: [options.callbacks, this.config.callbacks],
      ignored: this.ignored,
      refresh: () => this.refresh(),
    };
    const field = new Field(adapterFor(element), context, this.#view);
    const [root, layer] = [element.getRootNode(), layerFor(element)];
    const tick = (): void => {
      if (element.getRootNode() === root && layerFor(element) === layer) return field.tick();
      // Styles, listeners and observers belong to where the element was.
      this.detach(element);
      if (element.isConnected) this.attach(element, { ...options, activation: "always" });
    };
    const remove = tickerOf(windowOf(element)).add({ element, tick, changed: () => field.changed() });
    const stop = (): void => {
      remove();
      this.#view.remove(field);
      field.destroy();
    };
    this.#fields.set(element, { field, stop });
    this.changed(element);
  }

  /** Reports once why the service does not check. */
  #told({ state, code = state, message = state }: LocalPayloads["connection"]): void {
    const error = state === "online" ? "" : code;
    if (error && error !== this.#error) report([this.config.callbacks], "onError", { code, reason: message });
    this.#error = error;
  }

  #receive(message: IServiceMessage): void {
    const { type, id } = message;
    if (type !== "connection" && type !== "definitions" && !isServerFrame(message)) return;
    if (type === "connection") this.#told(message.payload);
    for (const field of this.fields) {
      if (id === "" || id === field.id) field.receive(message as ContentMessage);
    }
  }
}
