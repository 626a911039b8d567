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
