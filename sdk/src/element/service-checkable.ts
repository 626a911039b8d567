/**
 * `<service-checkable>`: attaches the checker to the textareas and contenteditable elements inside it.
 */
import { isSupported } from "../adapters/choose.js";
import type { Sdk } from "../sdk.js";

const FIELDS = "textarea, [contenteditable]";

/** Registers the element, unless the page has it already. */
export function defineElement(sdk: Sdk): void {
  if (!globalThis.customElements || customElements.get("service-checkable")) return;

  customElements.define(
    "service-checkable",
    class extends HTMLElement {
      private readonly fields = new Set<HTMLElement>();
      private readonly observer = new MutationObserver(() => this.scan());
      private forget: (() => void) | undefined;

      connectedCallback(): void {
        this.observer.observe(this, {
          childList: true,
          subtree: true,
          attributes: true,
          attributeFilter: ["contenteditable"],
        });
        this.forget = sdk.onInitialized(() => {
          this.fields.clear();
          this.scan();
        });
        this.scan();
      }

      disconnectedCallback(): void {
        this.observer.disconnect();
        this.forget?.();
        for (const field of this.fields) sdk.detachFromElement(field);
        this.fields.clear();
      }

      private scan(): void {
        const found = new Set([...this.querySelectorAll<HTMLElement>(FIELDS)].filter(isOutermost));
        for (const field of this.fields) {
          if (found.has(field)) continue;
          sdk.detachFromElement(field);
          this.fields.delete(field);
        }
        for (const field of found) {
          if (!this.fields.has(field)) sdk.attachToElement(field);
          this.fields.add(field);
        }
      }
    },
  );
}

/** Whether the element is a field and not a part of one. */
function isOutermost(element: HTMLElement): boolean {
  const around = element.parentElement?.closest<HTMLElement>("[contenteditable]");
  return isSupported(element) && !(around && isSupported(around) && element.localName !== "textarea");
}
