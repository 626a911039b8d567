/**
 * The WebSocket to the service: hello, heartbeat, resuming, connecting again.
 */
import { SUBPROTOCOL, type ClientFrame, type ClientPayloads, type ServerPayloads } from "../protocol/messages.js";
import { isServerFrame } from "../protocol/validate.js";
import { Backoff } from "./backoff.js";
import type { Link, LinkEvents } from "./link.js";
import type { Token } from "./token.js";

/** A connection that has lasted as long (ms) counts as stable. */
const STABLE = 10_000;
/** Bytes waiting in the browser above which nothing more is sent. */
const MAX_BUFFERED = 256 * 1024;
/** Close codes after which connecting again makes no sense, as names of errors. */
const FINAL: Record<number, string> = { 4401: "unauthorized", 4403: "forbidden" };
/** Events after which connecting again is worth a try at once. */
const CHANCES = ["online", "visibilitychange"];
/** Least time (ms) from one attempt to the next that the user's doings bring about; longer while one is under way. */
const APART = 1_000;
const PATIENCE = 5_000;
/** Longest time (ms) of a timer. */
const LONGEST = 2 ** 31 - 1;

/**
 * A connection to `GET /v1/ws` that mends itself.
 *
 * @param address - of the service, `ws:` or `wss:`, with the query.
 * @param hello - makes the payload of the first frame; gets the session to resume.
 * @param token - is asked for another one before it ends, and after a refusal.
 */
export function socketLink(
  address: () => string,
  hello: (session: string | null) => ClientPayloads["hello"],
  events: LinkEvents,
  token: Token,
  backoff = new Backoff(),
): Link {
  let socket: WebSocket | null = null;
  let session: string | null = null;
  let welcomed = false;
  let stopped = false;
  let heard = false;
  /** A token was asked for since the last welcome. */
  let renewed = false;
  let asking = false;
  let tried = 0;
  let holdOff = 0;
  let failure: ServerPayloads["error"] | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let beatTimer: ReturnType<typeof setInterval> | undefined;
  let stableTimer: ReturnType<typeof setTimeout> | undefined;
  let renewTimer: ReturnType<typeof setTimeout> | undefined;

  function send(frame: ClientFrame): void {
    if (socket?.readyState === 1) socket.send(JSON.stringify(frame));
  }

  function connect(): void {
    drop(1000);
    failure = undefined;
    tried = performance.now();
    const opened = (socket = new WebSocket(address(), SUBPROTOCOL));
    opened.onopen = () => {
      if (opened.protocol !== SUBPROTOCOL) return stop("unsupported", "The service does not speak " + SUBPROTOCOL);
      send({ type: "hello", id: "", payload: hello(session) });
    };
    opened.onmessage = ({ data }) => receive(data);
    opened.onclose = ({ code }) => closed(code);
  }

  function receive(data: unknown): void {
    heard = true;
    let frame: unknown;
    try {
      frame = JSON.parse(data as string);
    } catch {
      return;
    }
    if (!isServerFrame(frame)) return;
    if (frame.type === "welcome") welcome(frame.payload);
    else if (frame.type === "error" && frame.id === "") {
      failure = frame.payload;
      holdOff = frame.payload.retryAfterMs ?? 0;
    } else if (frame.type !== "pong") events.frame(frame);
  }

  function welcome(payload: ServerPayloads["welcome"]): void {
    if (payload.version !== 1) return stop("unsupported", "The service speaks another version");
    session = payload.session;
    welcomed = true;
    renewed = false;
    stableTimer = setTimeout(() => backoff.reset(), STABLE);
    beatTimer = setInterval(beat, payload.heartbeatMs);
    const { rest } = token;
    if (rest !== undefined) renewTimer = setTimeout(renew, Math.min(rest, LONGEST), connect, () => undefined);
    events.state("online");
    events.welcome(payload);
  }

  function beat(): void {
    if (!heard) {
      drop(4000);
      return closed(1006);
    }
    heard = false;
    send({ type: "ping", id: "", payload: { t: Date.now() } });
  }

  /** Asks for another token. One that cannot be had now is asked for again later. */
  function renew(done: () => void, failed: () => void): void {
    renewed = asking = true;
    token.renew().then(
      (another) => {
        asking = false;
        if (!stopped) (another ? done : failed)();
      },
      (error) => {
        renewed = asking = false;
        if (!welcomed) again("token_unavailable", String(error));
      },
    );
  }

  function closed(code: number): void {
    drop(code);
    if (stopped) return;
    if (code in FINAL || failure?.fatal) {
      const refused = (): void => stop(failure?.problem ?? failure?.code ?? FINAL[code]!, failure?.message);
      return code in FINAL && !renewed ? renew(connect, refused) : refused();
    }
    if (code === 4400) session = null;
    again(failure?.code, failure?.message);
  }

  function again(code?: string, message?: string): void {
    if (stopped) return;
    events.state("offline", code, message);
    clearTimeout(retryTimer);
    retryTimer = setTimeout(start, Math.max(holdOff, backoff.next()));
    holdOff = 0;
  }

  function start(): void {
    if (!token.value && !renewed) renew(connect, connect);
    else connect();
  }

  function close(): void {
    stopped = true;
    for (const event of CHANCES) globalThis.removeEventListener?.(event, hurry);
    drop(1000);
  }

  function stop(code: string, message?: string): void {
    close();
    events.state("stopped", code, message);
  }

  /** Forgets the socket, whose late events then reach nobody. */
  function drop(code: number): void {
    for (const timer of [stableTimer, beatTimer, renewTimer, retryTimer]) clearTimeout(timer);
    welcomed = false;
    const old = socket;
    socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    if (old.readyState < 2) old.close(code >= 4000 ? code : 1000);
  }

  function hurry(): void {
    const wait = tried + (socket ? PATIENCE : APART) - performance.now();
    if (welcomed || stopped || asking || holdOff || (socket && wait > 0)) return;
    clearTimeout(retryTimer);
    retryTimer = setTimeout(start, wait);
  }

  for (const event of CHANCES) globalThis.addEventListener?.(event, hurry);
  start();
  return {
    get ready() {
      return welcomed && socket!.bufferedAmount <= MAX_BUFFERED;
    },
    send,
    hurry,
    connect,
    close,
  };
}
