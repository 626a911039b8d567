/** The alerts of the text as it stands, from the last answer of the service on. */

/** Groups of categories that have a colour, in the order in which they are told. */
export const KINDS = {
  spelling: "Spelling",
  grammar: "Grammar",
  punctuation: "Punctuation",
  clarity: "Clarity",
  style: "Style",
};
const KIND_OF = {
  TYPOS: "spelling", CASING: "spelling", COMPOUNDING: "spelling",
  PUNCTUATION: "punctuation", TYPOGRAPHY: "punctuation",
  PLAIN_ENGLISH: "clarity", REDUNDANCY: "clarity", SEMANTICS: "clarity",
  STYLE: "style", REPETITIONS_STYLE: "style", NONSTANDARD_PHRASES: "style", TON_ACADEMIC: "style",
  CREATIVE_WRITING: "style", WIKIPEDIA: "style",
}; // prettier-ignore

/**
 * Alerts in the order of the text. Besides what the service tells each has `text`, its words; `kind`; `shown`, by which it
 * is known, and `lead`, what of that stands before its words: a comma alone says little.
 */
export class Alerts {
  all = [];
  #text = "";

  /** Takes in an answer about a text. */
  take(alerts, text) {
    this.#text = text;
    this.all = alerts.map((alert) => {
      const words = text.slice(alert.offset, alert.offset + alert.length);
      const before = text.slice(Math.max(0, alert.offset - 40), alert.offset);
      const lead = /[\p{L}\p{N}]/u.test(words) ? "" : /[^\s]*\s*$/.exec(before)[0];
      const kind = KIND_OF[alert.mainCategory] ?? "grammar";
      return { ...alert, text: words, kind, lead, shown: (lead + words).trim() };
    });
  }

  /** Moves the alerts to where they stand in the text after an edit; those that it touches are gone. */
  follow(text) {
    const old = this.#text;
    if (text === old) return;
    let [head, tail] = [0, 0];
    const most = Math.min(old.length, text.length);
    while (head < most && old[head] === text[head]) head++;
    while (tail < most - head && old.at(-1 - tail) === text.at(-1 - tail)) tail++;
    const [end, growth] = [old.length - tail, text.length - old.length];
    this.#text = text;
    this.all = this.all.flatMap((alert) => {
      if (alert.offset + alert.length <= head) return [alert];
      return alert.offset >= end ? [{ ...alert, offset: alert.offset + growth }] : [];
    });
  }

  /** The text with the first replacement of every alert, in `[from, to)` of which something changes. */
  fixed() {
    let text = this.#text;
    for (const { offset, length, replacements } of this.all.filter(fixable).toReversed()) {
      text = text.slice(0, offset) + replacements[0] + text.slice(offset + length);
    }
    return text;
  }

  /** How many there are of each kind. */
  counts() {
    return Object.keys(KINDS).map((kind) => [kind, this.all.filter((alert) => alert.kind === kind).length]);
  }
}

/** Whether the service knows what could stand there instead. */
export function fixable({ replacements }) {
  return replacements.length > 0;
}
