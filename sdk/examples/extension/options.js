// The options page: keeps the settings and says whether the service lets the extension in with the key.
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
    await reach(url.value.trim(), apiKey.value.trim());
    say("Saved. The service knows the key.");
  } catch (error) {
    say(`Saved, but ${error.message}`);
  }
});

/** What the service says when it does not let the extension in, in words for the person who sets it up. */
const REFUSALS = {
  invalid_token: "the service does not know this key.",
  revoked_token: "this key has been revoked.",
  missing_scope: "this key is not for checking texts.",
  origin_not_allowed: "the service does not let this extension in: see below.",
};

/** Resolves when the service lets this extension in with the key; else the error says why it does not. */
function reach(address, key) {
  const socket = new WebSocket(`${address.replace(/^http/, "ws").replace(/\/$/, "")}/v1/ws`, "checker.v1");
  return new Promise((resolve, reject) => {
    let why = "the service cannot be reached.";
    const send = (type, payload) => socket.send(JSON.stringify({ type, id: "", payload }));
    socket.onopen = () => send("hello", { versions: [1], sdk: "options", auth: { apiKey: key } });
    socket.onmessage = ({ data }) => {
      const { type, payload } = JSON.parse(data);
      if (type === "welcome") resolve();
      else if (type === "error") why = REFUSALS[payload.problem] ?? `it says: ${payload.message}`;
    };
    socket.onclose = () => reject(new Error(why));
  }).finally(() => socket.close());
}
