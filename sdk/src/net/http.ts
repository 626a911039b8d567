/**
 * The way to the service over plain HTTP: whole texts to `POST /v1/checker`, answers as frames.
 */
import type { ServerPayloads } from "../protocol/messages.js";
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
export function httpLink(
  address: string,
  token: string | undefined,
  asked: { language: string | undefined; writer: string | undefined; messageLanguage: string | undefined },
  events: LinkEvents,
): Link {
  const jobs = new Map<string, Job>();
  const abort = new AbortController();
  const backoff = new Backoff();

  async function work(id: string, job: Job): Promise<void> {
    if (job.busy) return;
    job.busy = true;
    while (job.due && jobs.get(id) === job) {
      job.due = false;
      const { rev, text } = job;
      try {
        await check(id, rev, text);
        backoff.reset();
      } catch {
        if (abort.signal.aborted) return;
        events.state("offline");
        await new Promise((resolve) => setTimeout(resolve, backoff.next()));
        job.due = true;
      }
    }
    job.busy = false;
  }

  /** One request. A rejection means that the service was not reached. */
  async function check(id: string, rev: number, text: string): Promise<void> {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(token && { Authorization: "Bearer " + token }) },
      body: JSON.stringify({ text, positionEncoding: "utf-16", ...asked }),
      signal: abort.signal,
    });
    const body = await response.json();
    if (response.status === 401 || response.status === 403) return events.state("stopped", body.code, body.title);
    events.state("online");
    if (!response.ok) return failed(id, response, body);
    const alerts = body.alerts.map((alert: { offset: number; length: number }) => ({
      ...alert,
      text: text.slice(alert.offset, alert.offset + alert.length),
      tier: "full",
    }));
    const { stats, language: found } = body;
    emit(id, "alerts", { rev, seq: 0, span: [0, text.length], tier: "full", alerts });
    emit(id, "done", { rev, seq: 1, alertsCount: alerts.length, stats, language: found });
  }

  function failed(id: string, { status, headers }: Response, body: { code: string; title: string }): void {
    const wait = Number(headers.get("Retry-After"));
    const retry = wait > 0 && { retryAfterMs: wait * 1000 };
    emit(id, "error", { code: body.code, status, message: body.title, ...retry });
  }

  function emit<Type extends keyof ServerPayloads>(id: string, type: Type, payload: ServerPayloads[Type]): void {
    const frame = { type, id, payload };
    if (isServerFrame(frame)) events.frame(frame);
    else events.state("stopped", "unsupported", "The service answered in an unknown form");
  }

  return {
    ready: true,

    send({ type, id, payload }) {
      if (type === "close") jobs.delete(id);
      if (type !== "open" && type !== "sync" && type !== "patch") return;
      const job = jobs.get(id) ?? { rev: 0, text: "", due: false, busy: false };
      job.text = type === "patch" ? applyPatch(job.text, payload.ops) : payload.text;
      job.rev = payload.rev;
      job.due = true;
      jobs.set(id, job);
      queueMicrotask(() => events.frame({ type: "ack", id, payload: { rev: payload.rev } }));
      void work(id, job);
    },

    close() {
      abort.abort();
      jobs.clear();
    },
  };
}
