/**
 * The content component: the registry of fields on the page's side of the channel.
 */
import { windowOf } from "../dom.js";
import { adapterFor } from "../adapters/choose.js";
import type { ContentMessage, LocalPayloads } from "../protocol/messages.js";
import { isServerFrame } from "../protocol/validate.js";
import { IgnoreStore } from "../store/ignore.js";
import type {
  IServiceConfig,
  IServiceContentMessenger,
  IServiceElementConfig,
  IServiceIgnored,
  IServiceMessage,
} from "../types.js";
import { layerFor } from "../ui/layer.js";
import { tickerOf } from "../ui/ticker.js";
import { View } from "../ui/view.js";
import { Field } from "./field.js";
import { report } from "./report.js";

interface Attached {
  field: Field;
  stop(): void;
}

/** Fields by element. */
export class Content {
  readonly #fields = new Map<HTMLElement, Attached>();
  readonly #ignored: IgnoreStore;
  readonly #view: View;
  #error = "";

  constructor(
    private readonly config: IServiceConfig,
    private readonly messenger: IServiceContentMessenger,
  ) {
    this.#ignored = new IgnoreStore(config.storage);
    this.#view = new View(config, () => this.#showAll());
    messenger.onBackgroundMessage((message) => this.#receive(message));
  }

  /** Attaches the checker; an element that has it already keeps it. */
  attach(element: HTMLElement, options: IServiceElementConfig | undefined): void {
    if (this.#fields.has(element)) return;
    const context = {
      send: (frame: IServiceMessage) => this.messenger.sendToBackground(frame),
      callbacks: [options?.callbacks, this.config.callbacks],
      ignored: this.#ignored,
    };
    const field = new Field(adapterFor(element), context, this.#view);
    const [root, layer] = [element.getRootNode(), layerFor(element)];
    const tick = (): void => {
      if (element.getRootNode() === root && layerFor(element) === layer) return field.tick();
      // Styles, listeners and observers belong to where the element was.
      this.detach(element);
      if (element.isConnected) this.attach(element, options);
    };
    const remove = tickerOf(windowOf(element)).add({ element, tick, changed: () => field.changed() });
    const stop = (): void => {
      remove();
      this.#view.remove(field);
      field.destroy();
    };
    this.#fields.set(element, { field, stop });
  }

  /** Detaches the checker. */
  detach(element: HTMLElement): void {
    this.#fields.get(element)?.stop();
    this.#fields.delete(element);
  }

  /** All that the user ignores. */
  ignored(): IServiceIgnored[] {
    return this.#ignored.list();
  }

  /** Ignores something no more. */
  restore(ignored: IServiceIgnored): void {
    this.#ignored.remove(ignored);
    this.#showAll();
  }

  /** Detaches everything. */
  destroy(): void {
    for (const element of [...this.#fields.keys()]) this.detach(element);
    this.#view.destroy();
    this.messenger.destroy();
  }

  /** Reports once why the service does not check. */
  #told({ state, code = state, message = state }: LocalPayloads["connection"]): void {
    const error = state === "online" ? "" : code;
    if (error && error !== this.#error) report([this.config.callbacks], "onError", { code, reason: message });
    this.#error = error;
  }

  #showAll(): void {
    this.#fields.forEach(({ field }) => field.show());
  }

  #receive(message: IServiceMessage): void {
    if (message.type !== "connection" && !isServerFrame(message)) return;
    if (message.type === "connection") this.#told(message.payload);
    for (const { field } of this.#fields.values()) {
      if (message.id === "" || message.id === field.id) field.receive(message as ContentMessage);
    }
  }
}
