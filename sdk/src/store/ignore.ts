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
  #entries!: Set<string>;
  /** What the entries end in. Most alerts have nothing of it, and at every edit all alerts are asked about. */
  #ends!: Set<unknown>;

  constructor(private readonly storage: IServiceStorage | null = defaultStorage()) {
    this.#keep(this.#load());
  }

  /** Whether an alert in a document is ignored. */
  has(document: string, alert: WireAlert): boolean {
    const { id, text } = alert;
    if (![id, text, text.toLowerCase()].some((end) => this.#ends.has(end))) return false;
    return scopes.some((scope) => this.#entries.has(entryOf(scope, document, alert)));
  }

  /** Ignores an alert from now on. */
  add(scope: IgnoreScope, document: string, alert: WireAlert): void {
    this.version++;
    this.#keep([...this.#load(), entryOf(scope, document, alert), ...this.#entries]);
    try {
      this.storage?.setItem(KEY, JSON.stringify([...this.#entries]));
    } catch {
      // Kept in memory only.
    }
  }

  #keep(entries: string[]): void {
    this.#entries = new Set([...new Set(entries)].slice(-MOST));
    this.#ends = new Set([...this.#entries].map(endOf));
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

/** The last part of an entry; what is no entry has none. */
function endOf(entry: string): unknown {
  try {
    return (JSON.parse(entry) as unknown[]).at(-1);
  } catch {
    return undefined;
  }
}

function defaultStorage(): IServiceStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
