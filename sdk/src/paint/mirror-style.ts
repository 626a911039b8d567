/**
 * Lays a mirror exactly on a textarea: same box, same scroll position, same text layout.
 */
import type { TextControl } from "../adapters/textarea.js";
import { windowOf } from "../dom.js";
import { TYPING } from "../text/draft.js";
import { linearOf, uncovered, visibleBox } from "./visible.js";

/** What decides how a text is laid out, besides the width. */
const LAYOUT =
  /^(direction|font|hyph|letter|line-[bh]|overflow-w|padding|tab|text-(?!de|em|ov|sh|un)|unicode|white|word|writing)/;

let layoutStyles: string[] | undefined;
/** Time (ms) for which the styles are trusted while the box and the font stay the same: they cost most of a tick. */
const TRUST = 200;
/** The same while the user types. */
const TRUST_TYPING = 1_000;

const copied = new WeakMap<HTMLElement, { key: string; box: string; text: string; at: number }>();

/**
 * Gives the mirror's box and content the place and the styles of the textarea. Returns whether its text may be laid out in
 * another way now.
 *
 * @param edited - when its text was last edited, on the clock of `performance`.
 */
export function copyBox(
  source: TextControl,
  box: HTMLElement,
  content: HTMLElement,
  origin: DOMPoint,
  edited: number,
): boolean {
  const computed = windowOf(source).getComputedStyle(source);
  const rect = source.getBoundingClientRect();
  const scaleX = scaleOf(rect.width, source.offsetWidth);
  const scaleY = scaleOf(rect.height, source.offsetHeight);
  const border = (side: string): number => parseFloat(computed.getPropertyValue(`border-${side}-width`)) || 0;
  const scrollbar = Math.max(0, source.offsetWidth - source.clientWidth - border("left") - border("right"));
  const width = rect.width / scaleX - border("left") - border("right") - Math.round(scrollbar);
  const left = rect.left - origin.x + source.clientLeft * scaleX;
  const top = rect.top - origin.y + source.clientTop * scaleY;
  const seen = visibleBox(source);
  const scrolled = `${-source.scrollLeft}px ${-source.scrollTop}px`;
  if (content.style.translate !== scrolled) content.style.translate = scrolled;
  const place = [left, top, width, source.clientHeight, source.scrollHeight, scaleX, scaleY, ...Object.values(seen)];
  const now = performance.now();
  const before = copied.get(box);
  const key = [...place, computed.font, computed.padding].join();
  if (before?.box === key && now < before.at + (now < edited + TYPING ? TRUST_TYPING : TRUST)) return false;
  const visible = uncovered(source, seen);
  const clip = [
    (visible.top - rect.top) / scaleY - source.clientTop,
    rect.left / scaleX + source.clientLeft + width - visible.right / scaleX,
    rect.top / scaleY + source.clientTop + source.clientHeight - visible.bottom / scaleY,
    (visible.left - rect.left) / scaleX - source.clientLeft,
  ].map((inset) => `${Math.max(0, inset)}px`);
  layoutStyles ??= [...computed].filter((property) => LAYOUT.test(property));
  const values = layoutStyles.map((property) => computed.getPropertyValue(property));
  const text = [width, windowOf(source).devicePixelRatio, ...values].join();
  const all = [key, clip, text].join();
  copied.set(box, { key: all, box: key, text, at: now });
  if (before?.key === all) return false;
  const anew = before?.text !== text;
  layoutStyles.forEach((property, index) => content.style.setProperty(property, values[index]!));
  content.style.width = `${width}px`;
  if (source.localName === "input") {
    // One line, in the middle of what the padding leaves.
    content.style.whiteSpace = "pre";
    content.style.lineHeight = `calc(${source.clientHeight}px - ${computed.paddingTop} - ${computed.paddingBottom})`;
  }
  box.style.width = `${width}px`;
  box.style.height = `${source.clientHeight}px`;
  box.style.transformOrigin = "0 0";
  box.style.transform = `translate(${left}px,${top}px) scale(${scaleX},${scaleY})`;
  const { a, b, c, d } = linearOf(source);
  if (b || c || a < 0 || d < 0) {
    // Turned or mirrored, only the middle of the box is where that of the rectangle around it is.
    const { offsetWidth, offsetHeight, clientLeft, clientTop } = source;
    const [x, y] = [offsetWidth / 2 - clientLeft, offsetHeight / 2 - clientTop];
    const middle = [rect.left + rect.width / 2 - origin.x - x, rect.top + rect.height / 2 - origin.y - y];
    box.style.width = content.style.width = `${source.clientWidth}px`;
    box.style.transformOrigin = `${x}px ${y}px`;
    box.style.transform = `translate(${middle[0]}px,${middle[1]}px) matrix(${[a, b, c, d, 0, 0].join()})`;
    box.style.clipPath = "";
  } else box.style.clipPath = `inset(${clip.join(" ")})`;
  return anew;
}

/** The scale of a transformed element; 1 where only rounding tells the two lengths apart. */
function scaleOf(length: number, laidOut: number): number {
  return Math.abs(length - laidOut) <= 1 ? 1 : length / laidOut;
}
