// In every page: attaches the checker to the field that gets the focus, and talks to the service worker.
let port = null;
let receive = () => undefined;

/** The browser stops an idle worker, which ends the port; the next message starts the worker again. */
function connect() {
  port = chrome.runtime.connect();
  port.onMessage.addListener((message) => receive(message));
  port.onDisconnect.addListener(() => (port = null));
}

const messenger = {
  sendToBackground(message) {
    // Without an id the extension was removed or updated, and this is what is left of it in the page.
    if (!chrome.runtime.id) return setTimeout(() => CheckerSDK.destroy());
    if (!port) connect();
    port.postMessage(message);
  },
  onBackgroundMessage(callback) {
    receive = callback;
  },
  destroy() {
    port?.disconnect();
    port = null;
  },
};

/** What the user ignores, for all pages: the worker keeps it, and a page's own storage is not touched. */
async function ignored() {
  const kept = await chrome.runtime.sendMessage({});
  chrome.runtime.onMessage.addListener((all) => void Object.assign(kept, all));
  return {
    getItem: (key) => kept[key] ?? null,
    setItem(key, value) {
      kept[key] = value;
      chrome.runtime.sendMessage({ [key]: value });
    },
  };
}

/** The field that an element is in, if the page lets it be checked. */
function fieldOf(element) {
  let field = element?.closest?.("textarea, [contenteditable]");
  while (field?.parentElement?.isContentEditable) field = field.parentElement.closest("[contenteditable]");
  if (!field?.spellcheck || field.readOnly) return null;
  return field.isContentEditable || field.localName === "textarea" ? field : null;
}

function attach(element) {
  const field = fieldOf(element);
  if (field) CheckerSDK.attachToElement(field);
}

ignored().then((storage) => {
  CheckerSDK.initialize({ storage }, messenger);
  addEventListener("focusin", (event) => attach(event.composedPath()[0]), true);
  attach(document.activeElement);
});
