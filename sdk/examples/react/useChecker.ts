import { CheckerSDK, type AppliedReplacement, type CheckResult } from "@emend/checker-sdk";
import { useEffect, useRef, type RefObject } from "react";

export interface CheckerCallbacks {
  onCheckResultReceived?: ((result: CheckResult) => void) | undefined;
  onReplacementApplied?: ((replacement: AppliedReplacement) => void) | undefined;
}

/** Attaches the checker to the element of the ref for as long as the component is mounted. */
export function useChecker<Field extends HTMLElement>(callbacks: CheckerCallbacks = {}): RefObject<Field | null> {
  const ref = useRef<Field>(null);
  // New callbacks with every render must not attach anew.
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });
  useEffect(() => {
    const field = ref.current!;
    CheckerSDK.attachToElement(field, {
      callbacks: {
        onCheckResultReceived: (result) => latest.current.onCheckResultReceived?.(result),
        onReplacementApplied: (replacement) => latest.current.onReplacementApplied?.(replacement),
      },
    });
    return () => CheckerSDK.detachFromElement(field);
  }, []);
  return ref;
}
