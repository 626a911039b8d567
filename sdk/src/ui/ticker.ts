/**
 * One clock for all fields: every frame while something happens on the page or floats above it, five times a second
 * otherwise.
 */

/** What is called at every tick. */
export interface Ticking {
  /** Whether it must be called at every frame. */
  readonly eager: boolean;
  tick(): void;
}

const EVENTS = ["scroll", "resize", "input", "keydown", "pointerdown", "pointerup", "wheel", "transitionrun",
  "animationstart", "toggle", "focusin", "focusout"];
/** How long (ms) every frame counts after an event. */
const AWAKE = 1_000;
/** Time (ms) between two ticks while nothing happens. */
const SLOW = 200;

/** The clock of a window. */
export class Ticker {
  readonly #clients = new Set<Ticking>();
  #until = 0;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly window: Window) {}

  /** Adds a client; the result removes it. */
  add(client: Ticking): () => void {
    if (!this.#clients.size) {
      for (const type of EVENTS) this.window.addEventListener(type, this.#wake, { capture: true, passive: true });
    }
    this.#clients.add(client);
    this.#wake();
    return () => this.#remove(client);
  }

  #remove(client: Ticking): void {
    if (!this.#clients.delete(client) || this.#clients.size) return;
    for (const type of EVENTS) this.window.removeEventListener(type, this.#wake, { capture: true });
    this.window.cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = 0;
  }

  readonly #wake = (): void => {
    this.#until = performance.now() + AWAKE;
    if (!this.#frame) this.#nextFrame();
  };

  #nextFrame(): void {
    clearTimeout(this.#timer);
    this.#frame = this.window.requestAnimationFrame(this.#tick);
  }

  readonly #tick = (): void => {
    this.#frame = 0;
    let eager = performance.now() < this.#until;
    for (const client of this.#clients) {
      client.tick();
      eager ||= client.eager;
    }
    if (eager) this.#nextFrame();
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
