import { CheckerSDK } from "../sdk/index.js";
import { samples } from "./samples.js";

const LANGUAGES = {
  "en-US": "English (US)", "en-GB": "English (UK)", "en-AU": "English (Australia)", "en-CA": "English (Canada)",
  "en-NZ": "English (New Zealand)", "en-ZA": "English (South Africa)", "de-DE": "Deutsch", "es": "Español",
  "fr": "Français", "it": "Italiano", "pl-PL": "Polski", "pt-BR": "Português (Brasil)", "pt-PT": "Português (Portugal)",
};
const by = (id) => document.getElementById(id);
const fields = { plain: by("plain"), rich: by("rich") };
let shown = "plain";
let access = {};

/** A token for this page, which a service in local mode gives to the machine it runs on; null where it does not. */
async function localToken() {
  const answer = await fetch("playground/token", { method: "POST" });
  return answer.ok ? (await answer.json()).clientToken : null;
}

function start() {
  CheckerSDK.destroy();
  const language = by("language").value;
  CheckerSDK.initialize({ ...access, ...(language && { language }), callbacks: { onCheckResultReceived, onReplacementApplied } });
  CheckerSDK.attachToElement(fields[shown]);
}

function onCheckResultReceived({ textStats, alertsCount }) {
  by("alertsCount").textContent = alertsCount;
  if (!textStats) return;
  for (const name of ["wordsCount", "charsCount", "sentencesCount", "textScore"]) by(name).textContent = textStats[name].toLocaleString();
  for (const name of ["avgWordLength", "avgSentenceLength", "fleschIndex"]) by(name).textContent = textStats[name].toFixed(1);
  for (const name of ["readingTimeSeconds", "speakingTimeSeconds"]) by(name).textContent = duration(textStats[name]);
  by("ring").style.strokeDasharray = `${textStats.textScore} 100`;
}

function onReplacementApplied({ originalText, replacement }) {
  by("state").textContent = replacement ? `“${originalText}” is now “${replacement}”.` : `“${originalText}” is gone.`;
}

function duration(seconds) {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function show(kind) {
  by("state").textContent = "";
  CheckerSDK.detachFromElement(fields[shown]);
  shown = kind;
  for (const name of Object.keys(fields)) {
    by(`${name}-panel`).hidden = name !== kind;
    by(`tab-${name}`).setAttribute("aria-selected", String(name === kind));
    by(`tab-${name}`).tabIndex = name === kind ? 0 : -1;
  }
  CheckerSDK.attachToElement(fields[kind]);
}

function fill(text) {
  fields.plain.value = text;
  fields.rich.replaceChildren(...text.split("\n\n").map((part) => {
    const paragraph = document.createElement("p");
    paragraph.innerText = part;
    return paragraph;
  }));
}

for (const [code, name] of Object.entries(LANGUAGES)) by("language").add(new Option(name, code));
samples.forEach(([name], index) => by("sample").add(new Option(name, index)));
by("language").addEventListener("change", start);
by("sample").addEventListener("change", ({ target }) => {
  if (target.value === "") return;
  const [, language, text] = samples[target.value];
  if (by("language").value) by("language").value = language;
  fill(text);
  start();
});
for (const kind of Object.keys(fields)) {
  fields[kind].addEventListener("input", () => (by("state").textContent = ""));
  by(`tab-${kind}`).addEventListener("click", () => show(kind));
  by(`tab-${kind}`).addEventListener("keydown", ({ key }) => {
    if (key !== "ArrowLeft" && key !== "ArrowRight") return;
    const other = kind === "plain" ? "rich" : "plain";
    show(other);
    by(`tab-${other}`).focus();
  });
}
by("key-form").addEventListener("submit", (event) => {
  event.preventDefault();
  access = { apiKey: by("key").value.trim() };
  start();
});

fill(samples[0][2]);
const clientToken = await localToken();
if (clientToken) {
  access = { options: { query: { clientToken } } };
  start();
} else {
  by("key-form").hidden = false;
}
