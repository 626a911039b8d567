/**
 * A service for tests: speaks `checker.v1` by script. It finds fixed words, as late and in such order as it is told.
 */
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer, type WebSocket } from "ws";
import type { ClientFrame, ServerPayloads, WireAlert } from "../../src/protocol/messages.js";
import { isClientFrame } from "../../src/protocol/validate-client.js";
import { hashOf } from "../../src/text/hash.js";
import { applyPatch } from "../../src/text/patch.js";

/** Wrong words with what could stand there instead. */
export const WRONG: Record<string, { right: string[]; category: string; main: string }> = {
  eror: { right: ["error", "terror"], category: "SPELL", main: "TYPOS" },
  recieved: { right: ["received"], category: "SPELL", main: "TYPOS" },
  letter: { right: ["letters"], category: "NOUN:NUM", main: "GRAMMAR" },
  "very very ": { right: ["very ", ""], category: "REPETITIONS_STYLE", main: "REPETITIONS_STYLE" },
  ab: { right: ["abc"], category: "SPELL", main: "TYPOS" },
};

/** The alerts of a text. */
export function check(text: string): WireAlert[] {
  const found = [...text.matchAll(/\b(?:eror|recieved|letter|very very |ab)(?<= |\b)/g)];
  return found.map(({ 0: word, index }, number) => ({
    id: `${word.trim()}-${number}`,
    offset: index,
    length: word.length,
    text: word,
    tier: "full",
    message: `“${word.trim()}” is not right here.`,
    shortMessage: word.startsWith("very") ? "Repeated word" : "Not right",
    category: WRONG[word]!.category,
    mainCategory: WRONG[word]!.main,
    replacements: WRONG[word]!.right,
    confidence: 0.9,
    rule: "test/" + word.trim(),
  }));
}

/** What it says of the word “letters”. */
const DEFINITION = {
  partOfSpeech: "noun",
  definition: "a written message",
  examples: ["she sent a letter"],
  synonyms: ["missive"],
};

/** Statistics; only that they arrive matters. */
export const STATS = {
  wordsCount: 3,
  charsCount: 20,
  sentencesCount: 1,
  avgWordLength: 4.5,
  avgSentenceLength: 3,
  fleschIndex: 70.5,
  readingTimeSeconds: 1,
  speakingTimeSeconds: 1,
  textScore: 80,
};

/** One running service. */
export class TestService {
  /** All frames that came, raw. */
  readonly received: { frame: ClientFrame; bytes: number; at: number }[] = [];
  readonly paths: string[] = [];
  /** Wait (ms) of the results of a revision; a function may give each its own. */
  delay: number | ((rev: number) => number) = 0;
  /** Whether a patch is answered for the part that it changed only, as a real service does. */
  incremental = false;
  /** Whether texts are answered at all. */
  answers = true;
  /** Whether the texts of an earlier connection can be gone on with. */
  remembers = false;
  /** Close code for every hello; 0 to let clients in. */
  refuse = 0;
  /** What the service gives as the reason. */
  refusal = "";
  /** How words that have definitions are answered. */
  defines = 200;
  headers: Record<string, string> = {};
  readonly pages = new Map<string, string>();
  /** Folders whose files are served, by the beginning of the path (`/name/`). */
  readonly folders = new Map<string, URL>();
  private readonly texts = new Map<string, string>();
  private readonly revs = new Map<string, number>();
  private http!: Server;
  private sockets!: WebSocketServer;

  async start(port = 0): Promise<this> {
    this.http = createServer((request, response) => this.serve(request.url!, request, response));
    this.sockets = new WebSocketServer({ noServer: true, handleProtocols: () => "checker.v1" });
    this.http.on("upgrade", (request, socket, head) => {
      this.paths.push(request.url!);
      this.sockets.handleUpgrade(request, socket, head, (client) => this.connected(client));
    });
    await new Promise<void>((resolve) => this.http.listen(port, "127.0.0.1", resolve));
    return this;
  }

  get port(): number {
    return (this.http.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  frames<Type extends ClientFrame["type"]>(type: Type): Extract<ClientFrame, { type: Type }>[] {
    return this.received.map(({ frame }) => frame).filter((frame) => frame.type === type) as never;
  }

  /** Sends a frame to every client. */
  push<Type extends keyof ServerPayloads>(type: Type, id: string, payload: ServerPayloads[Type]): void {
    for (const client of this.sockets.clients) client.send(JSON.stringify({ type, id, payload }));
  }

  async stop(): Promise<void> {
    for (const client of this.sockets.clients) client.terminate();
    this.http.closeAllConnections();
    await new Promise((resolve) => this.http.close(resolve));
  }

  private connected(client: WebSocket): void {
    client.on("message", (data) => {
      const frame: unknown = JSON.parse(String(data));
      if (!isClientFrame(frame)) return client.close(4400, "bad frame");
      this.received.push({ frame, bytes: (data as Buffer).length, at: Date.now() });
      const send = <Type extends keyof ServerPayloads>(
        type: Type,
        payload: ServerPayloads[Type],
        id = frame.id,
      ): void => client.send(JSON.stringify({ type, id, payload }));
      if (frame.type === "hello") {
        if (this.refuse) {
          const refused = { code: "unauthorized", status: 401, message: "No.", fatal: true, problem: this.refusal };
          if (this.refusal) send("error", refused, "");
          return client.close(this.refuse);
        }
        send("welcome", {
          version: 1,
          session: "test",
          resumed: !!frame.payload.resume,
          docs: this.remembers ? this.resumed(frame) : {},
          heartbeatMs: 20_000,
          limits: { maxChars: 60_000, maxFields: 50, maxFrame: 1 << 20 },
        });
      } else if (frame.type === "ping") send("pong", frame.payload);
      else if (frame.type === "open" || frame.type === "sync") this.texts.set(frame.id, frame.payload.text);
      else if (frame.type === "patch") {
        const text = applyPatch(this.texts.get(frame.id)!, frame.payload.ops);
        if (text.length !== frame.payload.len) return send("desync", { have: null });
        this.texts.set(frame.id, text);
      }
      if (frame.type !== "open" && frame.type !== "sync" && frame.type !== "patch") return;
      const { rev } = frame.payload;
      this.revs.set(frame.id, rev);
      const text = this.texts.get(frame.id)!;
      send("ack", { rev });
      if (!this.answers) return;
      const span: [number, number] = [0, text.length];
      if (this.incremental && frame.type === "patch") {
        const { ops } = frame.payload;
        span[0] = text.lastIndexOf(". ", ops[0]![0] - 2) + 1;
        span[1] = Math.max(text.indexOf(". ", ops.at(-1)![0] + 100), span[0]);
      }
      const all = check(text);
      const alerts = all.filter(({ offset }) => span[0] <= offset && offset < span[1]);
      const answer = (): void => {
        send("alerts", { rev, seq: 0, span, tier: "full", alerts });
        send("done", { rev, seq: 1, alertsCount: all.length, stats: STATS, language: { code: "en-US" } });
      };
      setTimeout(answer, typeof this.delay === "number" ? this.delay : this.delay(rev));
    });
  }

  /** The revisions of the texts that both sides have alike. */
  private resumed({ payload }: Extract<ClientFrame, { type: "hello" }>): Record<string, number> {
    const docs = Object.entries(payload.resume?.docs ?? {});
    const alike = docs.filter(([id, { hash }]) => this.texts.has(id) && hashOf(this.texts.get(id)!) === hash);
    return Object.fromEntries(alike.map(([id]) => [id, this.revs.get(id)!]));
  }

  private fileOf(path: string): URL {
    const folder = [...this.folders].find(([beginning]) => path.startsWith(beginning));
    if (folder) return new URL(path.slice(folder[0].length), folder[1]);
    return new URL(`../../dist${path}`, import.meta.url);
  }

  private serve(
    url: string,
    request: import("node:http").IncomingMessage,
    response: import("node:http").ServerResponse,
  ): void {
    const path = new URL(url, "http://x").pathname;
    this.paths.push(url);
    const file = this.fileOf(path);
    const page = this.pages.get(path);
    for (const [name, value] of Object.entries(this.headers)) response.setHeader(name, value);
    if (path === "/v1/checker") {
      let body = "";
      request
        .on("data", (chunk) => (body += chunk))
        .on("end", () => {
          const alerts = check((JSON.parse(body) as { text: string }).text);
          response.setHeader("Content-Type", "application/json");
          response.end(JSON.stringify({ status: 200, alerts, stats: STATS, language: { code: "en-US" } }));
        });
    } else if (path.startsWith("/v1/define/")) {
      const definitions = path.endsWith("/letters") && this.defines === 200 ? [DEFINITION] : [];
      response.setHeader("Content-Type", "application/json");
      response.writeHead(definitions.length ? 200 : this.defines === 200 ? 404 : this.defines);
      response.end(JSON.stringify({ status: response.statusCode, definitions }));
    } else if (page !== undefined) {
      response.setHeader("Content-Type", path.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8");
      response.end(page);
    } else if (existsSync(file) && statSync(file).isFile()) {
      response.setHeader("Content-Type", path.endsWith(".wasm") ? "application/wasm" : "text/javascript");
      createReadStream(file).pipe(response);
    } else response.writeHead(404).end();
  }
}
