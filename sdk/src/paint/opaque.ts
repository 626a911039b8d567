/**
 * Painting inside a textarea through OpaqueRange (whatwg/html#11478), where the browser has it.
 */
import type { TextControl } from "../adapters/textarea.js";
import { el } from "../ui/el.js";
import { layerOf } from "../ui/layer.js";
import { DomSurface } from "./dom.js";
import type { PaintRange } from "./surface.js";

type Field = TextControl & { createValueRange?(start: number, end: number): PaintRange };

const probed = new WeakMap<Document, boolean>();

/**
 * Whether ranges can be made in the element's value and have places on the screen. With forced colours, a highlight in
 * the field itself inverts the words, one over it does not.
 */
export function hasValueRanges(element: Field): boolean {
  const document = element.ownerDocument;
  if (!element.createValueRange || matchMedia("(forced-colors:active)").matches) return false;
  let works = probed.get(document);
  if (works === undefined) probed.set(document, (works = probe(element)));
  return works;
}

/** Early versions, such as that of Chromium 150, have ranges that find nothing behind a line feed. */
function probe(element: Field): boolean {
  const layer = layerOf(element);
  const field: Field = el("textarea", { className: "probe", value: "a\n\nb" });
  layer.root.append(field);
  const { height } = field.createValueRange!(3, 4).getBoundingClientRect();
  field.remove();
  layer.release();
  return height > 0;
}

/** The textarea itself. */
export function opaqueSurface(element: Field): DomSurface {
  return new DomSurface(element, (start, end, old) => {
    if (end > element.value.length) return null;
    return old?.startOffset === start && old.endOffset === end ? old : element.createValueRange!(start, end);
  });
}
