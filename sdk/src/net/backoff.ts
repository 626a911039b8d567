/** Waiting times between attempts to connect: full jitter (Brooker, "Exponential Backoff And Jitter", 2015). */
export class Backoff {
  #attempts = 0;

  constructor(
    private readonly base = 500,
    private readonly cap = 30_000,
    private readonly random: () => number = Math.random,
  ) {}

  /** Milliseconds to wait before the next attempt. */
  next(): number {
    return this.random() * Math.min(this.cap, this.base * 2 ** this.#attempts++);
  }

  /** Starts from the beginning, after a connection that has proved stable. */
  reset(): void {
    this.#attempts = 0;
  }
}
