/**
 * Which values are frames that a client may send to a service.
 */
import type { ClientFrame, ClientPayloads } from "./messages.js";
import * as s from "./shape.js";
import { CONTENT, field, hash, isFrame, options } from "./validate.js";

const CLIENT: Record<keyof ClientPayloads, s.Shape> = {
  ...CONTENT,
  hello: s.object({
    versions: s.where<number[]>(s.list(s.count), (versions) => versions.length > 0),
    sdk: s.text,
    auth: s.object({ "apiKey?": s.name, "clientToken?": s.name }),
    ...options,
    "resume?": s.object({ session: s.name, docs: s.map(field, s.object({ rev: s.count, hash })) }),
  }),
  ping: s.object({ t: s.number }),
};

/** Whether a value is a frame that a client may send. */
export const isClientFrame = (value: unknown): value is ClientFrame => isFrame(CLIENT, value);
