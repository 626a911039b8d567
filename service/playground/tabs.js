/** The two tabs of the editor. */
import { by } from "./dom.js";

const KINDS = ["plain", "rich"];

/** Makes the tabs work; `chosen` is called with the kind of field that is wanted. */
export function setUpTabs(chosen) {
  const mark = (kind) => {
    for (const name of KINDS) {
      by(`${name}-panel`).hidden = name !== kind;
      by(`tab-${name}`).setAttribute("aria-selected", String(name === kind));
      by(`tab-${name}`).tabIndex = name === kind ? 0 : -1;
    }
    by("formats").hidden = kind !== "rich";
  };
  const show = (kind) => {
    mark(kind);
    chosen(kind);
  };
  for (const kind of KINDS) {
    by(`tab-${kind}`).addEventListener("click", () => show(kind));
    by(`tab-${kind}`).addEventListener("keydown", ({ key }) => {
      if (key !== "ArrowLeft" && key !== "ArrowRight") return;
      const other = KINDS.find((it) => it !== kind);
      show(other);
      by(`tab-${other}`).focus();
    });
  }
  return { mark };
}
