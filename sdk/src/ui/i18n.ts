/**
 * The words of the user interface. English is always there; the others are a file of their own.
 */

const KEYS = [
  "checking",
  "issue",
  "issues",
  "clean",
  "offline",
  "tooLong",
  "error",
  "remove",
  "none",
  "ignore",
  "ignoreAll",
  "dictionary",
  "next",
  "previous",
  "close",
  "expired",
  "unknown",
  "revoked",
  "origin",
] as const;

/** What there are words for. */
export type Key = (typeof KEYS)[number];

/** The English words in the order of the keys; `#` is a number or a word. */
const ENGLISH = `Checking…|# issue|# issues|No issues|Offline: will be checked later
more than 60,000 characters|Not checked|Remove “#”|No suggestion|Ignore|Ignore all
Add to dictionary|Next|Previous|Close
token expired|no such key or token|key revoked|origin not allowed`;

/** Gives the words of one language. */
export type Translate = (key: Key, value?: string | number) => string;

/**
 * The words of the first of the languages (BCP 47) that there are words of; English until they are loaded, and where
 * there are none.
 *
 * @param loaded - called when they have come; a browser that may not load them goes on in English.
 */
export function translator(languages: readonly (string | undefined)[], loaded: () => void): Translate {
  let texts = ENGLISH.split(/[|\n]/);
  const wanted = languages.filter((code) => code);
  if (wanted.length && !/^en\b/i.test(wanted[0]!)) {
    import("./words.js").then(({ TEXTS }) => {
      texts = (textOf(TEXTS, wanted as string[]) ?? ENGLISH).split(/[|\n]/);
      loaded();
    }, () => undefined);
  }
  return (key, value = "") => texts[KEYS.indexOf(key)]!.replace("#", () => String(value));
}

function textOf(texts: Record<string, string>, languages: readonly string[]): string | undefined {
  for (const code of languages) {
    const [base = "", region = ""] = code.toLowerCase().split("-");
    const found = base === "en" ? ENGLISH : (texts[`${base}-${region.toUpperCase()}`] ?? texts[base]);
    if (found) return found;
  }
}
