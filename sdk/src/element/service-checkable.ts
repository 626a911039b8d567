/**
 * `<service-checkable>`: attaches the checker to the fields inside it.
 */
import { isControl, isSupported } from "../adapters/choose.js";
import { ATTRIBUTES, attributesOf } from "./attributes.js";
import type { Sdk } from "../sdk.js";

/** What other files find the SDK of the page by. */
export const SDK = Symbol.for("emend.sdk");

/** Registers the element, unless the page has it already. */
export function defineElement(sdk: Sdk): void {
  if (!globalThis.customElements || customElements.get("service-checkable")) return;
  Object.assign(globalThis, { [SDK]: sdk });

  customElements.define(
    "service-checkable",
    class extends HTMLElement {
      static observedAttributes = [...ATTRIBUTES, "inputs"];
      private readonly fields = new Set<HTMLElement>();
      private readonly observer = new MutationObserver(() => this.scan());
      private forget: (() => void) | undefined;

      connectedCallback(): void {
        this.observer.observe(this, {
          childList: true,
          subtree: true,
          attributes: true,
          attributeFilter: ["contenteditable", "type"],
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
        this.clear();
      }

      attributeChangedCallback(): void {
        if (!this.forget) return;
        this.clear();
        this.scan();
      }

      private clear(): void {
        for (const field of this.fields) sdk.detachFromElement(field);
        this.fields.clear();
      }

      private scan(): void {
        const inputs = this.hasAttribute("inputs") ? ",input" : "";
        const all = this.querySelectorAll<HTMLElement>(`textarea,[contenteditable]${inputs}`);
        const found = new Set([...all].filter(isOutermost));
        for (const field of this.fields) {
          if (found.has(field)) continue;
          sdk.detachFromElement(field);
          this.fields.delete(field);
        }
        for (const field of found) {
          if (!this.fields.has(field)) sdk.attachToElement(field, attributesOf(this));
          this.fields.add(field);
        }
      }
    },
  );
}

/** Whether the element is a field and not a part of one. */
function isOutermost(element: HTMLElement): boolean {
  const around = element.parentElement?.closest<HTMLElement>("[contenteditable]");
  return isSupported(element) && !(around && isSupported(around) && !isControl(element));
}
