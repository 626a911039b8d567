/**
 * The WebSocket to the service: hello, heartbeat, resuming, connecting again.
 */
import { SUBPROTOCOL, type ClientFrame, type ClientPayloads, type ServerPayloads } from "../protocol/messages.js";
import { isServerFrame } from "../protocol/validate.js";
import { Backoff } from "./backoff.js";
import type { Link, LinkEvents } from "./link.js";

/** A connection that has lasted as long (ms) counts as stable. */
const STABLE = 10_000;
/** Bytes waiting in the browser above which nothing more is sent. */
const MAX_BUFFERED = 256 * 1024;
/** Close codes after which connecting again makes no sense, as names of errors. */
const FINAL: Record<number, string> = { 4401: "unauthorized", 4403: "forbidden" };

/** A connection to `GET /v1/ws` that mends itself. */
export class Socket implements Link {
  #socket: WebSocket | null = null;
  #session: string | null = null;
  #welcomed = false;
  #stopped = false;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #beatTimer: ReturnType<typeof setInterval> | undefined;
  #stableTimer: ReturnType<typeof setTimeout> | undefined;
  #heard = false;
  #holdOff = 0;
  #failure: ServerPayloads["error"] | undefined;

  /**
   * @param address - of the service, `ws:` or `wss:`, with the query.
   * @param hello - makes the payload of the first frame; gets the session to resume.
   */
  constructor(
    private readonly address: string,
    private readonly hello: (session: string | null) => ClientPayloads["hello"],
    private readonly events: LinkEvents,
    private readonly backoff = new Backoff(),
  ) {
    globalThis.addEventListener?.("online", this.#hurry);
    globalThis.addEventListener?.("visibilitychange", this.#hurry);
    this.#connect();
  }

  get ready(): boolean {
    return this.#welcomed && this.#socket!.bufferedAmount <= MAX_BUFFERED;
  }

  send(frame: ClientFrame): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(frame));
  }

  close(): void {
    this.#stopped = true;
    globalThis.removeEventListener?.("online", this.#hurry);
    globalThis.removeEventListener?.("visibilitychange", this.#hurry);
    clearTimeout(this.#retryTimer);
    this.#drop(1000);
  }

  #connect(): void {
    this.#failure = undefined;
    const socket = new WebSocket(this.address, SUBPROTOCOL);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket.protocol !== SUBPROTOCOL)
        return this.#stop("unsupported", "The service does not speak " + SUBPROTOCOL);
      this.send({ type: "hello", id: "", payload: this.hello(this.#session) });
    };
    socket.onmessage = ({ data }) => this.#receive(data);
    socket.onclose = ({ code }) => this.#closed(code);
  }

  #receive(data: unknown): void {
    this.#heard = true;
    let frame: unknown;
    try {
      frame = JSON.parse(data as string);
    } catch {
      return;
    }
    if (!isServerFrame(frame)) return;
    if (frame.type === "welcome") this.#welcome(frame.payload);
    else if (frame.type === "error" && frame.id === "") {
      this.#failure = frame.payload;
      this.#holdOff = frame.payload.retryAfterMs ?? 0;
    } else if (frame.type !== "pong") this.events.frame(frame);
  }

  #welcome(payload: ServerPayloads["welcome"]): void {
    if (payload.version !== 1) return this.#stop("unsupported", "The service speaks another version");
    this.#session = payload.session;
    this.#welcomed = true;
    this.#stableTimer = setTimeout(() => this.backoff.reset(), STABLE);
    this.#beatTimer = setInterval(() => this.#beat(), payload.heartbeatMs);
    this.events.state("online");
    this.events.welcome(payload);
  }

  #beat(): void {
    if (!this.#heard) {
      this.#drop(4000);
      return this.#closed(1006);
    }
    this.#heard = false;
    this.send({ type: "ping", id: "", payload: { t: Date.now() } });
  }

  #closed(code: number): void {
    this.#drop(code);
    if (this.#stopped) return;
    if (code in FINAL || this.#failure?.fatal) {
      return this.#stop(this.#failure?.code ?? FINAL[code]!, this.#failure?.message ?? "");
    }
    if (code === 4400) this.#session = null;
    this.events.state("offline", this.#failure?.code, this.#failure?.message);
    this.#retryTimer = setTimeout(() => this.#connect(), Math.max(this.#holdOff, this.backoff.next()));
    this.#holdOff = 0;
  }

  #stop(code: string, message: string): void {
    this.close();
    this.events.state("stopped", code, message);
  }

  /** Forgets the socket, whose late events then reach nobody. */
  #drop(code: number): void {
    clearTimeout(this.#stableTimer);
    clearInterval(this.#beatTimer);
    this.#welcomed = false;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    if (socket.readyState < 2) socket.close(code === 1000 || code >= 4000 ? code : 1000);
  }

  readonly #hurry = (): void => {
    if (this.#socket || this.#stopped || this.#holdOff) return;
    clearTimeout(this.#retryTimer);
    this.#connect();
  };
}
