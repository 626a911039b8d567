/** Where a box of some size goes. */
export interface Place {
  x: number;
  y: number;
}

/** Distance (px) to the edges of the viewport. */
const EDGE = 8;

/** Below the anchor; above it where there is no room; moved sideways until it is in the viewport. */
export function besides(
  anchor: DOMRect,
  size: { width: number; height: number },
  viewport: { width: number; height: number },
  rtl: boolean,
): Place {
  const below = anchor.bottom + EDGE;
  const above = anchor.top - EDGE - size.height;
  const fits = below + size.height <= viewport.height - EDGE || above < EDGE;
  const x = rtl ? anchor.right - size.width : anchor.left;
  return {
    x: Math.max(EDGE, Math.min(x, viewport.width - size.width - EDGE)),
    y: Math.max(EDGE, Math.min(fits ? below : above, viewport.height - size.height - EDGE)),
  };
}
