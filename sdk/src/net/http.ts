/**
 * The way to the service over plain HTTP: whole texts to `POST /v1/checker`, answers as frames.
 */
import { optionsOf } from "../config.js";
import type { IServiceCheckOptions } from "../types.js";
import type { ServerPayloads } from "../protocol/messages.js";
import { isServerFrame } from "../protocol/validate.js";
import { applyPatch } from "../text/patch.js";
import { Backoff } from "./backoff.js";
import type { Link, LinkEvents } from "./link.js";
import type { Token } from "./token.js";

interface Job {
  rev: number;
  text: string;
  /** What this field is checked for, besides what all are. */
  asked: IServiceCheckOptions;
  /** Something is to be checked that is not yet being checked. */
  due: boolean;
  busy: boolean;
}

/** Makes a link over HTTP. */
export type HttpLink = typeof httpLink;

/** A link that needs no WebSocket. One request a field is under way at a time; the newest text goes next. */
export function httpLink(
  address: () => string,
  apiKey: string | undefined,
  token: Token,
  options: IServiceCheckOptions,
  events: LinkEvents,
): Link {
  const jobs = new Map<string, Job>();
  const abort = new AbortController();
  const backoff = new Backoff();
  let wake = (): void => undefined;

  async function work(id: string, job: Job): Promise<void> {
    if (job.busy) return;
    job.busy = true;
    while (job.due && jobs.get(id) === job) {
      job.due = false;
      try {
        await check(id, job);
        backoff.reset();
      } catch {
        if (abort.signal.aborted) return;
        events.state("offline");
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, backoff.next());
        });
        job.due = true;
      }
    }
    job.busy = false;
  }

  /** One request. A rejection means that the service was not reached. */
  async function check(id: string, job: Readonly<Job>, renewed = false): Promise<void> {
    const { rev, text, asked } = job;
    if ((token.rest ?? 1) <= 0 || !(apiKey ?? token.value)) await token.renew();
    const shown = apiKey ?? token.value;
    const response = await fetch(address(), {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(shown && { Authorization: "Bearer " + shown }) },
      body: JSON.stringify({ text, positionEncoding: "utf-16", ...options, ...asked }),
      signal: abort.signal,
    });
    const body = await response.json();
    if (response.status === 401 || response.status === 403) {
      if (!renewed && (await token.renew())) return check(id, { ...job, rev, text }, true);
      return events.state("stopped", body.code, body.detail ?? body.title);
    }
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
      const job = jobs.get(id) ?? { rev: 0, text: "", asked: {}, due: false, busy: false };
      job.text = type === "patch" ? applyPatch(job.text, payload.ops) : payload.text;
      if (type !== "patch") job.asked = optionsOf(payload);
      job.rev = payload.rev;
      job.due = true;
      jobs.set(id, job);
      queueMicrotask(() => events.frame({ type: "ack", id, payload: { rev: payload.rev } }));
      void work(id, job);
    },

    hurry: () => wake(),
    connect: () => wake(),

    close() {
      abort.abort();
      jobs.clear();
    },
  };
}
