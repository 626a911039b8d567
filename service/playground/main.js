/** The page: wires the editor, the SDK, the service and what is shown of their answers. */
import { CheckerSDK } from "../sdk/index.js";
import { Alerts, fixable } from "./alerts.js";
import { Cards } from "./cards.js";
import { setUpCurl } from "./curl.js";
import { by, counted } from "./dom.js";
import { Editor } from "./editor.js";
import { ENDINGS, takeDrops, textOf } from "./files.js";
import { chosen, setOptions, setUpOptions } from "./options.js";
import { setUpPrint } from "./print.js";
import { samples } from "./samples.js";
import { showStatistics } from "./score.js";
import { Service } from "./service.js";
import { keep, read } from "./store.js";
import { setUpTabs } from "./tabs.js";

/** So long after the last key the text is checked, in ms: not while a word is being written. */
const PAUSE = 600;
const KEY = "emend.playground.key";

const service = new Service();
const editor = new Editor(by("plain"), by("rich"));
const alerts = new Alerts();
const cards = new Cards({ go, fix, filter: show });
let [entered, stats, failure, timer, running] = [false, null, "", 0, null];

/** What is sent with a text. */
function body() {
  return { text: editor.text, positionEncoding: "utf-16", ...chosen() };
}

/** Starts the SDK with the options as they are. */
function start() {
  CheckerSDK.destroy();
  const { messageLanguage, ...options } = chosen();
  const messages = messageLanguage ? { messageLanguage } : { messageLanguage: navigator.language };
  const access = service.own ? { getToken: async () => (await service.enter(), service.bearer) } : { apiKey: service.bearer };
  const callbacks = { onReplacementApplied: ({ originalText, replacement }) => said(originalText, replacement) };
  CheckerSDK.initialize({ ...access, ...options, ...messages, callbacks });
  attach();
}

function attach() {
  if (!entered) return;
  for (const field of Object.values(editor.fields)) CheckerSDK.detachFromElement(field);
  CheckerSDK.attachToElement(editor.field);
}

/** Checks the text after a pause, or at once. */
function check(pause = PAUSE) {
  clearTimeout(timer);
  if (!entered) return;
  document.body.dataset.state = "waiting";
  timer = setTimeout(ask, pause);
}

async function ask() {
  running?.abort();
  const { signal } = (running = new AbortController());
  const asked = body();
  try {
    const answer = await service.check(asked, signal);
    failure = "";
    stats = answer.stats;
    alerts.take(answer.alerts, asked.text);
    alerts.follow(editor.text);
    shownAnswer(answer);
  } catch (error) {
    if (error.name === "AbortError") return;
    failure = error.message;
    stats = null;
    alerts.take([], asked.text);
    if (error.code === "invalid_token" || error.code === "revoked_token") by("key-form").hidden = false;
    if (error.after) check(error.after * 1000);
  }
  if (editor.text === asked.text) document.body.dataset.state = "settled";
  show();
}

/** Shows alerts and statistics as they are now. */
function show() {
  const { length } = alerts.all;
  by("alertsCount").textContent = stats?.wordsCount ? length : "–";
  by("summary").textContent = by("jump-summary").textContent = failure || (stats?.wordsCount ? counted(length, "suggestion") : "");
  const empty = !editor.text.trim() ? "Write or paste a text, drop a file on the page, or choose a sample." : stats ? "Nothing to mend here." : "";
  by("length").textContent = counted(editor.text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0, "word");
  cards.show(alerts.all, alerts.counts(), failure ? "" : empty);
  by("empty").dataset.done = editor.text.trim() && stats && !failure ? "yes" : "";
  showStatistics(stats);
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

function said(original, replacement) {
  say(replacement ? `“${original}” is now “${replacement}”.` : `“${original}” is gone.`);
}

/** Does something to the whole text that can be taken back. */
function change(text, what) {
  const before = { ...editor.snapshot(), options: chosen() };
  what();
  check(0);
  say(text, () => {
    setOptions(before.options);
    editor.restore(before);
    tabs.mark(editor.kind);
    start();
    check(0);
  });
}

function go({ offset, length }) {
  editor.select(offset, offset + length);
}

function fix({ offset, length, text }, replacement) {
  editor.replace(offset, offset + length, replacement);
  said(text, replacement);
  check(0);
}

function fixAll() {
  const fixed = alerts.all.filter(fixable);
  change(`${counted(fixed.length, "suggestion")} applied.`, () => {
    if (editor.kind === "plain") editor.set(alerts.fixed());
    else for (const it of fixed.toReversed()) editor.replace(it.offset, it.offset + it.length, it.replacements[0]);
  });
}

async function openFile(file) {
  try {
    const text = await textOf(file);
    change(`“${file.name}” is here.`, () => editor.set(text));
  } catch (error) {
    say(error.message);
  }
}

async function copy() {
  const { text, field, kind } = editor;
  const plain = new Blob([text], { type: "text/plain" });
  const kinds = kind === "plain" ? {} : { "text/html": new Blob([field.innerHTML], { type: "text/html" }) };
  try {
    if (navigator.clipboard) await navigator.clipboard.write([new ClipboardItem({ "text/plain": plain, ...kinds })]);
    else {
      // Pages that come over plain HTTP from another machine have no clipboard of their own.
      editor.select(0, text.length);
      document.execCommand("copy");
    }
    say("Copied.");
  } catch {
    say("The browser did not let the text be copied.");
  }
}

function sample(index) {
  const { title, language, text, options } = samples[index];
  change(`The sample “${title}” is here.`, () => {
    setOptions({ ...chosen(), level: "default", tone: "neutral", language, ...options });
    editor.set(text);
    keep({ options: chosen() });
    start();
  });
}

async function enter() {
  const key = sessionStorage.getItem(KEY);
  if (!(await service.enter().catch(() => false))) {
    if (!key) return void (by("key-form").hidden = false);
    service.use(key);
  }
  entered = true;
  start();
  check(0);
}

const kept = read();
setUpOptions(kept.options, () => {
  keep({ options: chosen() });
  start();
  check(0);
});
const tabs = setUpTabs((kind) => {
  editor.show(kind);
  say("");
  attach();
});
const shownAnswer = setUpCurl(() => service.curl({ text: editor.text, ...chosen() }));
setUpPrint(() => ({ text: editor.text, alerts: alerts.all, summary: `${by("grade").textContent} · score ${by("textScore").textContent} · ${by("summary").textContent}` })); // prettier-ignore

editor.restore(kept.text === undefined ? { text: samples[0].text } : kept);
if (kept.text === undefined) setOptions({ language: samples[0].language });
tabs.mark(editor.kind);
let saving = 0;
const save = () => keep(editor.snapshot());
editor.addEventListener("change", () => {
  say("");
  alerts.follow(editor.text);
  show();
  check();
  clearTimeout(saving);
  saving = setTimeout(save, 300);
});
addEventListener("pagehide", save);
document.addEventListener("selectionchange", () => {
  if (document.activeElement !== editor.field) return;
  const span = editor.selection();
  if (span) cards.follow(...span);
});
samples.forEach(({ title }, index) => by("sample").add(new Option(title, index)));
by("sample").addEventListener("change", ({ target }) => {
  if (target.value !== "") sample(target.value);
  target.value = "";
});
by("fix-all").addEventListener("click", fixAll);
by("copy").addEventListener("click", copy);
by("clear").addEventListener("click", () => editor.text && change("The text is gone.", () => editor.set("")));
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
  try {
    sessionStorage.setItem(KEY, service.bearer);
  } catch {} // it is asked for again after a reload
  by("key-form").hidden = true;
  entered = true;
  start();
  check(0);
});
if (innerHeight < 820 && innerWidth > 800) by("statistics").open = false; // the cards need the room
show();
await enter();
