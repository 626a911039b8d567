/**
 * The background component: relays between the fields and the service. It touches no DOM.
 */
import type { HttpLink } from "../net/http.js";
import { addressOf } from "../net/address.js";
import type { Link, LinkEvents, LinkState } from "../net/link.js";
import { socketLink } from "../net/socket.js";
import { Token } from "../net/token.js";
import { optionsOf } from "../config.js";
import type { ClientPayloads, ContentMessage, FieldFrame, LocalPayloads, ServerFrame } from "../protocol/messages.js";
import { isContentFrame } from "../protocol/validate.js";
import type { IServiceBackgroundMessenger, IServiceConfig, IServiceMessage } from "../types.js";
import { VERSION } from "../version.js";
import { Doc } from "./doc.js";

/** Wait (ms) before a text is sent again that the server could not check for the moment. */
const RETRY = 5_000;

/** Fields on the one side, the service on the other. */
export class Background implements LinkEvents {
  readonly #docs = new Map<string, Doc>();
  readonly #token: Token;
  readonly #retries = new Set<ReturnType<typeof setTimeout>>();
  #link: Link | null = null;
  #connection: LocalPayloads["connection"] = { state: "online" };

  constructor(
    private readonly config: IServiceConfig,
    private readonly messenger: IServiceBackgroundMessenger,
    private readonly httpLink: HttpLink,
  ) {
    this.#address(); // a wrong one is to be told at once
    this.#token = new Token(config);
    messenger.onContentMessage((message) => this.#fromContent(message));
  }

  /** Uses another client token from now on; a connection that was refused is tried again. */
  updateToken(token: string): void {
    this.#token.take(token);
    if (this.#connection.state !== "stopped") return this.#link?.connect();
    this.#link?.close();
    this.#link = this.#connect();
    this.welcome({ docs: {} });
  }

  /** Ends the connection and the messenger. */
  destroy(): void {
    this.#retries.forEach(clearTimeout);
    this.#link?.close();
    this.#docs.clear();
    this.messenger.destroy();
  }

  welcome({ docs }: { docs: Record<string, number> }): void {
    for (const doc of this.#docs.values()) doc.reconnected(docs[doc.id]);
    this.#flush();
  }

  state(state: LinkState, code?: string, message?: string): void {
    this.#connection = { state, code, message };
    this.#tellState();
  }

  frame(frame: ServerFrame): void {
    const doc = this.#docs.get(frame.id);
    if (!doc) return;
    if (frame.type === "ack") doc.ack(frame.payload.rev);
    else if (frame.type === "desync") doc.askWhole();
    else this.#tell(frame);
    if (frame.type === "done") doc.settled = Math.max(doc.settled, frame.payload.rev);
    if (frame.type === "error" && (frame.payload.status === 429 || frame.payload.status >= 500)) {
      this.#later(doc, frame.payload.retryAfterMs ?? RETRY);
    }
    this.#flush();
  }

  #fromContent(message: IServiceMessage): void {
    if (!isContentFrame(message)) return;
    if (message.type === "define") return void this.#define(message.id, message.payload.word);
    if (message.type === "close") this.#docs.delete(message.id);
    else if (!this.#edited(message)) return this.#tell({ type: "desync", id: message.id, payload: { have: null } });
    if (!this.#docs.size && !this.#link) return;
    this.#link ??= this.#connect();
    this.#link.hurry();
    if (message.type !== "open" && message.type !== "patch" && message.type !== "sync") this.#relay(message);
    if (this.#connection.state !== "online") this.#tellState();
    this.#flush();
  }

  /** Takes in a message about a text; false where the field is unknown or the edit does not fit. */
  #edited(message: FieldFrame): boolean {
    const doc = this.#docs.get(message.id);
    if (message.type === "open") this.#docs.set(message.id, new Doc(message.id, message.payload));
    else if (message.type === "sync") {
      if (doc) doc.replace(message.payload);
      else this.#docs.set(message.id, new Doc(message.id, message.payload));
    } else if (message.type === "patch") return doc?.patch(message.payload) ?? false;
    else return !!doc;
    return true;
  }

  #relay(message: FieldFrame): void {
    if (this.#link?.ready) this.#link.send(message);
  }

  #flush(): void {
    for (const doc of this.#docs.values()) {
      if (!this.#link?.ready) return;
      const frame = doc.next();
      if (frame) this.#link.send(frame);
    }
  }

  #later(doc: Doc, wait: number): void {
    const timer = setTimeout(() => {
      this.#retries.delete(timer);
      doc.askWhole();
      this.#flush();
    }, wait);
    this.#retries.add(timer);
  }

  #connect(): Link {
    const { transport, apiKey } = this.config;
    const address = (): string => this.#address();
    this.#connection = { state: "online" };
    if (transport === "http") return this.httpLink(address, apiKey, this.#token, optionsOf(this.config), this);
    return socketLink(address, (session) => this.#hello(session), this, this.#token);
  }

  #address(): string {
    const { config } = this;
    const [path, protocol] = config.transport === "http" ? ["/v1/checker", "http"] as const : ["/v1/ws", "ws"] as const;
    return addressOf(config, path, protocol, this.#token?.value);
  }

  #hello(session: string | null): ClientPayloads["hello"] {
    const { apiKey } = this.config;
    const docs: Record<string, { rev: number; hash: string }> = {};
    for (const doc of this.#docs.values()) {
      const resumable = doc.resumable();
      if (resumable) docs[doc.id] = resumable;
    }
    return {
      versions: [1],
      sdk: VERSION,
      auth: apiKey ? { apiKey } : {},
      ...optionsOf(this.config),
      ...(session && { resume: { session, docs } }),
    };
  }

  /** Asks what a word means, and tells it; where that cannot be had, there are no definitions. */
  async #define(id: string, word: string): Promise<void> {
    const { apiKey } = this.config;
    const shown = apiKey ?? this.#token.value;
    const headers = { ...(shown && { Authorization: "Bearer " + shown }) };
    const address = addressOf(this.config, "/v1/define/" + encodeURIComponent(word), "http", this.#token.value);
    const answer = await fetch(address, { headers }).catch(() => null);
    const { definitions = [] } = (await answer?.json().catch(() => null)) ?? {};
    this.#tell({ type: "definitions", id, payload: { word, status: answer?.status ?? 0, definitions } });
  }

  #tellState(): void {
    this.#tell({ type: "connection", id: "", payload: this.#connection });
  }

  #tell(message: ContentMessage): void {
    this.messenger.sendToContent(message);
  }
}
