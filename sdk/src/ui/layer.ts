/**
 * The place of everything that the SDK shows: one shadow root a document, or an open modal dialog, which makes all
 * outside it inert.
 */
import { el } from "./el.js";
import { UI_SHEET } from "./sheet.js";

/** A place to show things in, counted by its users. */
export interface UiLayer {
  readonly root: ShadowRoot;
  /** Where `position: fixed; top: 0; left: 0` is in client coordinates; not at zero inside a transformed dialog. */
  origin(): DOMPoint;
  /** To be called once by every user; the last one removes the layer. */
  release(): void;
}

interface Shared {
  host: HTMLElement;
  users: number;
  release(): void;
}

const layers = new WeakMap<Element, Shared>();

/** The layer for an element. */
export function layerOf(element: Element): UiLayer {
  const container = layerFor(element);
  let shared = layers.get(container);
  if (!shared) {
    const host = el("emend-ui" as "div");
    container.append(host);
    shared = { host, users: 0, release: UI_SHEET.use(host.attachShadow({ mode: "open" })) };
    layers.set(container, shared);
  }
  const { host } = shared;
  shared.users++;
  let used = true;
  return {
    root: host.shadowRoot!,
    origin: () => {
      const { x, y } = host.getBoundingClientRect();
      return new DOMPoint(x, y);
    },
    release: () => {
      if (!used) return;
      used = false;
      if (--shared.users) return;
      shared.release();
      host.remove();
      layers.delete(container);
    },
  };
}

/** What the layer for an element is put into: the part of the top layer that it is in, else the root of its document. */
export function layerFor(element: Element): Element {
  for (let node: Element | null = element; node; node = ((node.getRootNode() as ShadowRoot).host as Element) ?? null) {
    const top = node.closest("dialog:modal,:popover-open,:fullscreen");
    if (top) return top;
  }
  return element.ownerDocument.documentElement;
}
