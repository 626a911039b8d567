/**
 * Replacing in rich text editors, which keep a model of their own and follow `beforeinput` (Input Events Level 2).
 */

/** Waits until the events that are due have been handled. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Offers a replacement as a browser's own spelling correction would come.
 *
 * @returns whether an editor has taken it; if not, the element is to be changed in the ordinary way.
 */
export function offerToEditor(element: HTMLElement, range: Range, replacement: string): boolean {
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
