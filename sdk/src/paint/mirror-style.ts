/**
 * Lays a mirror exactly on a textarea: same box, same scroll position, same text layout.
 */
import { visibleBox } from "./visible.js";

/** What decides how a text is laid out, besides the width. */
const TEXT_STYLES = [
  "direction",
  "font-family",
  "font-feature-settings",
  "font-kerning",
  "font-optical-sizing",
  "font-size",
  "font-size-adjust",
  "font-stretch",
  "font-style",
  "font-variant",
  "font-variation-settings",
  "font-weight",
  "hyphens",
  "letter-spacing",
  "line-break",
  "line-height",
  "overflow-wrap",
  "padding-bottom",
  "padding-left",
  "padding-right",
  "padding-top",
  "tab-size",
  "text-align",
  "text-align-last",
  "text-indent",
  "text-orientation",
  "text-rendering",
  "text-transform",
  "text-wrap",
  "unicode-bidi",
  "white-space",
  "word-break",
  "word-spacing",
  "writing-mode",
];

const copied = new WeakMap<HTMLElement, string>();

/** Gives the mirror's box and content the place and the styles of the textarea. */
export function copyBox(source: HTMLTextAreaElement, box: HTMLElement, content: HTMLElement, origin: DOMPoint): void {
  const computed = source.ownerDocument.defaultView!.getComputedStyle(source);
  const values = TEXT_STYLES.map((property) => computed.getPropertyValue(property));
  const rect = source.getBoundingClientRect();
  const scaleX = scaleOf(rect.width, source.offsetWidth);
  const scaleY = scaleOf(rect.height, source.offsetHeight);
  const border = (side: string): number => parseFloat(computed.getPropertyValue(`border-${side}-width`)) || 0;
  const scrollbar = Math.max(0, source.offsetWidth - source.clientWidth - border("left") - border("right"));
  const width = rect.width / scaleX - border("left") - border("right") - Math.round(scrollbar);
  const left = rect.left - origin.x + source.clientLeft * scaleX;
  const top = rect.top - origin.y + source.clientTop * scaleY;
  const visible = visibleBox(source);
  const clip = [
    (visible.top - rect.top) / scaleY - source.clientTop,
    rect.left / scaleX + source.clientLeft + width - visible.right / scaleX,
    rect.top / scaleY + source.clientTop + source.clientHeight - visible.bottom / scaleY,
    (visible.left - rect.left) / scaleX - source.clientLeft,
  ].map((inset) => `${Math.max(0, inset)}px`);
  const key = [left, top, width, source.clientHeight, scaleX, scaleY, clip, ...values].join();
  const scrolled = `${-source.scrollLeft}px ${-source.scrollTop}px`;
  if (content.style.translate !== scrolled) content.style.translate = scrolled;
  if (copied.get(box) === key) return;
  copied.set(box, key);
  TEXT_STYLES.forEach((property, index) => content.style.setProperty(property, values[index]!));
  content.style.width = `${width}px`;
  box.style.width = `${width}px`;
  box.style.height = `${source.clientHeight}px`;
  box.style.transform = `translate(${left}px,${top}px) scale(${scaleX},${scaleY})`;
  box.style.clipPath = `inset(${clip.join(" ")})`;
}

/** The scale of a transformed element; 1 where only rounding tells the two lengths apart. */
function scaleOf(length: number, laidOut: number): number {
  return Math.abs(length - laidOut) <= 1 ? 1 : length / laidOut;
}
