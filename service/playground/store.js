/** What the page keeps in this browser: the text, and how it is checked. */
const KEY = "emend.playground";

/** What was kept; an empty object where there is nothing, or nothing may be kept. */
export function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY));
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

/** Adds to what is kept; whether that was possible. */
export function keep(added) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), ...added }));
    return true;
  } catch {
    return false; // storage is closed or full: the page works without
  }
}

/** The API key that was given in this tab; null where there is none. */
export function keyOfTab() {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps an API key until the tab is closed. */
export function keepKeyOfTab(key) {
  try {
    sessionStorage.setItem(KEY, key);
  } catch {
    // It is asked for again after a reload.
  }
}
