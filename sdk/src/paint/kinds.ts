/** How alerts are told apart by colour. */
export const KINDS = ["spelling", "grammar", "style"] as const;

/** A group of categories with a colour of its own. */
export type Kind = (typeof KINDS)[number];

const SPELLING = /^(TYPOS|CASING|COMPOUNDING)$/;
const GRAMMAR = /^(GRAMMAR|PUNCTUATION|CONFUSED_WORDS|COLLOCATIONS|SEMANTICS|TYPOGRAPHY)$/;

/** The group of a main category. */
export function kindOf(mainCategory: string): Kind {
  if (SPELLING.test(mainCategory)) return "spelling";
  return GRAMMAR.test(mainCategory) ? "grammar" : "style";
}
