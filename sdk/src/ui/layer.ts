/**
 * The place of everything that the SDK shows for a field: a shadow root at the end of its document, or of the modal
 * dialog, popover or full screen that it is in, on the level of the field: what lies over the field lies over it.
 */
import { levelOf, TOP } from "../paint/visible.js";
import { el } from "./el.js";
import { UI_SHEET } from "./sheet.js";

/** A place to show things in, counted by its users. */
export interface UiLayer {
  readonly root: ShadowRoot;
  /** Where `position: fixed; top: 0; left: 0` is in client coordinates; not at zero inside a transformed dialog. */
  origin(): DOMPoint;
  /** Follows the level of the field. */
  follow(): void;
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
  let shared = layers.get(element);
  if (!shared) {
    const host = el("emend-ui" as "div");
    layerFor(element).append(host);
    shared = { host, users: 0, release: UI_SHEET.use(host.attachShadow({ mode: "open" })) };
    layers.set(element, shared);
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
    follow: () => {
      const level = levelOf(element);
      if (host.style.zIndex !== level) host.style.zIndex = level;
    },
    release: () => {
      if (!used) return;
      used = false;
      if (--shared.users) return;
      shared.release();
      host.remove();
      layers.delete(element);
    },
  };
}

/** What the layer for an element is put into: the part of the top layer that it is in, else the root of its document. */
export function layerFor(element: Element): Element {
  for (let node: Element | null = element; node; node = ((node.getRootNode() as ShadowRoot).host as Element) ?? null) {
    const top = node.closest(TOP);
    if (top) return top;
  }
  return element.ownerDocument.documentElement;
}
