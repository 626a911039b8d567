// What the extension keeps, in a storage that content scripts cannot read.
const DEFAULTS = { url: "http://127.0.0.1:8000", apiKey: "" };

chrome.storage.local.setAccessLevel({ accessLevel: "TRUSTED_CONTEXTS" });

/** Address of the service, and the API key. */
export function readSettings() {
  return chrome.storage.local.get(DEFAULTS);
}

/** Adds to what the user ignores, and tells all of it. */
export async function keep(added) {
  const { ignored } = await chrome.storage.local.get({ ignored: {} });
  const all = { ...ignored, ...added };
  if (Object.keys(added).length) await chrome.storage.local.set({ ignored: all });
  return all;
}

export function writeSettings(settings) {
  return chrome.storage.local.set(settings);
}
