/**
 * What the status bar shows. `offline`, `error` and `tooLong` are variants of checking, drawn without colour; a field that
 * the user cannot write in is `off`, without a bar, one in
 * which the user has switched the checker off is `paused`.
 */
export type StateName = "checking" | "issues" | "clean" | "offline" | "error" | "tooLong" | "off" | "paused";

/** The state of a field. */
export interface FieldState {
  name: StateName;
  /** Alerts that are not ignored; null before the first result. */
  count: number | null;
  /** What went wrong: a stable name, and in words of the service. */
  code?: string | undefined;
  message?: string | undefined;
}
