/**
 * What a field works with: the content component on the one side, what the user sees on the other.
 */
import type { ContentFrame, LocalPayloads } from "../protocol/messages.js";
import type { IgnorePlace, IgnoreStore } from "../store/ignore.js";
import type { PlacedAlert } from "../text/alerts.js";
import type { IServiceCallbacks, IServiceCheckOptions } from "../types.js";
import type { Fix } from "../fixing/fix.js";
import type { Field } from "./field.js";

/** What a field needs from the content component. */
export interface FieldContext {
  send(frame: ContentFrame): void;
  /** What the field is checked for, besides what all are. */
  asked(): IServiceCheckOptions;
  /** Whether the checker pauses on this page (origin) or in this field. */
  paused(place: Omit<IgnorePlace, "text">): boolean;
  /** Callbacks in the order in which they are called. */
  callbacks: readonly (IServiceCallbacks | undefined)[];
  ignored: IgnoreStore;
  /** Shows all fields anew: what is ignored in one may be so in all. */
  refresh(): void;
}

/** What shows a field's state. */
export interface FieldView {
  /** The state, the alerts or their places may have changed. */
  update(field: Field): void;
  /** A check has been completed. */
  settled(field: Field): void;
  /** The user asked for an alert: at a point, by the keyboard, or at the selection. */
  open(field: Field, alert: PlacedAlert, withKeyboard: boolean): void;
  /** The mouse rests at a point, or has gone: null. */
  hover(field: Field, alert: PlacedAlert | null): void;
  /** The user has chosen a word by a double click, or it is told what it means. */
  define(field: Field, answer?: LocalPayloads["definitions"]): void;
  /** The user wants alerts to be fixed. */
  fix(field: Field, fixes: readonly Fix[]): Promise<void>;
  /** An alert is to be scrolled to, and with `caret` the caret goes there. */
  reveal(field: Field, alert: PlacedAlert, caret: boolean): void;
  /** A tick of the clock, after the field has followed the page. */
  place(field: Field): void;
}
