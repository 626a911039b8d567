/** How alerts are told apart by colour: the groups of the 17 main categories, each with its colour. */
export const KINDS = ["spelling", "grammar", "punctuation", "clarity", "style"] as const;

/** A group of categories with a colour of its own. */
export type Kind = (typeof KINDS)[number];

/** The colours; a page may set others as `--emend-grammar` and so on. */
export const COLORS: Record<Kind, string> = {
  spelling: "#e5484d",
  grammar: "#d97706",
  punctuation: "#0d9488",
  clarity: "#2f78e0",
  style: "#8b5cf6",
};

const GROUPS: [RegExp, Kind][] = [
  [/^(TYPOS|CASING|COMPOUNDING)$/, "spelling"],
  [/^(GRAMMAR|CONFUSED_WORDS|COLLOCATIONS)$/, "grammar"],
  [/^(PUNCTUATION|TYPOGRAPHY)$/, "punctuation"],
  [/^(PLAIN_ENGLISH|REDUNDANCY|SEMANTICS)$/, "clarity"],
];

/** The group of a main category. */
export function kindOf(mainCategory: string): Kind {
  return GROUPS.find(([categories]) => categories.test(mainCategory))?.[1] ?? "style";
}
