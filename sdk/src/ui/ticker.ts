/**
 * One clock for all fields of a window: every frame for a while after something has happened, five times a second
 * otherwise.
 */
import { onMotion } from "./motion.js";

/** What is called at every tick. */
export interface Ticking {
  readonly element: Element;
  tick(): void;
}

/** For how long (ms) every frame counts after an event. A program that sets a value fires `selectionchange`. */
const EVENTS: Record<string, number> = {
  input: 0,
  keydown: 0,
  selectionchange: 0,
  scroll: 100,
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
export class Ticker {
  readonly #clients = new Map<Ticking, () => void>();
  #until = 0;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly window: Window) {}

  /** Adds a client; the result removes it. */
  add(client: Ticking): () => void {
    if (!this.#clients.size) {
      for (const type in EVENTS) this.window.addEventListener(type, this.#wake, { capture: true, passive: true });
    }
    this.#clients.set(client, onMotion(client.element, this.#wake));
    this.#wake();
    return () => this.#remove(client);
  }

  #remove(client: Ticking): void {
    this.#clients.get(client)?.();
    if (!this.#clients.delete(client) || this.#clients.size) return;
    for (const type in EVENTS) this.window.removeEventListener(type, this.#wake, { capture: true });
    this.window.cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = 0;
  }

  readonly #wake = (event?: Event): void => {
    if ((event?.target as Element | undefined)?.localName === "emend-ui") return; // our own spinner
    this.#until = Math.max(this.#until, performance.now() + (event ? EVENTS[event.type]! : 100));
    if (event?.type === "selectionchange") this.#clients.forEach((_, client) => client.tick());
    else if (!this.#frame) this.#nextFrame();
  };

  #nextFrame(): void {
    clearTimeout(this.#timer);
    this.#frame = this.window.requestAnimationFrame(this.#tick);
  }

  readonly #tick = (): void => {
    this.#frame = 0;
    this.#clients.forEach((_, client) => client.tick());
    clearTimeout(this.#timer);
    if (performance.now() < this.#until) this.#nextFrame();
    else if (this.#clients.size) this.#timer = setTimeout(this.#tick, SLOW);
  };
}

const tickers = new WeakMap<Window, Ticker>();

/** The clock of the window. */
export function tickerOf(window: Window): Ticker {
  let ticker = tickers.get(window);
  if (!ticker) tickers.set(window, (ticker = new Ticker(window)));
  return ticker;
}
