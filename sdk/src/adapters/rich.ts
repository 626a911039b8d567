/**
 * Replacing in rich text editors, which keep a model of their own and follow `beforeinput` (Input Events Level 2).
 */

/**
 * Offers a replacement as a browser's own spelling correction would come.
 *
 * @returns whether an editor has taken it; if not, the element is to be changed in the ordinary way.
 */
export async function offerToEditor(element: HTMLElement, range: Range | null, replacement: string): Promise<boolean> {
  const { InputEvent, StaticRange, DataTransfer } = element.ownerDocument.defaultView! as Window & typeof globalThis;
  // Editors read the selection in `selectionchange`, which comes in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  if (!range) return false;
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
