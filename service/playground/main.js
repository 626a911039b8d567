/** The page: wires the editor, the checker and what is shown of its results. */
import { Cards } from "./cards.js";
import { Checker } from "./checker.js";
import { copyText } from "./clipboard.js";
import { setUpCurl } from "./curl.js";
import { by } from "./dom.js";
import { Editor } from "./editor.js";
import { ENDINGS, takeDrops, textOf } from "./files.js";
import { fixable } from "./kinds.js";
import { chosen, setOptions, setUpOptions } from "./options.js";
import { setUpPrint } from "./print.js";
import { samples } from "./samples.js";
import { showStatistics } from "./score.js";
import { Service } from "./service.js";
import { keep, keyOfTab, keepKeyOfTab, read } from "./store.js";
import { setUpTabs } from "./tabs.js";
import { counted, ENGLISH, languageFor, PAGE_LANGUAGES, pageLanguage, speak, word } from "./words.js";

const service = new Service();
const editor = new Editor(by("plain"), by("rich"));
const checker = new Checker(editor, service, { changed: showSoon, applied, refused });
const cards = new Cards({ go, fix, ignore, filter: show });
/** The SDK tells more often than a person sees; so long it may go on, in ms. */
const SOON = 50;
/** A text may have so many characters, as the SDK sees to. */
const MOST = 60_000;
let timer = 0;

/** Shows alerts and statistics as they are now. */
function show() {
  timer = 0;
  const { alerts, failure, field } = checker;
  const written = /\S/.test(editor.text);
  const tooLong = field?.state.name === "tooLong" && word("tooLong", { most: MOST });
  const stats = written && !tooLong ? checker.stats : null;
  document.body.dataset.state = failure || tooLong ? "failed" : checker.settled ? "settled" : "waiting";
  by("length").textContent = counted("wordCount", editor.text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0);
  by("alertsCount").textContent = stats ? alerts.length : "–";
  const summary = failure || tooLong || (stats ? counted("suggestionCount", alerts.length) : "");
  by("summary").textContent = by("jump-summary").textContent = summary;
  const clean = checker.settled && stats && !alerts.length;
  const hint = written ? "" : word("emptyHint");
  by("empty").dataset.clean = clean ? "yes" : "no";
  cards.show(alerts, field?.text ?? "", clean ? word("clean") : hint);
  showStatistics(stats);
}

function showSoon() {
  timer ||= setTimeout(show, SOON);
}

/** What is shown is not about the text, or the choices, as they are now. */
function wait() {
  document.body.dataset.state = "waiting";
  showSoon();
}

/** Checks with the choices as they are. */
function start() {
  wait();
  checker.start();
}

/** Says something below the editor; `undo` takes it back. */
function say(text, undo) {
  by("state").textContent = text;
  by("undo").hidden = !undo;
  by("undo").onclick = () => {
    undo();
    say("");
  };
}

function applied({ originalText, replacement }) {
  const values = { old: originalText, new: replacement };
  say(replacement ? word("replaced", values) : word("removed", values));
}

function refused({ code }) {
  if (/_token$|missing_scope/.test(code) && !service.own) by("key-form").hidden = false;
}

/** Does something to the whole text that can be taken back. */
async function change(text, what) {
  const before = { ...editor.snapshot(), options: chosen() };
  await what();
  say(text, () => {
    setOptions(before.options);
    editor.restore(before);
    tabs.mark(editor.kind);
    keep({ options: chosen() });
    start();
  });
}

function go(alert) {
  checker.field.mark(alert, true);
}

function fix(alert, replacement) {
  return checker.field.fix([[alert, replacement]]);
}

function ignore(alert) {
  const undo = checker.ignore(alert);
  say(word("ignored", { text: alert.text.trim() }), undo);
}

function fixAll() {
  const fixes = cards.shown.filter(fixable).map((alert) => [alert, alert.replacements[0]]);
  return change(counted("appliedCount", fixes.length), () => checker.field.fix(fixes));
}

async function openFile(file) {
  try {
    const text = await textOf(file);
    await change(word("fileHere", { file: file.name }), () => editor.set(text));
  } catch (error) {
    say(error.message);
  }
}

let languageOfSample = "";

function sample(index) {
  const { title, language, text, options } = samples[index];
  languageOfSample = language;
  return change(word("sampleHere", { title }), () => {
    setOptions({ ...chosen(), level: "default", tone: "neutral", language, ...options });
    editor.set(text);
    keep({ options: chosen() });
    start();
  });
}

async function enter() {
  if (await service.enter().catch(() => false)) return start();
  const key = keyOfTab();
  if (!key) return void (by("key-form").hidden = false);
  service.use(key);
  start();
}

/** Has the page speak another language, and the SDK with it. */
async function choosePage(code) {
  if (!(await speak(code))) return void (by("page-language").value = pageLanguage());
  keep({ pageLanguage: code });
  say("");
  show();
  if (checker.started) start();
}

const kept = read();
(await speak(languageFor([kept.pageLanguage ?? "", ...navigator.languages]))) || (await speak(ENGLISH));
setUpOptions(kept.options, () => {
  keep({ options: chosen() });
  start();
});
const tabs = setUpTabs((kind) => {
  editor.show(kind);
  say("");
  checker.attach();
});
setUpCurl(service, () => ({ text: editor.text, ...chosen() }));
const shown = (id) => by(id).textContent;
setUpPrint(() => ({
  text: checker.field?.text ?? editor.text,
  alerts: checker.alerts,
  summary: [shown("grade"), word("printedScore", { score: shown("textScore") }), shown("summary")].join(" · "),
}));
if (editor.text) {
  // Somebody was quicker than the words of the page.
  editor.restore({ text: editor.text });
} else if (kept.text === undefined) {
  // The language is found out: whoever writes over the first text need not choose one.
  const { text } = samples.find(({ language }) => language.startsWith(pageLanguage()));
  editor.restore({ text });
} else editor.restore(kept);
tabs.mark(editor.kind);

let saving = 0;
const save = () => keep(editor.snapshot());
editor.addEventListener("change", () => {
  say("");
  if (!editor.text && languageOfSample && chosen().language === languageOfSample) {
    setOptions({ ...chosen(), language: "" }); // that of the sample, which has gone
    keep({ options: chosen() });
    start();
  }
  wait();
  clearTimeout(saving);
  saving = setTimeout(save, 300);
});
addEventListener("pagehide", save);
document.addEventListener("selectionchange", () => {
  const span = document.activeElement === editor.field && editor.selection();
  if (span) cards.follow(...span);
});
samples.forEach(({ title }, index) => by("sample").add(new Option(title, index)));
by("sample").addEventListener("change", ({ target }) => {
  if (target.value !== "") sample(target.value);
  target.value = "";
});
for (const [code, name] of Object.entries(PAGE_LANGUAGES)) by("page-language").add(new Option(name, code));
by("page-language").value = pageLanguage();
by("page-language").addEventListener("change", ({ target }) => choosePage(target.value));
by("fix-all").addEventListener("click", fixAll);
by("copy").addEventListener("click", async () => say(await copyText(editor)));
by("clear").addEventListener("click", () => editor.text && change(word("textGone"), () => editor.set("")));
by("open").addEventListener("click", () => by("file").click());
by("file").accept = ENDINGS.join(",");
by("file").addEventListener("change", ({ target }) => {
  if (target.files[0]) openFile(target.files[0]);
  target.value = "";
});
takeDrops(openFile, (over) => (by("drop").hidden = !over));
for (const button of document.querySelectorAll("[data-command]")) {
  button.addEventListener("mousedown", (event) => event.preventDefault());
  button.addEventListener("click", () => editor.format(button.dataset.command, button.dataset.value));
}
by("key-form").addEventListener("submit", (event) => {
  event.preventDefault();
  service.use(by("key").value.trim());
  keepKeyOfTab(service.bearer);
  by("key-form").hidden = true;
  start();
});
if (innerHeight < 820 && innerWidth > 800) by("statistics").open = false; // the cards need the room
show();
await enter();
