/**
 * The way over plain HTTP for pages: few use it, so it is a file of its own, loaded with the first connection.
 */
import type { ClientFrame } from "../protocol/messages.js";
import type { HttpLink } from "./http.js";
import type { Link } from "./link.js";

/** A link that keeps what is sent until the code for it has come. */
export const httpLinkLater: HttpLink = (...options) => {
  const waiting: ClientFrame[] = [];
  let link: Link | undefined;
  let closed = false;
  const events = options[4];
  import("./http.js").then(
    ({ httpLink }) => {
      if (closed) return;
      link = httpLink(...options);
      waiting.forEach(link.send);
    },
    () => events.state("stopped", "unsupported", "http.js is not beside the script"),
  );
  return {
    ready: true,
    send: (frame) => (link ? link.send(frame) : void waiting.push(frame)),
    hurry: () => link?.hurry(),
    connect: () => link?.connect(),
    close() {
      closed = true;
      link?.close();
    },
  };
};
