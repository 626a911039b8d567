/**
 * What the person who writes has set: it goes before what the page has.
 */
import { optionsOf } from "../config.js";
import type { IServiceCheckOptions, IServiceSettings, IServiceStorage } from "../types.js";
import type { IgnorePlace } from "./ignore.js";

const KEY = "emend.settings";

/** The person's settings. Storage that is missing, full or forbidden only means that nothing is kept. */
export class SettingsStore {
  value: IServiceSettings;

  constructor(private readonly storage: IServiceStorage | null) {
    this.value = this.#load();
  }

  /** What all checks are asked for. */
  get options(): IServiceCheckOptions {
    return optionsOf(this.value as IServiceCheckOptions);
  }

  /** Whether the checker pauses on the pages of this origin, or in this field. */
  paused({ origin, document }: Omit<IgnorePlace, "text">): boolean {
    return !!this.value.paused?.some((place) => place === origin || place === origin + document);
  }

  /** Changes some of them; what is undefined is as the page has it again. */
  change(settings: IServiceSettings): void {
    this.value = JSON.parse(JSON.stringify({ ...this.#load(), ...settings }));
    try {
      this.storage?.setItem(KEY, JSON.stringify(this.value));
    } catch {
      // Kept in memory only.
    }
  }

  #load(): IServiceSettings {
    try {
      const kept = JSON.parse(this.storage?.getItem(KEY) ?? "{}") ?? {};
      return Array.isArray(kept.paused ?? []) ? kept : {};
    } catch {
      return {};
    }
  }
}
