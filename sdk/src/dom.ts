/** The window of an element, which may be that of an iframe, with the constructors of its realm. */
export function windowOf(element: Element): Window & typeof globalThis {
  return element.ownerDocument.defaultView! as Window & typeof globalThis;
}
