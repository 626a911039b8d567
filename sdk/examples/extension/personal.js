// The options page: how texts are checked, the sites that are not, and the person's words.
import { LANGUAGES } from "./sdk/languages.js";
import { keep, readKept, readPersonal, switchSite, writePersonal } from "./settings.js";

/** Under this name the SDK keeps what the person ignores, each as JSON; a word of the dictionary has that scope. */
const IGNORED = "emend.ignored";
const by = (id) => document.getElementById(id);

for (const [code, name] of Object.entries(LANGUAGES)) by("language").add(new Option(name, code));

function row(text, label, remove) {
  const button = Object.assign(document.createElement("button"), {
    type: "button",
    textContent: "Remove",
    ariaLabel: label,
  });
  button.addEventListener("click", remove);
  const item = document.createElement("li");
  item.append(text, button);
  return item;
}

async function showLists() {
  const { paused = [] } = await readPersonal();
  by("no-sites").hidden = paused.length > 0;
  by("sites").replaceChildren(...paused.map((site) => row(site, `Check ${site} again`, () => switchSite(site, true))));
  const ignored = JSON.parse((await readKept())[IGNORED] ?? "[]");
  const words = ignored.map((one) => [one, JSON.parse(one)]).filter(([, { scope }]) => scope === "dictionary");
  by("no-words").hidden = words.length > 0;
  const forget = (word) => keep({ [IGNORED]: JSON.stringify(ignored.filter((one) => one !== word)) });
  by("words").replaceChildren(...words.map(([word, { text }]) => row(text, `Forget “${text}”`, () => forget(word))));
}

by("language").addEventListener("change", ({ target }) => writePersonal({ language: target.value || undefined }));
by("tone").addEventListener("change", ({ target }) => writePersonal({ tone: target.value || undefined }));
by("level").addEventListener("change", ({ target }) => writePersonal({ level: target.checked ? "picky" : undefined }));
chrome.storage.local.onChanged.addListener(showLists);
const { language = "", tone = "", level } = await readPersonal();
by("language").value = language;
by("tone").value = tone;
by("level").checked = level === "picky";
await showLists();
