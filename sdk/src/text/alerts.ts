/**
 * The alerts of one field: they move with every edit, and results of older revisions never undo newer ones.
 */
import type { Span, Tier, WireAlert } from "../protocol/messages.js";
import { firstWhere } from "./search.js";
import { growthOf, mapOffset, mapSpan, type Patch } from "./patch.js";

/** What the server found in one span of one revision. */
export interface Result {
  rev: number;
  span: Span;
  tier: Tier;
  alerts: readonly WireAlert[];
}

/** An alert at its place in the current text. */
export interface PlacedAlert extends WireAlert {
  /** The revision that it was found in. */
  rev: number;
}

interface Settled {
  start: number;
  end: number;
  rev: number;
  full: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}_]/u;

/** Alerts sorted by offset, disjoint, each standing on the very text that it is about. */
export class AlertStore {
  alerts: readonly PlacedAlert[] = [];
  #settled: Settled[] = [];

  /** Moves the alerts, which stay the same objects, along an edit; those that it touches are dropped. `text` is the text after the edit. */
  edit(patch: Patch, text: string): void {
    const [first, last] = [patch[0], patch.at(-1)];
    if (!first || !last) return;
    const growth = growthOf(patch);
    const kept = this.alerts.filter((alert) => {
      if (alert.offset + alert.length < first[0]) return true;
      const place = alert.offset > last[0] + last[1] ? alert.offset + growth : moved(alert, patch, text)?.offset;
      if (place !== undefined) alert.offset = place;
      return place !== undefined;
    });
    // Nothing gone: whoever has the list goes on with it.
    if (kept.length < this.alerts.length) this.alerts = kept;
    this.#settled = this.#settled.flatMap(({ start, end, ...rest }) => {
      const span = { start: mapOffset(patch, start, true), end: mapOffset(patch, end, false), ...rest };
      return span.start < span.end ? [span] : [];
    });
  }

  /**
   * Takes in a result: it replaces the alerts of its tier or lower that start in its span.
   *
   * @param since - the patch from the result's revision to the current text.
   * @param text - the current text, that an alert must still fit.
   */
  merge(result: Result, since: Patch, text: string): void {
    const full = result.tier === "full";
    const [from, to] = [mapOffset(since, result.span[0], false), mapOffset(since, result.span[1], true)];
    const newer = this.#settled.filter(({ rev }) => rev > result.rev);
    const within = (offset: number, spans: Settled[]): boolean => {
      return spans.some(({ start, end }) => start <= offset && offset < end);
    };
    const replaced = (alert: PlacedAlert): boolean =>
      alert.offset >= from && alert.offset < to && alert.rev <= result.rev && (full || alert.tier === "fast");
    const kept = this.alerts.filter((alert) => !replaced(alert));
    const locked = newer.filter((span) => span.full || !full);
    const fresh = result.alerts
      .flatMap((alert) => moved({ ...alert, rev: result.rev }, since, text) ?? [])
      .filter((alert) => !within(alert.offset, locked) && !overlapped(kept, alert));
    this.alerts = [...kept, ...fresh].sort((a, b) => a.offset - b.offset);
    this.#settle({ start: from, end: to, rev: result.rev, full });
  }

  /** Notes that everything is settled at a revision, so that results of older ones change nothing any more. */
  settleAll(rev: number, length: number): void {
    this.#settle({ start: 0, end: length + 1, rev, full: true });
  }

  /** Forgets everything. */
  clear(): void {
    this.alerts = [];
    this.#settled = [];
  }

  #settle(span: Settled): void {
    const covers = (other: Settled): boolean =>
      span.start <= other.start && other.end <= span.end && other.rev <= span.rev && (span.full || !other.full);
    this.#settled = this.#settled.filter((other) => !covers(other));
    const before = this.#settled.find(
      ({ end, rev, full }) => end === span.start && rev === span.rev && full === span.full,
    );
    if (before) before.end = span.end;
    else this.#settled.push(span);
  }
}

/** Whether one of the alerts, which are sorted and disjoint, overlaps another. */
function overlapped(alerts: readonly WireAlert[], { offset, length }: WireAlert): boolean {
  const first = firstWhere(alerts.length, (index) => alerts[index]!.offset + alerts[index]!.length > offset);
  return first < alerts.length && alerts[first]!.offset < offset + length;
}

/** The alert after the patch; null where the patch changed it or its text is not there any more. */
function moved(alert: PlacedAlert, patch: Patch, text: string): PlacedAlert | null {
  const span = mapSpan(patch, alert.offset, alert.offset + alert.length);
  if (span.touched || text.slice(span.start, span.end) !== alert.text) return null;
  if (span.beside && (joined(text, span.start) || joined(text, span.end))) return null;
  return span.start === alert.offset ? alert : { ...alert, offset: span.start };
}

/** Whether a word goes on across `at`. */
function joined(text: string, at: number): boolean {
  return at > 0 && WORD.test(text[at - 1]!) && at < text.length && WORD.test(text[at]!);
}
