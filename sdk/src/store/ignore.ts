/**
 * What the user does not want to hear of: single alerts, all like one in a document, words.
 */
import type { WireAlert } from "../protocol/messages.js";
import type { IServiceIgnored, IServiceStorage } from "../types.js";

/** How far ignoring an alert reaches. */
export type IgnoreScope = IServiceIgnored["scope"];

/** Where an alert stands. */
export interface IgnorePlace {
  origin: string;
  /** The field: page and name. */
  document: string;
  text: string;
}

const KEY = "emend.ignored";
/** Entries kept; the oldest go first. */
const MOST = 2_000;
/** Code units before and behind an alert in which the words beside it are looked for. */
const NEAR = 60;

/** Ignored alerts and accepted words. Storage that is missing, full or forbidden only means that nothing is kept. */
export class IgnoreStore {
  /** Grows with every change. */
  version = 0;
  #entries!: Set<string>;
  /** What is ignored of them. Most alerts are about other words, and at every edit all alerts are asked about. */
  #words!: Set<unknown>;

  constructor(private readonly storage: IServiceStorage | null) {
    this.#keep(this.#load());
  }

  /** Whether an alert is ignored. */
  has(place: IgnorePlace, alert: WireAlert): boolean {
    if (!this.#words.size || !this.#words.has(alert.text.toLowerCase())) return false;
    return scopes.some((scope) => this.#entries.has(JSON.stringify(entryOf(scope, place, alert))));
  }

  /** Ignores an alert from now on. */
  add(scope: IgnoreScope, place: IgnorePlace, alert: WireAlert): void {
    this.#store([...this.#load(), JSON.stringify(entryOf(scope, place, alert)), ...this.#entries]);
  }

  /** Ignores what was ignored before, elsewhere; what is none of it is left out. */
  put(ignored: readonly IServiceIgnored[]): void {
    this.#store([...this.#load(), ...this.#entries, ...ignored.map((one) => JSON.stringify(one)).filter(isEntry)]);
  }

  /** All that is ignored, oldest first. */
  list(): IServiceIgnored[] {
    this.#keep([...this.#load(), ...this.#entries]);
    return [...this.#entries].map((entry) => JSON.parse(entry) as IServiceIgnored);
  }

  /** Ignores it no more. */
  remove(ignored: IServiceIgnored): void {
    const gone = JSON.stringify(ignored);
    this.#store([...this.#load(), ...this.#entries].filter((entry) => entry !== gone));
  }

  #store(entries: string[]): void {
    this.version++;
    this.#keep(entries);
    try {
      this.storage?.setItem(KEY, JSON.stringify([...this.#entries]));
    } catch {
      // Kept in memory only.
    }
  }

  #keep(entries: string[]): void {
    this.#entries = new Set([...new Set(entries)].slice(-MOST));
    this.#words = new Set([...this.#entries].map((entry) => (JSON.parse(entry) as IServiceIgnored).text.toLowerCase()));
  }

  #load(): string[] {
    try {
      return (JSON.parse(this.storage?.getItem(KEY) ?? "[]") as string[]).filter(isEntry);
    } catch {
      return [];
    }
  }
}

const scopes: readonly IgnoreScope[] = ["once", "document", "dictionary"];

function entryOf(scope: IgnoreScope, place: IgnorePlace, alert: WireAlert): IServiceIgnored | null {
  const { text, rule, offset, length } = alert;
  const { origin, document } = place;
  if (scope === "dictionary") return alert.mainCategory === "TYPOS" ? { scope, text: text.toLowerCase() } : null;
  if (scope === "document") return { scope, text, rule, origin, document };
  const end = offset + length;
  const before = /[\p{L}\p{N}]*[^\p{L}\p{N}]*$/u.exec(place.text.slice(Math.max(0, offset - NEAR), offset))![0];
  const after = /^[^\p{L}\p{N}]*[\p{L}\p{N}]*/u.exec(place.text.slice(end, end + NEAR))![0];
  return { scope, text, rule, origin, before, after };
}

function isEntry(entry: string): boolean {
  const { scope, text } = JSON.parse(entry) as IServiceIgnored;
  return scopes.includes(scope) && typeof text === "string";
}

/** The browser's own storage, where it can be used. */
export function defaultStorage(): IServiceStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
