import type { ComponentProps } from "react";
import { useChecker, type CheckerCallbacks } from "./useChecker";

/** A textarea with the checker; everything else is as in `<textarea>`. */
export function CheckedTextarea(props: ComponentProps<"textarea"> & CheckerCallbacks) {
  const { onCheckResultReceived, onReplacementApplied, ...rest } = props;
  const ref = useChecker<HTMLTextAreaElement>({ onCheckResultReceived, onReplacementApplied });
  return <textarea ref={ref} {...rest} />;
}
