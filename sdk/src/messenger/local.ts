/**
 * The messengers of a page that runs both components: messages are cloned and delivered later, as between contexts.
 */
import type { IServiceBackgroundMessenger, IServiceContentMessenger, IServiceMessage } from "../types.js";

type Receiver = (message: IServiceMessage) => void;

/** Two messengers that are connected to each other. */
export function localMessengers(): { content: IServiceContentMessenger; background: IServiceBackgroundMessenger } {
  let toContent: Receiver | null = null;
  let toBackground: Receiver | null = null;
  const deliver = (receiver: () => Receiver | null, message: IServiceMessage): void => {
    const clone = structuredClone(message);
    queueMicrotask(() => receiver()?.(clone));
  };
  const destroy = (): void => {
    toContent = toBackground = null;
  };
  return {
    content: {
      sendToBackground: (message) => deliver(() => toBackground, message),
      onBackgroundMessage: (callback) => void (toContent = callback),
      destroy,
    },
    background: {
      sendToContent: (message) => deliver(() => toContent, message),
      onContentMessage: (callback) => void (toBackground = callback),
      destroy,
    },
  };
}
