import type { IServiceCallbacks } from "../types.js";

/** Calls a callback of all that have it. What one throws is reported as an uncaught error and stops nothing. */
export function report<Name extends keyof IServiceCallbacks>(
  all: readonly (IServiceCallbacks | undefined)[],
  name: Name,
  data: Parameters<NonNullable<IServiceCallbacks[Name]>>[0],
): void {
  for (const callbacks of all) {
    try {
      (callbacks?.[name] as ((value: typeof data) => void) | undefined)?.(data);
    } catch (error) {
      reportError(error);
    }
  }
}
