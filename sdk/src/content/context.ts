/**
 * What a field works with: the content component on the one side, what the user sees on the other.
 */
import type { ClientFrame } from "../protocol/messages.js";
import type { IgnoreStore } from "../store/ignore.js";
import type { PlacedAlert } from "../text/alerts.js";
import type { IServiceCallbacks } from "../types.js";
import type { Field } from "./field.js";

/** What a field needs from the content component. */
export interface FieldContext {
  send(frame: ClientFrame): void;
  /** Callbacks in the order in which they are called. */
  callbacks: readonly (IServiceCallbacks | undefined)[];
  ignored: IgnoreStore;
}

/** What shows a field's state. */
export interface FieldView {
  /** The state, the alerts or their places may have changed. */
  update(field: Field): void;
  /** A check has been completed. */
  settled(field: Field): void;
  /** The user asked for an alert: at a point, by the keyboard, or at the selection. */
  open(field: Field, alert: PlacedAlert, withKeyboard: boolean): void;
  /** A tick of the clock, after the field has followed the page. */
  place(field: Field): void;
}
