/**
 * Fixing alerts: one or all of them, from the last to the first, so that none moves another. It comes with the cards.
 */
import type { ContentEditableAdapter } from "../adapters/contenteditable.js";
import type { TextareaAdapter } from "../adapters/textarea.js";
import type { Field } from "../content/field.js";
import { report } from "../content/report.js";
import type { Span } from "../protocol/messages.js";
import type { PlacedAlert } from "../text/alerts.js";
import { applyPatch, growthOf } from "../text/patch.js";
import { spliceBetween, type Splice } from "../text/splice.js";
import type { IServiceAlert } from "../types.js";
import { replaceInControl } from "./control.js";
import { replaceInRich } from "./rich.js";

/** What is to stand in the place of an alert's text. */
export type Fix = readonly [alert: IServiceAlert, replacement: string];
type Placed = readonly [alert: PlacedAlert, replacement: string];

/** The fixing that goes on in a field; another one waits for it. */
const going = new WeakMap<Field, Promise<void>>();

/** Replaces the text of alerts that are still there: in a textarea, and in each run of text without markup, as one step of undo. */
export function fix(field: Field, wanted: readonly Fix[]): Promise<void> {
  const turn = (going.get(field) ?? Promise.resolve()).then(() => fixNow(field, wanted));
  going.set(field, turn.catch(() => undefined));
  return turn;
}

/** Replaces a part of the text, as the user asked. */
export async function replace(field: Field, [start, end]: Span, text: string): Promise<void> {
  await write(field, start, field.text.slice(start, end), text);
  field.changed();
  field.flush();
}

async function fixNow(field: Field, wanted: readonly Fix[]): Promise<void> {
  field.changed();
  const { id, adapter, context } = field;
  const there = new Set<IServiceAlert>(field.alerts);
  const placed = new Map<PlacedAlert, string>();
  for (const [shown, replacement] of wanted) {
    const alert = there.has(shown) ? (shown as PlacedAlert) : field.find(shown);
    if (alert) placed.set(alert, replacement);
  }
  let left: Placed[] = [...placed].sort(([a], [b]) => b.offset - a.offset);
  const done: Placed[] = [];
  let edits: Splice[] = [];
  let { text } = field;
  // What is written is taken in once, at the end: a text has up to thousands of alerts.
  field.fixing = true;
  try {
    while (left.length && adapter.editable()) {
      const run = left.slice(0, adapter.plain ? left.length : together(adapter as ContentEditableAdapter, left));
      left = left.slice(run.length);
      const splices = run.map(([{ offset, length }, ins]): Splice => [offset, length, ins]).reverse();
      const before = text;
      text = applyPatch(before, splices);
      const [start] = splices[0]!;
      const end = run[0]![0].offset + run[0]![0].length;
      await write(field, start, before.slice(start, end), text.slice(start, end + growthOf(splices)));
      const now = adapter.text();
      if (now === text) edits = [...splices, ...edits];
      else {
        // An editor has refused it or made something else of it, or the user has written meanwhile.
        if (now === before) run.length = 0;
        takeIn(field, edits);
        field.fixing = true;
        edits = [];
        text = field.text;
        const known = new Set(field.alerts);
        left = left.filter(([alert]) => known.has(alert));
      }
      done.push(...run);
    }
  } finally {
    takeIn(field, edits);
  }
  field.flush();
  // The service takes no thousand frames at a time, and sees the text anyway.
  if (wanted.length === 1 && done[0]) {
    const [[alert, replacement]] = done as [Placed];
    context.send({ type: "applied", id, payload: { rev: field.rev, alertId: alert.id, replacement } });
  }
  for (const [{ text: originalText, message: description }, replacement] of done.reverse()) {
    report(context.callbacks, "onReplacementApplied", { originalText, replacement, description });
  }
}

function takeIn(field: Field, edits: readonly Splice[]): void {
  field.fixing = false;
  field.changed(edits);
}

/** Writes into the element what differs only: formatting inside a word stays. */
async function write({ adapter }: Field, start: number, before: string, after: string): Promise<void> {
  const splice = spliceBetween(before, after);
  if (!splice || !adapter.editable()) return;
  const [at, del, ins] = splice;
  const span: Span = [start + at, start + at + del];
  if (adapter.plain) replaceInControl(adapter as TextareaAdapter, span, ins);
  else await replaceInRich(adapter as ContentEditableAdapter, span, ins);
}

/** How many of the alerts, which go backwards, stand in the same run of text as the first one. */
function together(adapter: ContentEditableAdapter, alerts: readonly Placed[]): number {
  const [{ offset, length }] = alerts[0]!;
  const apart = alerts.findIndex(([alert], index) => index > 0 && !adapter.whole(alert.offset, offset + length));
  return apart < 0 ? alerts.length : apart;
}
