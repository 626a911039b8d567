/** How a text is checked: the language, and what stands behind “Options”. */
import { by } from "./dom.js";
import { LANGUAGES, MOTHER_TONGUES } from "./languages.js";

/** Identifiers of the controls, which are those of the request, and the values that need not be sent. */
const DEFAULTS = {
  language: "",
  level: "default",
  tone: "neutral",
  writer: "auto",
  motherTongue: "",
  messageLanguage: "",
};

/** Fills the lists and takes up kept choices; `changed` is called after each change. */
export function setUpOptions(kept, changed) {
  for (const [code, name] of Object.entries(LANGUAGES)) by("language").add(new Option(name, code));
  for (const [code, name] of Object.entries(MOTHER_TONGUES)) by("motherTongue").add(new Option(name, code));
  setOptions(kept);
  for (const name of Object.keys(DEFAULTS)) by(name).addEventListener("change", changed);
  const menu = by("options");
  addEventListener("pointerdown", ({ target }) => menu.contains(target) || (menu.open = false));
  menu.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
}

/** Shows these choices, and where one is missing, the default. */
export function setOptions(choices) {
  for (const [name, value] of Object.entries(DEFAULTS)) {
    const control = by(name);
    if (name === "level") control.checked = (choices?.level ?? value) === "picky";
    else control.value = choices?.[name] ?? value;
    if (!control.value) control.value = value; // one that a newer page does not have any more
  }
  mark();
}

/** The choices that are not the defaults, by the names of the request. */
export function chosen() {
  mark();
  const values = Object.keys(DEFAULTS).map((name) => [
    name,
    name === "level" ? (by(name).checked ? "picky" : "default") : by(name).value,
  ]);
  return Object.fromEntries(values.filter(([name, value]) => value !== DEFAULTS[name]));
}

/** Says on the button how many options are set. */
function mark() {
  const changed = ["tone", "writer", "motherTongue", "messageLanguage"].filter(
    (name) => by(name).value !== DEFAULTS[name],
  );
  const count = changed.length + Number(by("level").checked);
  by("options-count").textContent = count || "";
}
