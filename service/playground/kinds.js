/** How alerts are told apart, and shown in a few words. */

/** Groups of categories that have a colour, in the order in which they are told; they are those of the SDK. */
export const KINDS = ["spelling", "grammar", "punctuation", "clarity", "style"];
const KIND_OF = {
  TYPOS: "spelling",
  CASING: "spelling",
  COMPOUNDING: "spelling",
  GRAMMAR: "grammar",
  CONFUSED_WORDS: "grammar",
  COLLOCATIONS: "grammar",
  PUNCTUATION: "punctuation",
  TYPOGRAPHY: "punctuation",
  PLAIN_ENGLISH: "clarity",
  REDUNDANCY: "clarity",
  SEMANTICS: "clarity",
};

/** The group of an alert. */
export function kindOf({ mainCategory }) {
  return KIND_OF[mainCategory] ?? "style";
}

/** Whether it is known what could stand there instead. */
export function fixable({ replacements }) {
  return replacements.length > 0;
}

/** What stands before the words of an alert and is shown with them, where they are but signs. */
export function leadOf({ offset, text }, whole) {
  if (/[\p{L}\p{N}]/u.test(text)) return "";
  return /\S*\s*$/.exec(whole.slice(Math.max(0, offset - 40), offset))[0];
}
