/** How alerts are told apart by colour. */
export const KINDS = ["spelling", "grammar", "style"] as const;

/** A group of categories with a colour of its own. */
export type Kind = (typeof KINDS)[number];

const SPELLING = new Set(["TYPOS", "CASING", "COMPOUNDING"]);
const GRAMMAR = new Set(["GRAMMAR", "PUNCTUATION", "CONFUSED_WORDS", "COLLOCATIONS", "SEMANTICS", "TYPOGRAPHY"]);

/** The group of a main category. */
export function kindOf(mainCategory: string): Kind {
  if (SPELLING.has(mainCategory)) return "spelling";
  return GRAMMAR.has(mainCategory) ? "grammar" : "style";
}
