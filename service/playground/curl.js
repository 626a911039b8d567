/** “Try the API”: the request of the present text as a command line, and the answer to it. */
import { by, el } from "./dom.js";

/** Makes the dialog work; `request` gives the command line in three parts. The result takes the newest answer. */
export function setUpCurl(request) {
  let newest = null;
  const dialog = by("curl");
  by("try").addEventListener("click", (event) => {
    event.preventDefault();
    const [start, token, end] = request();
    by("curl-line").replaceChildren(start, el("span", { className: "token" }, token), end);
    by("curl-answer").textContent = newest ? JSON.stringify(newest, null, 2) : "";
    by("curl-copied").textContent = "";
    dialog.showModal();
  });
  by("curl-copy").addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(by("curl-line").textContent);
      by("curl-copied").textContent = "Copied.";
    } catch {
      getSelection().selectAllChildren(by("curl-line"));
      by("curl-copied").textContent = "Selected: copy it with Ctrl+C.";
    }
  });
  // A click on what lies behind closes it, as people expect.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  return (answer) => (newest = answer);
}
