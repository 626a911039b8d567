/** What is printed: the text with numbered marks, and what was found, since a field prints only what it shows. */
import { by, el } from "./dom.js";
import { kindOf } from "./kinds.js";
import { word } from "./words.js";

/** Makes the printed page whenever it is wanted; `now` gives text, alerts and a line that sums up. */
export function setUpPrint(now) {
  addEventListener("beforeprint", () => {
    const { text, alerts, summary } = now();
    const copy = el("div", { className: "copy" });
    let at = 0;
    alerts.forEach((alert, index) => {
      const { offset, length } = alert;
      const end = offset + length;
      copy.append(
        text.slice(at, offset),
        el("mark", { dataset: { kind: kindOf(alert) } }, text.slice(offset, end)),
        el("sup", {}, index + 1),
      );
      at = end;
    });
    copy.append(text.slice(at));
    const notes = alerts.map((alert) => {
      const { text, message, replacements } = alert;
      const better = replacements.length ? ` → ${replacements[0] || `(${word("remove")})`}` : "";
      return el("li", {}, el("b", {}, text.trim() + better), ` ${word(kindOf(alert))}. ${message}`);
    });
    by("printed").replaceChildren(el("h1", {}, "Emend"), el("p", {}, summary), copy, el("ol", {}, ...notes));
  });
  addEventListener("afterprint", () => by("printed").replaceChildren());
}
