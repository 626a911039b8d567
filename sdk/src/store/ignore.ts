/**
 * What the user does not want to hear of: single alerts, all like one in a document, words.
 */
import type { WireAlert } from "../protocol/messages.js";
import type { IServiceStorage } from "../types.js";

/** How far ignoring an alert reaches. */
export type IgnoreScope = "once" | "document" | "dictionary";

const KEY = "emend.ignored";
/** Entries kept; the oldest go first. */
const MOST = 2_000;

/** Ignored alerts and accepted words. Storage that is missing, full or forbidden only means that nothing is kept. */
export class IgnoreStore {
  /** Grows with everything that is ignored. */
  version = 0;
  #entries: Set<string>;

  constructor(private readonly storage: IServiceStorage | null = defaultStorage()) {
    this.#entries = new Set(this.#load());
  }

  /** Whether an alert in a document is ignored. */
  has(document: string, alert: WireAlert): boolean {
    return this.#entries.size > 0 && scopes.some((scope) => this.#entries.has(entryOf(scope, document, alert)));
  }

  /** Ignores an alert from now on. */
  add(scope: IgnoreScope, document: string, alert: WireAlert): void {
    this.version++;
    const entries = new Set(this.#load()).add(entryOf(scope, document, alert));
    this.#entries = new Set([...entries, ...this.#entries].slice(-MOST));
    try {
      this.storage?.setItem(KEY, JSON.stringify([...this.#entries]));
    } catch {
      // Kept in memory only.
    }
  }

  #load(): string[] {
    try {
      const stored: unknown = JSON.parse(this.storage?.getItem(KEY) ?? "[]");
      return Array.isArray(stored) ? stored.filter((entry) => typeof entry === "string") : [];
    } catch {
      return [];
    }
  }
}

const scopes: readonly IgnoreScope[] = ["once", "document", "dictionary"];

function entryOf(scope: IgnoreScope, document: string, alert: WireAlert): string {
  const what = {
    once: () => [document, alert.id],
    document: () => [document, alert.rule, alert.text],
    dictionary: () => [alert.mainCategory === "TYPOS" ? alert.text.toLowerCase() : ""],
  };
  return JSON.stringify([scope, ...what[scope]()]);
}

function defaultStorage(): IServiceStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
