import type { IServiceAlert, IServiceIgnored } from "./types.js";

/** A field that the checker is attached to, for what a page shows of its own (addition). */
export interface IServiceField {
  readonly element: HTMLElement;
  readonly text: string;
  /** Where it is: the page's origin, and its path with `#` and the name of the field. */
  readonly place: { readonly origin: string; readonly document: string };
  /** What the bar shows: `checking`, `issues`, `clean`, `offline`, `error`, `tooLong`, `paused` or `off`. */
  readonly state: { name: string; count: number | null };
  /** What is shown of the alerts, in the order of the text. */
  readonly alerts: readonly IServiceAlert[];
  /** Replaces the words of alerts, as if the user had typed; in a textarea all as one step of undo. */
  fix(fixes: readonly (readonly [alert: IServiceAlert, replacement: string])[]): Promise<void>;
  /** Ignores an alert. */
  ignore(alert: IServiceAlert, scope: IServiceIgnored["scope"]): void;
  /** The one that is set off. */
  readonly current: IServiceAlert | null;
  /** Sets an alert off and scrolls until it can be seen, or puts the caret there, too; null sets none off. */
  mark(alert: IServiceAlert | null, caret?: boolean): void;
}
