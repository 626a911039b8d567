// The service worker: one connection to the service for all tabs. Settings come from the options page.
import { CheckerSDK } from "./sdk/worker.js";
import { keep, readSettings } from "./settings.js";

const ports = new Set();
/** Which page a field is in. */
const owners = new Map();
/** Takes the messages of the pages; missing while there are no settings. */
let receive = null;

const messenger = () => ({
  /** A message about a field goes to its own page, one about the connection to all. */
  sendToContent(message) {
    if (message.id === "") ports.forEach((port) => port.postMessage(message));
    else owners.get(message.id)?.postMessage(message);
  },
  onContentMessage(callback) {
    receive = callback;
  },
  destroy() {
    receive = null;
  },
});

/** Why there is no connection; empty where there is one. */
let refusal = "";

/** Starts the SDK with the settings as they are now. */
async function start() {
  const { url, apiKey } = await readSettings();
  CheckerSDK.destroy();
  refusal = apiKey ? "" : "Give an API key in the settings of the extension";
  try {
    if (apiKey) CheckerSDK.initialize({ url, apiKey }, messenger());
  } catch (error) {
    refusal = error.message;
  }
}

/** A new connection knows nothing yet: every field is asked for its text. */
function askAll() {
  for (const [id, port] of owners) port.postMessage({ type: "desync", id, payload: { have: null } });
}

function refuse(port) {
  const payload = { state: "stopped", code: "unauthorized", message: refusal };
  port.postMessage({ type: "connection", id: "", payload });
}

let started = start();
chrome.storage.local.onChanged.addListener(({ url, apiKey }) => {
  if (url || apiKey) started = started.then(start).then(askAll);
});

chrome.runtime.onConnect.addListener((port) => {
  ports.add(port);
  port.onMessage.addListener(async (message) => {
    if ((owners.get(message.id) ?? port) !== port) return;
    if (message.type === "close") owners.delete(message.id);
    else owners.set(message.id, port);
    await started;
    if (receive) receive(message);
    else refuse(port);
  });
  port.onDisconnect.addListener(async () => {
    ports.delete(port);
    await started;
    for (const [id, owner] of owners) {
      if (owner !== port) continue;
      owners.delete(id);
      receive?.({ type: "close", id, payload: {} });
    }
  });
});

// What the user ignores: a page's content script adds to it and gets all that there is, as do all other pages.
chrome.runtime.onMessage.addListener((added, _sender, respond) => {
  keep(added).then(async (all) => {
    respond(all);
    for (const { id } of await chrome.tabs.query({})) chrome.tabs.sendMessage(id, all).catch(() => undefined);
  });
  return true;
});

chrome.action.onClicked.addListener(() => chrome.runtime.openOptionsPage());
chrome.runtime.onInstalled.addListener(async () => {
  const { apiKey } = await readSettings();
  if (!apiKey) chrome.runtime.openOptionsPage();
});
