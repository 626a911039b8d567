// The options page: keeps the settings and says whether the service can be reached.
import { readSettings, writeSettings } from "./settings.js";

const form = document.querySelector("form");
const { url, apiKey } = form.elements;
const say = (text) => (form.querySelector("[role=status]").textContent = text);

document.getElementById("origin").textContent = location.origin;
const settings = await readSettings();
url.value = settings.url;
apiKey.value = settings.apiKey;

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  await writeSettings({ url: url.value.trim(), apiKey: apiKey.value.trim() });
  say("Saved. Asking the service …");
  try {
    await reach(url.value.trim());
    say("Saved. The service answers.");
  } catch {
    say("Saved, but the service does not let this extension in, or cannot be reached.");
  }
});

/** Resolves when the service opens a WebSocket for this extension. */
function reach(address) {
  const socket = new WebSocket(`${address.replace(/^http/, "ws").replace(/\/$/, "")}/v1/ws`, "checker.v1");
  return new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  }).finally(() => socket.close());
}
