/**
 * Which values are frames of `checker.v1`. What only the background component sends is in `validate-client.ts`.
 */
import type { ClientPayloads, ContentFrame, FieldFrame, ServerFrame, ServerPayloads, Span, WireAlert } from "./messages.js";
import { LISTS, OPTIONS } from "../config.js";
import * as s from "./shape.js";
import { fits, growthOf } from "../text/patch.js";

/** The identifier of a field. */
export const field = s.like(/^[\w-]{1,64}$/);
/** The hash of a text. */
export const hash = s.like(/^[0-9a-f]{8}$/);
const span = s.where<Span>(s.tuple(s.count, s.count), ([start, end]) => start <= end);
const tier = s.oneOf("fast", "full");
/** What a check may be asked for. */
export const options: Record<string, s.Shape> = {};
for (const name of OPTIONS) options[name + "?"] = LISTS.includes(name as never) ? s.list(s.name) : s.name;
const whole = { rev: s.count, text: s.text, hash, ...options };

const alert = s.where<WireAlert>(
  s.object({
    id: s.name,
    offset: s.count,
    length: s.count,
    message: s.text,
    shortMessage: s.text,
    category: s.name,
    mainCategory: s.name,
    replacements: s.list(s.text),
    confidence: s.number,
    rule: s.name,
    text: s.name,
    tier,
  }),
  (value) => value.text.length === value.length,
);

const stats = s.object({
  wordsCount: s.count,
  charsCount: s.count,
  sentencesCount: s.count,
  avgWordLength: s.number,
  avgSentenceLength: s.number,
  fleschIndex: s.number,
  readingTimeSeconds: s.count,
  speakingTimeSeconds: s.count,
  textScore: s.number,
});

/** Frames about a field. */
export const CONTENT: Record<FieldFrame["type"], s.Shape> = {
  open: s.object({ ...whole, "focus?": span }),
  patch: s.where<ClientPayloads["patch"]>(
    s.object({ base: s.count, rev: s.count, ops: s.list(s.tuple(s.count, s.count, s.text)), len: s.count }),
    ({ base, rev, ops, len }) => base < rev && fits(ops, len - growthOf(ops)),
  ),
  sync: s.object(whole),
  focus: s.object({ span }),
  applied: s.object({ rev: s.count, alertId: s.name, replacement: s.text }),
  ignored: s.object({ alertId: s.name, scope: s.oneOf("once", "document", "dictionary"), "word?": s.name }),
  close: s.object({}),
};

const SERVER: Record<keyof ServerPayloads, s.Shape> = {
  welcome: s.object({
    version: s.count,
    session: s.name,
    resumed: s.flag,
    docs: s.map(field, s.count),
    limits: s.object({ maxChars: s.count, maxFields: s.count, maxFrame: s.count }),
    heartbeatMs: s.where<number>(s.count, (milliseconds) => milliseconds > 0),
  }),
  ack: s.object({ rev: s.count }),
  alerts: s.object({ rev: s.count, seq: s.count, span, tier, alerts: s.list(alert) }),
  progress: s.where<ServerPayloads["progress"]>(
    s.object({ rev: s.count, checked: s.count, total: s.count }),
    ({ checked, total }) => checked <= total,
  ),
  done: s.object({ rev: s.count, seq: s.count, alertsCount: s.count, stats, language: s.object({ code: s.name }) }),
  desync: s.object({ have: (value) => value === null || s.count(value) }),
  error: s.object({
    code: s.name,
    status: s.count,
    message: s.text,
    "retryAfterMs?": s.count,
    "fatal?": s.flag,
    "problem?": s.name,
  }),
  pong: s.object({ t: s.number }),
};

const CONNECTION = new Set(["hello", "ping", "welcome", "pong"]);

/** Whether a value is one of the frames whose payloads are given by type. */
export function isFrame(shapes: Record<string, s.Shape>, value: unknown): boolean {
  if (!s.isObject(value) || typeof value.type !== "string" || !Object.hasOwn(shapes, value.type)) return false;
  const id = CONNECTION.has(value.type)
    ? value.id === ""
    : field(value.id) || (value.type === "error" && value.id === "");
  return id && shapes[value.type]!(value.payload);
}

const ASKED = { ...CONTENT, define: s.object({ word: s.name }) };

/** Whether a value is a frame that the content component may send. */
export const isContentFrame = (value: unknown): value is ContentFrame => isFrame(ASKED, value);

/** Whether a value is a frame that the server may send. */
export const isServerFrame = (value: unknown): value is ServerFrame => isFrame(SERVER, value);
