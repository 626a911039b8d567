/** “Try the API”: the request of the present text as a command line, and the answer to it. */
import { by, el } from "./dom.js";
import { word } from "./words.js";

/** Makes the dialog work; `request` gives the fields of the request. */
export function setUpCurl(service, request) {
  const dialog = by("curl");
  by("try").addEventListener("click", async () => {
    // The token may have ended since; what is copied is to work.
    if (service.own) await service.enter().catch(() => false);
    const [start, token, end] = service.curl(request());
    by("curl-line").replaceChildren(start, el("span", { className: "token" }, token), end);
    by("curl-copied").textContent = "";
    by("answer").open = false;
    dialog.showModal();
  });
  by("answer").addEventListener("toggle", async () => {
    if (!by("answer").open) return;
    by("curl-answer").textContent = "…";
    const answer = await service.check(request()).catch(() => word("unreachable"));
    by("curl-answer").textContent = typeof answer === "string" ? answer : JSON.stringify(answer, null, 2);
  });
  by("curl-copy").addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(by("curl-line").textContent);
      by("curl-copied").textContent = word("copied");
    } catch {
      getSelection().selectAllChildren(by("curl-line"));
      by("curl-copied").textContent = word("selected");
    }
  });
  // A click on what lies behind closes it, as people expect.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}
