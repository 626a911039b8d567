/**
 * What of an element can be seen: the part inside the viewport and inside every ancestor that clips.
 */

import { windowOf } from "../dom.js";

/** What is in the top layer, over all that has a `z-index`. */
export const TOP = "dialog:modal,:popover-open,:fullscreen";

/** The visible part in client coordinates; empty (right <= left or bottom <= top) where nothing is visible. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The visible part of an element's box. */
export function visibleBox(element: Element): Box {
  const window = windowOf(element);
  let { left, top, right, bottom } = element.getBoundingClientRect();
  const cut = (clip: Box): void => {
    left = Math.max(left, clip.left);
    top = Math.max(top, clip.top);
    right = Math.min(right, clip.right);
    bottom = Math.min(bottom, clip.bottom);
  };
  cut({ left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight });
  for (const ancestor of aroundOf(element).clippers) cut(ancestor.getBoundingClientRect());
  return { left, top, right, bottom };
}

/** A visible part less what a header or footer of the page that stays in place covers of its upper and lower end. */
export function uncovered(element: Element, box: Box): Box {
  const { left, right } = box;
  let { top, bottom } = box;
  const around = new Set<Element>();
  for (let node: Element | null = element; node; node = parentOf(node)) around.add(node);
  const cover = (y: number): DOMRect | undefined => {
    for (let node = element.ownerDocument.elementFromPoint((left + right) / 2, y); node; node = parentOf(node)) {
      if (around.has(node)) return undefined;
      const rect = node.getBoundingClientRect();
      const { position } = windowOf(node).getComputedStyle(node);
      if (/fixed|sticky/.test(position) && rect.width >= right - left) return rect;
    }
    return undefined;
  };
  top = Math.max(top, cover(top + 1)?.bottom ?? top);
  bottom = Math.min(bottom, cover(bottom - 1)?.top ?? bottom);
  return { left, top, right, bottom };
}

/** What is known of the ancestors of an element. */
interface Around {
  at: number;
  /** Those that clip. */
  clippers: Element[];
  /** Where the outermost stacking context that the element is in lies in its document. */
  level: string;
}

const known = new WeakMap<Element, Around>();
/** How long (ms) it is trusted. */
const TRUST = 500;

/** The `z-index` at which an element is painted among what its document, or its part of the top layer, holds. */
export function levelOf(element: Element): string {
  return aroundOf(element).level;
}

function aroundOf(element: Element): Around {
  const cached = known.get(element);
  if (cached && performance.now() - cached.at < TRUST) return cached;
  const around: Around = { at: performance.now(), clippers: [], level: "auto" };
  const { body } = element.ownerDocument;
  for (let node: Element | null = element; node && node !== body; node = parentOf(node)) {
    const style = windowOf(node).getComputedStyle(node);
    if (node !== element && style.overflow !== "visible") around.clippers.push(node);
    const { position, zIndex, opacity, transform, filter, isolation } = style;
    if (zIndex !== "auto") around.level = zIndex;
    else if (/fixed|sticky/.test(position) || +opacity < 1 || transform + filter !== "nonenone" || isolation !== "auto") {
      around.level = "auto";
    }
    if (node.matches(TOP)) break;
  }
  known.set(element, around);
  return around;
}

/** The linear part of what the transforms of an element and its ancestors do to it. */
export function linearOf(element: Element): DOMMatrix {
  const { DOMMatrix, getComputedStyle } = windowOf(element);
  let linear = new DOMMatrix();
  for (let node: Element | null = element; node; node = parentOf(node)) {
    const { transform, rotate, scale } = getComputedStyle(node);
    const own = [rotate !== "none" && `rotate(${rotate})`, scale !== "none" && `scale(${scale.replace(/ /g, ",")})`];
    if (transform !== "none") own.push(transform);
    const list = own.filter(Boolean).join(" ");
    if (list && !/[a-z] /.test(rotate)) linear = new DOMMatrix(list).multiply(linear);
  }
  return linear;
}

/** The parent in the tree as it is rendered, shadow roots and slots included. */
function parentOf(node: Element): Element | null {
  return node.assignedSlot ?? node.parentElement ?? ((node.getRootNode() as ShadowRoot).host || null);
}
