import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { Background } from "../../src/background/background.js";
import { localMessengers } from "../../src/messenger/local.js";
import { httpLink } from "../../src/net/http.js";
import { addressOf } from "../../src/net/address.js";
import { Backoff } from "../../src/net/backoff.js";
import { hashOf } from "../../src/text/hash.js";
import type { IServiceContentMessenger, IServiceMessage } from "../../src/types.js";

/** A server that keeps what it gets, and a content side that keeps what it gets. */
class Wire {
  server!: WebSocketServer;
  background!: Background;
  content!: IServiceContentMessenger;
  readonly frames: IServiceMessage[] = [];
  readonly told: IServiceMessage[] = [];
  /** What the content side does on the very message, before the background can go on. */
  answer: (message: IServiceMessage) => void = () => undefined;
  closeWith = 0;
  heartbeat = 20_000;
  docs: Record<string, number> = {};

  async listen(port = 0): Promise<void> {
    this.server = new WebSocketServer({ port, host: "127.0.0.1", handleProtocols: () => "checker.v1" });
    await new Promise((resolve) => this.server.once("listening", resolve));
    this.server.on("connection", (client) => {
      client.on("message", (data) => {
        const frame = JSON.parse(String(data)) as IServiceMessage;
        this.frames.push(frame);
        if (this.closeWith) return client.close(this.closeWith);
        const send = (type: string, id: string, payload: unknown): void =>
          client.send(JSON.stringify({ type, id, payload }));
        if (frame.type === "hello") {
          send("welcome", "", {
            version: 1,
            session: "s",
            resumed: false,
            docs: this.docs,
            heartbeatMs: this.heartbeat,
            limits: { maxChars: 60_000, maxFields: 9, maxFrame: 1e6 },
          });
        } else if (frame.type === "ping") send("pong", "", frame.payload);
        else if (frame.payload.rev) send("ack", frame.id, { rev: frame.payload.rev });
      });
    });
  }

  start(config = {}): void {
    const { content, background } = localMessengers();
    const url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    this.background = new Background({ url, apiKey: "key", language: "fr", writer: "learner", ...config }, background, httpLink);
    this.content = content;
    content.onBackgroundMessage((message) => {
      this.told.push(message);
      this.answer(message);
    });
  }

  open(text = "Bonjour"): void {
    this.content.sendToBackground({ type: "open", id: "f", payload: { rev: 1, text, hash: hashOf(text) } });
  }

  types(): string[] {
    return this.frames.map(({ type }) => type).filter((type) => type !== "ping");
  }

  async stop(): Promise<void> {
    this.background?.destroy();
    for (const client of this.server.clients) client.terminate();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

describe("the background component", () => {
  let wire: Wire;

  beforeEach(async () => {
    vi.stubGlobal("WebSocket", WebSocket);
    wire = new Wire();
    await wire.listen();
  });
  afterEach(() => wire.stop());

  test("says hello, then opens the field", async () => {
    wire.start();
    wire.open();
    await expect.poll(() => wire.types()).toEqual(["hello", "open"]);
    expect(wire.frames[0]!.payload).toMatchObject({ versions: [1], auth: { apiKey: "key" }, language: "fr", writer: "learner" });
    await expect.poll(() => wire.told).toContainEqual({ type: "connection", id: "", payload: { state: "online" } });
  });

  test("keeps the connection alive", async () => {
    wire.heartbeat = 50;
    wire.start();
    wire.open();
    await expect.poll(() => wire.frames.filter(({ type }) => type === "ping").length).toBeGreaterThan(2);
  });

  test("asks for the text of a field that it does not know", async () => {
    wire.start();
    wire.content.sendToBackground({ type: "patch", id: "f", payload: { base: 4, rev: 5, ops: [[0, 0, "x"]], len: 8 } });
    await expect.poll(() => wire.told).toEqual([{ type: "desync", id: "f", payload: { have: null } }]);
    wire.content.sendToBackground({
      type: "sync",
      id: "f",
      payload: { rev: 5, text: "xBonjour", hash: hashOf("xBonjour") },
    });
    await expect.poll(() => wire.types()).toEqual(["hello", "open"]);
  });

  test("connects again and resumes", async () => {
    wire.start();
    wire.open();
    await expect.poll(() => wire.types()).toEqual(["hello", "open"]);
    wire.docs = { f: 1 };
    // The wait before the next connection is random and may be none, so the edit comes with the message.
    wire.answer = ({ payload }) => {
      if (payload.state !== "offline") return;
      wire.answer = () => undefined;
      wire.content.sendToBackground({
        type: "patch",
        id: "f",
        payload: { base: 1, rev: 2, ops: [[7, 0, "!"]], len: 8 },
      });
    };
    for (const client of wire.server.clients) client.close(1012);
    await expect.poll(() => wire.types()).toEqual(["hello", "open", "hello", "patch"]);
    expect(wire.frames.filter(({ type }) => type === "hello")[1]!.payload.resume).toEqual({
      session: "s",
      docs: { f: { rev: 1, hash: hashOf("Bonjour") } },
    });
  });

  test.each([
    [4401, "unauthorized"],
    [4403, "forbidden"],
  ])("stops for good after close code %d", async (code, name) => {
    wire.closeWith = code;
    wire.start();
    wire.open();
    await expect.poll(() => wire.told.map(({ payload }) => payload)).toContainEqual({ state: "stopped", code: name });
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(wire.types()).toEqual(["hello"]);
  });

  test("lets no unknown message through", async () => {
    wire.start();
    wire.content.sendToBackground({ type: "shout", id: "f" });
    wire.content.sendToBackground({ type: "open", id: "f", payload: { rev: "1" } });
    wire.open();
    await expect.poll(() => wire.types()).toEqual(["hello", "open"]);
  });
});

describe("addresses", () => {
  test.each([
    [{ url: "https://a.example" }, "wss://a.example/v1/ws"],
    [{ url: "http://a.example:8000/emend/" }, "ws://a.example:8000/emend/v1/ws"],
    [{ url: "wss://a.example/v1/ws" }, "wss://a.example/v1/ws"],
    [
      { url: "https://a.example?x=1", options: { query: { clientToken: "a b" } } },
      "wss://a.example/v1/ws?x=1&clientToken=a+b",
    ],
  ])("%j", (config, address) => {
    expect(addressOf(config, "/v1/ws", "ws")).toBe(address);
  });

  test("that are missing are a clear error", () => {
    expect(() => addressOf({}, "/v1/ws", "ws")).toThrow(/url is missing/);
  });
});

describe("waiting before connecting again", () => {
  test("grows to half a minute, and starts anew after a stable connection", () => {
    const backoff = new Backoff(500, 30_000, () => 1);
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(() => backoff.next())).toEqual([
      500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
    backoff.reset();
    expect(backoff.next()).toBe(500);
  });
});
