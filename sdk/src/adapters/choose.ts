import type { Adapter } from "./adapter.js";
import { ContentEditableAdapter } from "./contenteditable.js";
import { TextareaAdapter } from "./textarea.js";

/** Whether the checker can be attached to an element of any window: `instanceof` knows those of one window only. */
export function isSupported(element: unknown): element is HTMLElement {
  const { nodeType, localName } = (element ?? {}) as HTMLElement;
  return nodeType === 1 && (localName === "textarea" || isEditingHost(element as HTMLElement));
}

/** The adapter for an element. */
export function adapterFor(element: HTMLElement): Adapter {
  return element.localName === "textarea"
    ? new TextareaAdapter(element as HTMLTextAreaElement)
    : new ContentEditableAdapter(element);
}

function isEditingHost(element: HTMLElement): boolean {
  const value = element.getAttribute("contenteditable")?.toLowerCase();
  return value !== undefined && value !== "false";
}
