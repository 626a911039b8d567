/**
 * One clock for all fields of a window: every frame for a while after something has happened, five times a second
 * otherwise.
 */
import { onMotion } from "./motion.js";

/** What is called at every tick. */
export interface Ticking {
  readonly element: Element;
  tick(): void;
  /** What a program did to the text is to be seen before the next frame. */
  changed(): void;
}

/**
 * For how long (ms) every frame counts after an event. A program that sets a value fires `selectionchange`; what scrolls
 * tells of it in every frame.
 */
const EVENTS: Record<string, number> = {
  input: 0,
  keydown: 0,
  selectionchange: 0,
  scroll: 0,
  resize: 100,
  wheel: 100,
  pointerdown: 100,
  pointerup: 100,
  focusin: 100,
  focusout: 100,
  toggle: 500,
  transitionrun: 500,
  animationstart: 500,
};
/** Time (ms) between two ticks while nothing happens. */
const SLOW = 200;

/** The clock of a window. */
export interface Ticker {
  /** Adds a client; the result removes it. */
  add(client: Ticking): () => void;
}

function newTicker(window: Window): Ticker {
  const clients = new Map<Ticking, () => void>();
  let until = 0;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wake(event?: Event): void {
    if ((event?.target as Element | undefined)?.localName === "emend-ui") return; // our own spinner
    until = Math.max(until, performance.now() + (event ? EVENTS[event.type]! : 100));
    if (event?.type === "selectionchange") clients.forEach((_, client) => client.changed());
    else if (!frame) nextFrame();
  }

  function nextFrame(): void {
    clearTimeout(timer);
    frame = window.requestAnimationFrame(tick);
  }

  function tick(): void {
    frame = 0;
    clients.forEach((_, client) => client.tick());
    clearTimeout(timer);
    if (performance.now() < until) nextFrame();
    else if (clients.size) timer = setTimeout(tick, SLOW);
  }

  function remove(client: Ticking): void {
    clients.get(client)?.();
    if (!clients.delete(client) || clients.size) return;
    for (const type in EVENTS) window.removeEventListener(type, wake, { capture: true });
    window.cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = 0;
  }

  return {
    add(client) {
      if (!clients.size) {
        for (const type in EVENTS) window.addEventListener(type, wake, { capture: true, passive: true });
      }
      clients.set(client, onMotion(client.element, wake));
      wake();
      return () => remove(client);
    },
  };
}

const tickers = new WeakMap<Window, Ticker>();

/** The clock of the window. */
export function tickerOf(window: Window): Ticker {
  let ticker = tickers.get(window);
  if (!ticker) tickers.set(window, (ticker = newTicker(window)));
  return ticker;
}
