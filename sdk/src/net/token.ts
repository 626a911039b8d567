/**
 * The client token: given at the start, later, or whenever the page's own code is asked for one.
 */
import type { IServiceConfig } from "../types.js";

/** A token is asked for anew when a fifth of its life is left, at the latest so long (ms) before its end. */
const EARLY = 30_000;

/** The token as it is now. */
export class Token {
  #value: string | undefined;
  /** When it ends, by the clock of this machine. */
  #ends = 0;
  #taken = 0;

  constructor(private readonly config: IServiceConfig) {
    this.take(config.options?.query?.clientToken);
  }

  get value(): string | undefined {
    return this.#value;
  }

  /** Time (ms) until another one is to be asked for; undefined where nobody can be asked or it has no known end. */
  get rest(): number | undefined {
    if (!this.config.getToken || !this.#ends) return undefined;
    return Math.max(0, this.#ends - Math.min(EARLY, (this.#ends - this.#taken) / 5) - Date.now());
  }

  /** Uses this token from now on. */
  take(value: string | undefined): void {
    this.#value = value;
    this.#taken = Date.now();
    this.#ends = endOf(value);
  }

  /**
   * Asks for another one.
   *
   * @returns whether there is one.
   */
  async renew(): Promise<boolean> {
    const value = await this.config.getToken?.();
    if (!value || value === this.#value) return false;
    this.take(value);
    return true;
  }
}

/** When a JSON Web Token (RFC 7519) ends, in ms; 0 for a token of another kind. */
function endOf(token = ""): number {
  try {
    return JSON.parse(atob(token.split(".")[1]!.replace(/-/g, "+").replace(/_/g, "/"))).exp * 1000 || 0;
  } catch {
    return 0;
  }
}
