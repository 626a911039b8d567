// The settings, in a storage that pages' content scripts cannot read.
const DEFAULTS = { url: "http://127.0.0.1:8000", apiKey: "" };

chrome.storage.local.setAccessLevel({ accessLevel: "TRUSTED_CONTEXTS" });

/** Address of the service, and the API key. */
export function readSettings() {
  return chrome.storage.local.get(DEFAULTS);
}

export function writeSettings(settings) {
  return chrome.storage.local.set(settings);
}
