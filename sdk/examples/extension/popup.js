// The toolbar popup: how many alerts the page has, and whether the checker is on at this site.
import { readPersonal, switchSite } from "./settings.js";

const by = (id) => document.getElementById(id);
/** The tab that it is about: the one in front, or the one that the address names. */
const tab =
  Number(new URLSearchParams(location.search).get("tab")) ||
  (await chrome.tabs.query({ active: true, currentWindow: true }))[0]?.id;

/** Counts what is asked for: an answer that somebody's click has overtaken says nothing any more. */
let asked = 0;

async function show() {
  const mine = ++asked;
  const { page, refusal } = await chrome.runtime.sendMessage({ type: "page", tab });
  const { paused = [] } = await readPersonal();
  if (mine !== asked) return;
  const on = !!page && !paused.includes(page.site);
  by("switch").hidden = !page;
  by("site").textContent = page ? new URL(page.site).host || page.site : "";
  by("on").checked = on;
  by("refusal").textContent = on ? refusal : "";
  by("count").textContent = told(page, on);
  by("count").dataset.some = on && page.count ? "yes" : "no";
}

function told(page, on) {
  if (!page) return "There is nothing to check on this page.";
  if (!on) return "Not checked on this site.";
  if (!page.count) return "No suggestions on this page.";
  return `${page.count} suggestion${page.count === 1 ? "" : "s"} on this page`;
}

by("on").addEventListener("change", async ({ target }) => {
  asked++;
  const { page } = await chrome.runtime.sendMessage({ type: "page", tab });
  await switchSite(page.site, target.checked);
  await show();
});
by("settings").addEventListener("click", () => chrome.runtime.openOptionsPage());
chrome.storage.onChanged.addListener(show);
await show();
