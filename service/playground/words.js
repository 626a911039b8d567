/** The page's own words, in the language that the reader chose or the browser asks for; a file of `words/` has each. */

/** The languages of the page, by their own names. */
export const PAGE_LANGUAGES = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  pl: "Polski",
  "pt-BR": "Português (Brasil)",
  "pt-PT": "Português (Portugal)",
};
export const ENGLISH = "en";
/** What an element says, by the attribute that names the words for it. */
const SAID = { word: "textContent", label: "ariaLabel", hint: "title", placeholder: "placeholder" };

let words = {};
let language = ENGLISH;
let asked = ENGLISH;
let plural = new Intl.PluralRules(ENGLISH);

/** The first of the languages (BCP 47) that the page has, of another region where it has not that one; else English. */
export function languageFor(wanted) {
  const has = Object.keys(PAGE_LANGUAGES);
  const base = (code) => code.toLowerCase().split("-")[0];
  for (const code of wanted) {
    const exact = has.find((it) => it.toLowerCase() === code.toLowerCase());
    // Portuguese of anywhere but Brazil is that of Portugal, the last.
    const found = exact ?? has.findLast((it) => base(it) === base(code));
    if (found) return found;
  }
  return ENGLISH;
}

/** The language that the page speaks. */
export function pageLanguage() {
  return language;
}

/** Has the page speak a language; where its words do not come, nothing changes, and the result is false. */
export async function speak(code) {
  asked = code;
  try {
    const answer = await fetch(`playground/words/${code}.json`);
    if (!answer.ok) return false;
    const loaded = await answer.json();
    if (asked !== code) return false; // another was chosen meanwhile
    words = loaded;
  } catch {
    return false;
  }
  language = code;
  plural = new Intl.PluralRules(code);
  document.documentElement.lang = code;
  for (const [name, property] of Object.entries(SAID)) {
    for (const element of document.querySelectorAll(`[data-${name}]`)) element[property] = word(element.dataset[name]);
  }
  return true;
}

/** The words of this name, with the values in the places that have their names. */
export function word(name, values = {}) {
  return filled(words[name], values);
}

/** Words with something that is counted: `1 word`, `2 words`. */
export function counted(name, count) {
  const forms = words[name];
  return filled(forms[plural.select(count)] ?? forms.other, { count });
}

/** A number as the language writes it, with so many digits behind the point. */
export function numeral(value, digits = 0) {
  return value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function filled(text, values) {
  const shown = (value) => (typeof value === "number" ? numeral(value) : value);
  return text.replace(/\{(\w+)\}/g, (_, name) => shown(values[name]));
}
