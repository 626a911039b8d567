/**
 * Notices that an element moves or changes its size, whatever the reason, without looking at every frame.
 */

/** Calls back at the latest one frame after the element has moved; the result ends it. */
export function onMotion(element: Element, callback: () => void): () => void {
  const document = element.ownerDocument;
  const window = document.defaultView! as Window & typeof globalThis;
  let crossing: IntersectionObserver | undefined;

  // The root is cut down to the element's own box, so that the slightest move takes a part of it out of the root.
  const watch = (threshold = 1): void => {
    crossing?.disconnect();
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (!width || !height) return;
    // In quirks mode, it is the body that has the size of the viewport.
    const { clientWidth, clientHeight } = document.scrollingElement ?? document.documentElement;
    const rootMargin = [top, clientWidth - right, clientHeight - bottom, left]
      .map((distance) => `${-Math.floor(distance)}px`)
      .join(" ");
    let first = true;
    const changed: IntersectionObserverCallback = (entries) => {
      const { intersectionRatio: ratio } = entries[0]!;
      if (!first) {
        callback();
        watch();
      } else if (ratio && ratio !== threshold) watch(ratio);
      first = false;
    };
    crossing = new window.IntersectionObserver(changed, { root: document, rootMargin, threshold });
    crossing.observe(element);
  };

  const size = new window.ResizeObserver(() => {
    callback();
    watch();
  });
  size.observe(element);
  return () => {
    size.disconnect();
    crossing?.disconnect();
  };
}
