// What the toolbar shows of each tab: how many alerts its frames have. It outlives the worker, not the browser.
const RED = "#c4262e";

const nameOf = (tab) => `tab ${tab}`;
/** One change after the other: each reads what the one before has written. */
let last = Promise.resolve();

/** The site of a tab and the alerts in it; null where the extension is not in the page. */
export async function pageOf(tab) {
  const { [nameOf(tab)]: page } = await chrome.storage.session.get(nameOf(tab));
  return page ? { site: page.site, count: sum(page) } : null;
}

/** A frame has come: the one at the top begins a new page. */
export function opened(tab, frame, site) {
  return change(tab, (page) => (frame === 0 ? { site, counts: {} } : (page ?? { site, counts: {} })));
}

/** A frame has so many alerts. */
export function counted(tab, frame, count) {
  return change(tab, (page) => page && { ...page, counts: { ...page.counts, [frame]: count } });
}

chrome.tabs.onRemoved.addListener((tab) => chrome.storage.session.remove(nameOf(tab)));

function change(tab, how) {
  return (last = last
    .then(async () => {
      const { [nameOf(tab)]: before } = await chrome.storage.session.get(nameOf(tab));
      const page = how(before);
      if (!page) return;
      await chrome.storage.session.set({ [nameOf(tab)]: page });
      await show(tab, sum(page));
    })
    .catch(() => undefined)); // the tab may have gone meanwhile
}

function sum({ counts }) {
  return Object.values(counts).reduce((all, count) => all + count, 0);
}

async function show(tabId, count) {
  await chrome.action.setBadgeBackgroundColor({ tabId, color: RED });
  await chrome.action.setBadgeTextColor({ tabId, color: "#fff" });
  await chrome.action.setBadgeText({ tabId, text: count > 99 ? "99+" : String(count || "") });
}
