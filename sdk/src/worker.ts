/**
 * The SDK for service workers: the background component alone. It uses nothing that needs a document.
 */
import { Background } from "./background/background.js";
import { configured } from "./config.js";
import { httpLink } from "./net/http.js";
import type { IServiceBackgroundMessenger, IServiceConfig } from "./types.js";

let background: Background | null = null;

/** The same operations as on a page; those that need elements throw. */
export const CheckerSDK = {
  /**
   * Starts the background component afresh.
   *
   * @throws TypeError without a background messenger or an address; RangeError for a language that cannot be forced.
   */
  initialize(config: IServiceConfig, messenger: IServiceBackgroundMessenger): void {
    if (typeof messenger?.sendToContent !== "function" || typeof messenger.onContentMessage !== "function") {
      throw new TypeError("Emend: a worker needs a background messenger");
    }
    this.destroy();
    background = new Background(configured(config, undefined), messenger, httpLink);
  },

  /** @throws Error always: there are no elements in a worker. */
  attachToElement(): never {
    throw new Error("Emend: there are no elements in a worker");
  },

  /** @throws Error always: there are no elements in a worker. */
  detachFromElement(): never {
    throw new Error("Emend: there are no elements in a worker");
  },

  /** Uses another client token from now on. */
  updateToken(token: string): void {
    background?.updateToken(token);
  },

  /** Ends the connection. */
  destroy(): void {
    background?.destroy();
    background = null;
  },
};
