// The service worker: one connection to the service for all tabs. Settings come from the options page.
import { counted, opened, pageOf } from "./pages.js";
import { CheckerSDK } from "./sdk/worker.js";
import { keep, readKept, readSettings } from "./settings.js";

const ports = new Set();
/** Which page a field is in. */
const owners = new Map();
/** Takes the messages of the pages; missing while there are no settings. */
let receive = null;
/** Why nothing is checked, in words; empty where it is. */
let refusal = "";

const messenger = () => ({
  /** A message about a field goes to its own page, one about the connection to all. */
  sendToContent(message) {
    if (message.id !== "") return owners.get(message.id)?.postMessage(message);
    const { state, message: why, code } = message.payload ?? {};
    if (message.type === "connection")
      refusal = state === "online" ? "" : (why ?? code ?? "The service cannot be reached");
    ports.forEach((port) => port.postMessage(message));
  },
  onContentMessage(callback) {
    receive = callback;
  },
  destroy() {
    receive = null;
  },
});

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
    counted(port.sender.tab.id, port.sender.frameId, 0);
    await started;
    for (const [id, owner] of owners) {
      if (owner !== port) continue;
      owners.delete(id);
      receive?.({ type: "close", id, payload: {} });
    }
  });
});

/** What pages and the popup say, and what they are answered. */
const ANSWERS = {
  async hello({ site }, { tab, frameId }) {
    if (tab) await opened(tab.id, frameId, site);
    return readKept();
  },
  keep: ({ items }) => keep(items),
  count: ({ count }, { tab, frameId }) => counted(tab.id, frameId, count),
  async page({ tab }) {
    await started;
    return { page: await pageOf(tab), refusal };
  },
};

chrome.runtime.onMessage.addListener((message, sender, respond) => {
  ANSWERS[message.type](message, sender).then(respond);
  return true;
});

chrome.runtime.onInstalled.addListener(async () => {
  const { apiKey } = await readSettings();
  if (!apiKey) chrome.runtime.openOptionsPage();
});
