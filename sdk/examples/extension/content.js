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

/** Where the person is: the origin of the page, also in frames of others that it has. */
const SITE = location.ancestorOrigins?.length
  ? location.ancestorOrigins[location.ancestorOrigins.length - 1]
  : location.origin;

/** What the user ignores and has set, for all pages: the worker keeps it, and a page's own storage is not touched. */
let kept = {};
/** What comes from the worker is not sent back to it. */
let quiet = false;
const storage = {
  getItem: (key) => kept[key] ?? null,
  setItem(key, value) {
    if (quiet || kept[key] === value) return;
    kept[key] = value;
    chrome.runtime.sendMessage({ type: "keep", items: { [key]: value } });
  },
};

const settings = () => JSON.parse(kept["emend.settings"] ?? "{}");
const paused = () => !!settings().paused?.includes(SITE);

/** The field that an element is in, if the page lets it be checked. */
function fieldOf(element) {
  let field = element?.closest?.("textarea, [contenteditable]");
  while (field?.parentElement?.isContentEditable) field = field.parentElement.closest("[contenteditable]");
  if (!field?.spellcheck || field.readOnly) return null;
  return field.isContentEditable || field.localName === "textarea" ? field : null;
}

function attach(element) {
  const field = !paused() && fieldOf(element);
  if (field) CheckerSDK.attachToElement(field);
}

/** The element with the focus, also in shadow trees. */
function focused() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Takes in what another page or the popup has changed. */
function take(all) {
  kept = all;
  quiet = true;
  const ignored = JSON.parse(kept["emend.ignored"] ?? "[]");
  for (const one of CheckerSDK.ignored()) if (!ignored.includes(JSON.stringify(one))) CheckerSDK.restore(one);
  CheckerSDK.ignore(...ignored.map((one) => JSON.parse(one)));
  // Those that are missing are to go.
  CheckerSDK.updateSettings({
    language: undefined,
    level: undefined,
    tone: undefined,
    paused: undefined,
    ...settings(),
  });
  quiet = false;
  if (!paused()) return document.hasFocus() && attach(focused());
  for (const { element } of CheckerSDK.fields()) CheckerSDK.detachFromElement(element);
}

/** Tells the worker how many alerts there are here, for the toolbar; not more often than a person sees. */
let counting = 0;
let told = 0;
function count() {
  counting ||= setTimeout(() => {
    counting = 0;
    const alerts = CheckerSDK.fields().reduce((sum, field) => sum + field.alerts.length, 0);
    if (alerts === told || !chrome.runtime.id) return;
    chrome.runtime.sendMessage({ type: "count", count: (told = alerts) });
  }, 150);
}

chrome.runtime.sendMessage({ type: "hello", site: SITE }).then((all) => {
  kept = all;
  CheckerSDK.initialize({ storage }, messenger);
  CheckerSDK.watch(count);
  chrome.runtime.onMessage.addListener(take);
  addEventListener("focusin", (event) => attach(event.composedPath()[0]), true);
  // The body of an editable frame counts as focused, though nobody is in it.
  if (document.hasFocus()) attach(focused());
});
