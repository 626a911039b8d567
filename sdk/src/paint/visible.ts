/**
 * What of an element can be seen: the part inside the viewport and inside every ancestor that clips.
 */

import { windowOf } from "../dom.js";

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
  for (const ancestor of clippers(element)) cut(ancestor.getBoundingClientRect());
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

const known = new WeakMap<Element, { at: number; ancestors: Element[] }>();
/** How long (ms) the list of ancestors that clip is trusted. */
const TRUST = 500;

function clippers(element: Element): Element[] {
  const cached = known.get(element);
  if (cached && performance.now() - cached.at < TRUST) return cached.ancestors;
  const window = windowOf(element);
  const ancestors: Element[] = [];
  for (let node = parentOf(element); node && node !== node.ownerDocument.body; node = parentOf(node)) {
    if (window.getComputedStyle(node).overflow !== "visible") ancestors.push(node);
  }
  known.set(element, { at: performance.now(), ancestors });
  return ancestors;
}

/** The parent in the tree as it is rendered, shadow roots and slots included. */
function parentOf(node: Element): Element | null {
  return node.assignedSlot ?? node.parentElement ?? ((node.getRootNode() as ShadowRoot).host || null);
}
