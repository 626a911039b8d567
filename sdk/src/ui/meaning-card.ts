/**
 * What a card says of a word: its meanings, and words that mean the same.
 */
import type { Definition } from "../protocol/messages.js";
import { button, el, icon } from "./el.js";
import type { CARD } from "./english.js";
import type { Translate } from "./i18n.js";

const CROSS = "M4 4l8 8M12 4l-8 8";
/** Meanings and synonyms shown. */
const MOST_MEANINGS = 4;
const MOST_SYNONYMS = 10;

/**
 * The card of a word.
 *
 * @param choose - puts a synonym in its place; null where the text cannot be changed.
 */
export function meaningCard(
  word: string,
  definitions: readonly Definition[],
  t: Translate<keyof typeof CARD>,
  choose: ((synonym: string) => void) | null,
  close: () => void,
): HTMLElement {
  const label = t("meanings", word);
  const meanings = definitions.slice(0, MOST_MEANINGS).map(({ partOfSpeech, definition, examples }) =>
    el(
      "li",
      {},
      el("span", { className: "part" }, partOfSpeech),
      " ",
      definition,
      ...(examples[0] ? [el("em", {}, examples[0])] : []),
    ),
  );
  const synonyms = [...new Set(definitions.flatMap(({ synonyms = [] }) => synonyms))].slice(0, MOST_SYNONYMS);
  const words = synonyms.map((synonym) =>
    choose ? button("", synonym, () => choose(synonym), synonym) : el("span", {}, synonym),
  );
  const head = el(
    "div",
    { className: "head" },
    el("span", { className: "kind", lang: "en" }, word),
    button("", t("close"), close, icon(CROSS)),
  );
  const element = el("div", { className: "card meanings", role: "dialog" }, head, el("ol", { lang: "en" }, ...meanings));
  if (words.length) {
    element.append(el("p", { className: "part" }, t("synonyms")), el("div", { className: "choices soft", lang: "en" }, ...words));
  }
  element.ariaLabel = label;
  return element;
}
