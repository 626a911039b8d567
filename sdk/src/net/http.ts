/**
 * The way to the service over plain HTTP: whole texts to `POST /v1/checker`, answers as frames.
 */
import type { ClientFrame, ServerPayloads } from "../protocol/messages.js";
import { isServerFrame } from "../protocol/validate.js";
import { applyPatch } from "../text/patch.js";
import { Backoff } from "./backoff.js";
import type { Link, LinkEvents } from "./link.js";

interface Job {
  rev: number;
  text: string;
  /** Something is to be checked that is not yet being checked. */
  due: boolean;
  busy: boolean;
}

/** A link that needs no WebSocket. One request a field is under way at a time; the newest text goes next. */
export class HttpLink implements Link {
  readonly ready = true;
  readonly #jobs = new Map<string, Job>();
  readonly #abort = new AbortController();
  readonly #backoff = new Backoff();

  constructor(
    private readonly address: string,
    private readonly token: string | undefined,
    private readonly language: string | undefined,
    private readonly events: LinkEvents,
  ) {}

  send({ type, id, payload }: ClientFrame): void {
    if (type === "close") this.#jobs.delete(id);
    if (type !== "open" && type !== "sync" && type !== "patch") return;
    const job = this.#jobs.get(id) ?? { rev: 0, text: "", due: false, busy: false };
    job.text = type === "patch" ? applyPatch(job.text, payload.ops) : payload.text;
    job.rev = payload.rev;
    job.due = true;
    this.#jobs.set(id, job);
    queueMicrotask(() => this.events.frame({ type: "ack", id, payload: { rev: payload.rev } }));
    void this.#work(id, job);
  }

  close(): void {
    this.#abort.abort();
    this.#jobs.clear();
  }

  async #work(id: string, job: Job): Promise<void> {
    if (job.busy) return;
    job.busy = true;
    while (job.due && this.#jobs.get(id) === job) {
      job.due = false;
      const { rev, text } = job;
      try {
        await this.#check(id, rev, text);
        this.#backoff.reset();
      } catch {
        if (this.#abort.signal.aborted) return;
        this.events.state("offline");
        await new Promise((resolve) => setTimeout(resolve, this.#backoff.next()));
        job.due = true;
      }
    }
    job.busy = false;
  }

  /** One request. A rejection means that the service was not reached. */
  async #check(id: string, rev: number, text: string): Promise<void> {
    const response = await fetch(this.address, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(this.token && { Authorization: "Bearer " + this.token }) },
      body: JSON.stringify({ text, positionEncoding: "utf-16", ...(this.language && { language: this.language }) }),
      signal: this.#abort.signal,
    });
    const body = await response.json();
    if (response.status === 401 || response.status === 403) {
      return this.events.state("stopped", body.code, body.title);
    }
    this.events.state("online");
    if (!response.ok) return this.#failed(id, response, body);
    const alerts = body.alerts.map((alert: { offset: number; length: number }) => ({
      ...alert,
      text: text.slice(alert.offset, alert.offset + alert.length),
      tier: "full",
    }));
    const { stats, language } = body;
    this.#emit(id, "alerts", { rev, seq: 0, span: [0, text.length], tier: "full", alerts });
    this.#emit(id, "done", { rev, seq: 1, alertsCount: alerts.length, stats, language });
  }

  #failed(id: string, { status, headers }: Response, body: { code: string; title: string }): void {
    const wait = Number(headers.get("Retry-After"));
    this.#emit(id, "error", {
      code: body.code,
      status,
      message: body.title,
      ...(wait > 0 && { retryAfterMs: wait * 1000 }),
    });
  }

  #emit<Type extends keyof ServerPayloads>(id: string, type: Type, payload: ServerPayloads[Type]): void {
    const frame = { type, id, payload };
    if (isServerFrame(frame)) this.events.frame(frame);
    else this.events.state("stopped", "unsupported", "The service answered in an unknown form");
  }
}
