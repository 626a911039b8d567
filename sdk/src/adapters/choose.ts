import type { Adapter } from "./adapter.js";
import { ContentEditableAdapter } from "./contenteditable.js";
import { TextareaAdapter, type TextControl } from "./textarea.js";

/** Whether the checker can be attached to an element of any window: `instanceof` knows those of one window only. */
export function isSupported(element: unknown): element is HTMLElement {
  const { nodeType } = (element ?? {}) as HTMLElement;
  return nodeType === 1 && (isControl(element as HTMLElement) || isEditingHost(element as HTMLElement));
}

/** The adapter for an element. */
export function adapterFor(element: HTMLElement): Adapter {
  return isControl(element)
    ? new TextareaAdapter(element as TextControl)
    : new ContentEditableAdapter(element);
}

/** Whether it is a textarea, or an input for a text of one line. */
export function isControl(element: HTMLElement): boolean {
  const { localName } = element;
  return localName === "textarea" || (localName === "input" && /^(text|search)$/.test((element as HTMLInputElement).type));
}

function isEditingHost(element: HTMLElement): boolean {
  const value = element.getAttribute("contenteditable")?.toLowerCase();
  return value !== undefined && value !== "false";
}
