/**
 * The SDK itself: which component runs is decided by the messenger.
 */
import { isSupported } from "./adapters/choose.js";
import { Background } from "./background/background.js";
import { configured, validate } from "./config.js";
import { Content } from "./content/content.js";
import { localMessengers } from "./messenger/local.js";
import { httpLinkLater } from "./net/http-later.js";
import type { IServiceField } from "./fields.js";
import type {
  IServiceBackgroundMessenger,
  IServiceConfig,
  IServiceContentMessenger,
  IServiceElementConfig,
  IServiceIgnored,
  IServiceSettings,
} from "./types.js";

/** An element that the checker can be attached to: a textarea, an input (text, search), or one with contenteditable. */
export type SupportedElement = HTMLTextAreaElement | HTMLInputElement | HTMLElement;

/** The checker for one page. */
export class Sdk {
  #content: Content | null = null;
  #background: Background | null = null;
  /** Elements attached before `initialize`. */
  readonly #waiting = new Map<HTMLElement, IServiceElementConfig | undefined>();
  readonly #listeners = new Set<() => void>();
  readonly #watchers = new Set<(element: HTMLElement) => void>();
  /** The configuration as it is used; null before `initialize`. */
  config: IServiceConfig | null = null;

  /** @param script - address of the script; its origin is the default of `url`. */
  constructor(private readonly script?: string) {}

  /**
   * Starts the SDK afresh. With a background messenger only the background component starts, with a content messenger
   * only the content component, without one both.
   *
   * @throws RangeError for a language that cannot be forced; TypeError for an address that is missing or wrong.
   */
  initialize(config: IServiceConfig, messenger?: IServiceContentMessenger | IServiceBackgroundMessenger): void {
    const ready = configured(config, this.script, globalThis.document?.documentElement.lang);
    const waiting = [...this.#waiting];
    this.destroy();
    if (messenger && "sendToContent" in messenger) {
      this.#background = new Background(ready, messenger, httpLinkLater);
      return;
    }
    let channel = messenger;
    if (!channel) {
      const { content, background } = localMessengers();
      this.#background = new Background(ready, background, httpLinkLater);
      channel = content;
    }
    this.config = ready;
    const settings = (field: IServiceField): void => void this.openSettings(field.element);
    const changed = (element: HTMLElement): void => this.#watchers.forEach((watcher) => watcher(element));
    this.#content = new Content(ready, channel, settings, changed);
    for (const [element, options] of waiting) if (element.isConnected) this.#content.attach(element, options);
    this.#listeners.forEach((listener) => listener());
  }

  /**
   * Attaches the checker to an element; before `initialize` it is remembered. Attaching twice changes nothing.
   *
   * @throws TypeError for an element that is no field for texts, or in no document; and as `initialize` does.
   */
  attachToElement(element: SupportedElement, options: IServiceElementConfig = {}): void {
    if (!isSupported(element) || !element.isConnected) {
      throw new TypeError("Emend: not a textarea, text input or contenteditable element in a document");
    }
    validate(options);
    if (this.#content) this.#content.attach(element, options);
    else this.#waiting.set(element, options);
  }

  /** Detaches the checker from an element, which is then as it was before. */
  detachFromElement(element: SupportedElement): void {
    this.#waiting.delete(element);
    this.#content?.detach(element);
  }

  /** All that the user ignores, oldest first: single alerts, all like one in a field, words of the dictionary. */
  ignored(): IServiceIgnored[] {
    return this.#content?.ignored.list() ?? [];
  }

  /** Shows again what was ignored: a member of `ignored()`. */
  restore(ignored: IServiceIgnored): void {
    this.#content?.ignored.remove(ignored);
    this.#content?.refresh();
  }

  /** Ignores what is of the form of members of `ignored()`: words for the dictionary, what was kept elsewhere. */
  ignore(...ignored: IServiceIgnored[]): void {
    this.#content?.ignored.put(ignored);
    this.#content?.refresh();
  }

  /** The fields that are checked, for what a page shows of its own. */
  fields(): IServiceField[] {
    return this.#content?.fields ?? [];
  }

  /** Calls back whenever a field has changed, come or gone, with its element; the result ends it. */
  watch(watcher: (element: HTMLElement) => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** The settings of the person who writes. */
  settings(): IServiceSettings {
    return this.#content?.settings ?? {};
  }

  /** Changes some settings of the person; those that are undefined are as the page has them again. */
  updateSettings(settings: IServiceSettings): void {
    validate(settings);
    if (this.#content) this.#content.settings = settings;
  }

  /** Shows the settings of the person; those of a field beside, if there is one. */
  async openSettings(element?: HTMLElement): Promise<void> {
    const { openSettings } = await import("./settings.js");
    openSettings(this, this.fields().find((field) => field.element === element));
  }

  /** Uses another client token from now on; fields, underlines and an open popover stay as they are. */
  updateToken(token: string): void {
    this.#background?.updateToken(token);
  }

  /** Ends everything: fields, connection, timers. `initialize` starts again. */
  destroy(): void {
    this.#content?.destroy();
    this.#background?.destroy();
    this.#content = this.#background = null;
    this.#waiting.clear();
  }

  /** Calls back at every `initialize` that starts the content component; the result ends it. */
  onInitialized(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
