// What the extension keeps, in a storage that content scripts cannot read.
const DEFAULTS = { url: "http://127.0.0.1:8000", apiKey: "" };
/** Under this name the SDK keeps what the person has set. */
const PERSONAL = "emend.settings";

chrome.storage.local.setAccessLevel({ accessLevel: "TRUSTED_CONTEXTS" });

/** Address of the service, and the API key. */
export function readSettings() {
  return chrome.storage.local.get(DEFAULTS);
}

export function writeSettings(settings) {
  return chrome.storage.local.set(settings);
}

/** All that the SDK keeps: what the person ignores and has set, by its names. */
export async function readKept() {
  return (await chrome.storage.local.get({ kept: {} })).kept;
}

/** Adds to what is kept, and tells all pages. */
export function keep(items) {
  return change(() => items);
}

/** What the person has set: `language`, `level`, `tone`, and the sites where the checker is `paused`. */
export async function readPersonal() {
  return personalOf(await readKept());
}

/** Changes some of that; what is undefined is as the service has it. */
export function writePersonal(changes) {
  return change((kept) => ({ [PERSONAL]: JSON.stringify({ ...personalOf(kept), ...changes }) }));
}

/** Switches the checker on or off on all pages of a site. */
export function switchSite(site, on) {
  return change((kept) => {
    const personal = personalOf(kept);
    const others = (personal.paused ?? []).filter((one) => one !== site);
    return { [PERSONAL]: JSON.stringify({ ...personal, paused: on ? others : [...others, site] }) };
  });
}

function personalOf(kept) {
  return JSON.parse(kept[PERSONAL] ?? "{}");
}

/** One after the other, whether worker, popup or options page: each goes on from what is kept then. */
function change(how) {
  return navigator.locks.request("kept", async () => {
    const before = await readKept();
    const kept = { ...before, ...how(before) };
    await chrome.storage.local.set({ kept });
    for (const { id } of await chrome.tabs.query({})) chrome.tabs.sendMessage(id, kept).catch(() => undefined);
  });
}
