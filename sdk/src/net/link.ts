import type { ClientFrame, ServerFrame, ServerPayloads } from "../protocol/messages.js";

/** A way to the service: frames go in, frames come out. */
export interface Link {
  /** Whether a frame that is sent now leaves soon. */
  readonly ready: boolean;
  send(frame: ClientFrame): void;
  /** The user does something: if the service was away, now is the time to look again. */
  hurry(): void;
  /** Connects anew, with the token as it is now. */
  connect(): void;
  /** Ends the connection for good. */
  close(): void;
}

/** How the service is reached at the moment. `stopped` is final: the service refuses this client. */
export type LinkState = "online" | "offline" | "stopped";

/** What a link tells its owner. */
export interface LinkEvents {
  /** The connection is new; frames may be sent. */
  welcome(welcome: ServerPayloads["welcome"]): void;
  frame(frame: ServerFrame): void;
  state(state: LinkState, code?: string, message?: string | undefined): void;
}
