/**
 * Replacing in editable elements, and in rich text editors, which keep a model of their own and follow `beforeinput`
 * (Input Events Level 2).
 */
import type { ContentEditableAdapter } from "../adapters/contenteditable.js";
import type { Span } from "../protocol/messages.js";
import { shifted } from "./shifted.js";

/** Replaces a part of the text as one step of undo, and keeps the user's selection and scroll position. */
export async function replaceInRich(adapter: ContentEditableAdapter, span: Span, replacement: string): Promise<void> {
  const { element } = adapter;
  const before = adapter.selection() ?? [span[1], span[1]];
  const range = adapter.selectedRange()?.cloneRange();
  const { scrollTop, scrollLeft } = element;
  const text = adapter.text();
  adapter.focus();
  adapter.select(span);
  if (!offerToEditor(element, adapter.rangeOf(...span)!, replacement)) {
    const document = element.ownerDocument;
    if (replacement) document.execCommand("insertText", false, replacement);
    else document.execCommand("delete");
  }
  // Editors take in or draw the change in a microtask or later, and then put the caret where they think.
  for (let wait = 0; wait < 3 || (wait < 40 && adapter.text() === text); wait++) await (wait < 10 ? null : nextTask());
  const refused = adapter.text() === text;
  const moved = (offset: number): number => (refused ? offset : shifted(offset, span, replacement.length));
  // The caret in a line without text is at no offset of its own.
  if (range?.startContainer.nodeType === 1 && element.contains(range.startContainer)) adapter.selectRange(range);
  else adapter.select([moved(before[0]), moved(before[1])]);
  element.scrollTop = scrollTop;
  element.scrollLeft = scrollLeft;
}

/** Waits until the events that are due have been handled. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Offers a replacement as a browser's own spelling correction would come.
 *
 * @returns whether an editor has taken it; if not, the element is to be changed in the ordinary way.
 */
function offerToEditor(element: HTMLElement, range: Range, replacement: string): boolean {
  const { InputEvent, StaticRange, DataTransfer } = element.ownerDocument.defaultView! as Window & typeof globalThis;
  // Editors read the selection when it changes; the browser tells them later only.
  element.ownerDocument.dispatchEvent(new Event("selectionchange"));
  const dataTransfer = new DataTransfer();
  dataTransfer.setData("text/plain", replacement);
  const event = new InputEvent("beforeinput", {
    inputType: replacement ? "insertReplacementText" : "deleteContentForward",
    data: replacement || null,
    dataTransfer: replacement ? dataTransfer : null,
    targetRanges: [new StaticRange(range)],
    bubbles: true,
    cancelable: true,
    composed: true,
  });
  return !element.dispatchEvent(event);
}
