/**
 * `<service-alerts for="ID">`: the list of a field's alerts. A file of its own, for pages that show one.
 */
import { AlertList } from "./list/alert-list.js";
import type { Sdk } from "./sdk.js";
import type { IServiceField } from "./fields.js";

export { AlertList };

const SDK = Symbol.for("emend.sdk");

/** The SDK of the page, which may be loaded later than this. */
async function sdkOfPage(): Promise<Sdk> {
  await customElements.whenDefined("service-checkable");
  return (globalThis as unknown as Record<symbol, Sdk>)[SDK]!;
}

/** The element. `for` names a field, or an element round one; without it the field is the one that had the focus last. */
class ServiceAlerts extends HTMLElement {
  static observedAttributes = ["for"];
  /** The field, in place of `for`. */
  field: HTMLElement | null = null;
  #list: AlertList | undefined;
  #last: HTMLElement | null = null;
  #abort: AbortController | undefined;

  connectedCallback(): void {
    const abort = (this.#abort = new AbortController());
    const { signal } = abort;
    this.ownerDocument.addEventListener("focusin", (event) => this.#focused(event), { signal });
    void sdkOfPage().then((sdk) => {
      if (signal.aborted) return;
      const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
      this.#list = new AlertList(root, sdk, () => this.#choose(sdk.fields()));
    });
  }

  disconnectedCallback(): void {
    this.#abort?.abort();
    this.#list?.destroy();
    this.#list = undefined;
  }

  attributeChangedCallback(): void {
    this.#list?.refresh();
  }

  #focused(event: Event): void {
    const target = event.composedPath()[0] as HTMLElement;
    if (!this.contains(target)) this.#last = target;
    this.#list?.refresh();
  }

  #choose(fields: IServiceField[]): IServiceField | undefined {
    const within = (element: HTMLElement | null): IServiceField | undefined =>
      fields.find((field) => field.element === element) ?? fields.find((field) => element?.contains(field.element));
    if (this.field) return within(this.field);
    const id = this.getAttribute("for");
    if (id) return within((this.getRootNode() as Document).getElementById(id));
    return fields.find(({ element }) => element.contains(this.#last)) ?? fields[0];
  }
}

if (globalThis.customElements && !customElements.get("service-alerts")) {
  customElements.define("service-alerts", ServiceAlerts);
}
