import type { TextareaAdapter } from "../adapters/textarea.js";
import type { Span } from "../protocol/messages.js";
import { shifted } from "./shifted.js";

/** Replaces a part of a textarea or input as the user could, so that undo and frameworks keep working. */
export function replaceInControl(adapter: TextareaAdapter, span: Span, replacement: string): void {
  const { element } = adapter;
  const { selectionStart, selectionEnd, selectionDirection, scrollTop, scrollLeft } = element;
  adapter.focus();
  adapter.select(span);
  const document = element.ownerDocument;
  // The only way that keeps undo. An empty string cannot be inserted.
  const done = replacement ? document.execCommand("insertText", false, replacement) : document.execCommand("delete");
  if (!done) {
    element.setRangeText(replacement, ...(span as [number, number]), "end");
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const moved = (offset: number): number => shifted(offset, span, replacement.length);
  element.setSelectionRange(moved(selectionStart!), moved(selectionEnd!), selectionDirection!);
  element.scrollTop = scrollTop;
  element.scrollLeft = scrollLeft;
}
