/**
 * The words of the user interface. English is always there; the others are a file of their own.
 */

/** Gives words; `value` stands where they have `#`. */
export type Translate<Key extends string> = (key: Key, value?: string | number) => string;

/**
 * The words of the first of the languages (BCP 47) that there are words of; English until they are loaded, and where
 * there are none.
 *
 * @param english - the English words.
 * @param loaded - called when the others have come; a browser that may not load them goes on in English.
 */
export function translator<Key extends string>(
  english: Record<Key, string>,
  languages: readonly (string | undefined)[],
  loaded: () => void,
): Translate<Key> {
  let texts = english;
  const wanted = languages.filter((code) => code) as string[];
  if (wanted.length && !/^en\b/i.test(wanted[0]!)) {
    import("./words.js").then(({ TEXTS }) => {
      texts = textsOf(TEXTS as unknown as Record<string, Record<Key, string>>, wanted) ?? english;
      loaded();
    }, () => undefined);
  }
  return (key, value = "") => texts[key].replace("#", () => String(value));
}

function textsOf<Texts>(all: Record<string, Texts>, languages: readonly string[]): Texts | undefined {
  for (const code of languages) {
    const [base = "", region = ""] = code.toLowerCase().split("-");
    if (base === "en") return;
    const found = all[`${base}-${region.toUpperCase()}`] ?? all[base];
    if (found) return found;
  }
}

/** The languages of the interface, best first, as the page and the browser have them. */
export function uiLanguages(asked: string | undefined): (string | undefined)[] {
  return [asked, globalThis.document?.documentElement.lang, ...(globalThis.navigator?.languages ?? [])];
}
