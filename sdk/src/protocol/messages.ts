/**
 * The frames of the protocol `checker.v1`, one interface a frame. PROTOCOL.md says how they are used.
 */
import type { IServiceCheckOptions, IServiceTextStats } from "../types.js";

/** The WebSocket subprotocol. */
export const SUBPROTOCOL = "checker.v1";

/** Code points that a text may have. */
export const MAX_CHARS = 60_000;

/** From and up to where, in UTF-16 code units. */
export type Span = readonly [start: number, end: number];

/** `fast` results come first and are replaced by `full` ones. */
export type Tier = "fast" | "full";

/** An alert of the HTTP interface with the text that it is about and its tier. */
export interface WireAlert {
  id: string;
  /** UTF-16 code units from the start of the text. */
  offset: number;
  length: number;
  message: string;
  shortMessage: string;
  category: string;
  mainCategory: string;
  replacements: string[];
  confidence: number;
  rule: string;
  /** Address of a page about the rule, where the service names one. */
  url?: string;
  text: string;
  tier: Tier;
}

/** What a text was checked as. */
export interface WireLanguage {
  /** BCP 47. */
  code: string;
}

/** A whole text at a revision. */
export interface WholeText {
  rev: number;
  text: string;
  hash: string;
}

/** What a client sends, by type. */
export interface ClientPayloads {
  hello: IServiceCheckOptions & {
    versions: number[];
    sdk: string;
    auth: { apiKey?: string; clientToken?: string };
    resume?: { session: string; docs: Record<string, { rev: number; hash: string }> };
  };
  open: WholeText & IServiceCheckOptions & { focus?: Span };
  patch: { base: number; rev: number; ops: (readonly [at: number, del: number, ins: string])[]; len: number };
  sync: WholeText & IServiceCheckOptions;
  focus: { span: Span };
  applied: { rev: number; alertId: string; replacement: string };
  ignored: { alertId: string; scope: "once" | "document" | "dictionary"; word?: string };
  close: Record<string, never>;
  ping: { t: number };
}

/** What the server sends, by type. */
export interface ServerPayloads {
  welcome: {
    version: number;
    session: string;
    resumed: boolean;
    docs: Record<string, number>;
    limits: { maxChars: number; maxFields: number; maxFrame: number };
    heartbeatMs: number;
  };
  ack: { rev: number };
  alerts: { rev: number; seq: number; span: Span; tier: Tier; alerts: WireAlert[] };
  progress: { rev: number; checked: number; total: number };
  done: { rev: number; seq: number; alertsCount: number; stats: IServiceTextStats; language: WireLanguage };
  desync: { have: number | null };
  error: { code: string; status: number; message: string; retryAfterMs?: number; fatal?: boolean; problem?: string };
  pong: { t: number };
}

/** One meaning of a word. */
export interface Definition {
  partOfSpeech: string;
  definition: string;
  examples: string[];
  synonyms?: string[];
}

/** What the background component tells besides; never on the wire, only between the components. */
export interface LocalPayloads {
  /** How it stands with the server. */
  connection: { state: "online" | "offline" | "stopped"; code?: string | undefined; message?: string | undefined };
  /** What a word means; `status` is that of the answer. */
  definitions: { word: string; status: number; definitions: Definition[] };
}

/** What the content component asks for besides. */
export interface AskedPayloads {
  define: { word: string };
}

type Message<Payloads> = {
  [Type in keyof Payloads]: { type: Type; id: string; payload: Payloads[Type] };
}[keyof Payloads];

/** A frame from the client. */
export type ClientFrame = Message<ClientPayloads>;
/** A frame about a field. */
export type FieldFrame = Exclude<ClientFrame, { type: "hello" | "ping" }>;
/** What the content component sends. */
export type ContentFrame = FieldFrame | Message<AskedPayloads>;
/** A frame from the server. */
export type ServerFrame = Message<ServerPayloads>;
/** What the content component is told. */
export type ContentMessage = Message<ServerPayloads & LocalPayloads>;
