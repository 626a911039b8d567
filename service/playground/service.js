/** The service over HTTP: the page's own token, checks, and the same as a command line. */

/** What joins the lines of a command. */
const NEXT = " \\\n  ";
/** Bytes that an argument of a command may have everywhere; Linux takes 128 KiB. */
const LONGEST_ARGUMENT = 100_000;

/** What is asked for with a text; undefined members are left out. */
export class Service {
  /** Token or API key. */
  bearer = "";
  /** Whether the bearer is a token that only works for this page's origin. */
  own = false;

  /** Gets a token for this page, which a service in local mode gives to the machine it runs on; whether it did. */
  async enter() {
    const answer = await fetch("playground/token", { method: "POST" });
    if (!answer.ok) return false;
    this.bearer = (await answer.json()).clientToken;
    return (this.own = true);
  }

  /** Takes an API key. */
  use(key) {
    this.bearer = key;
    this.own = false;
  }

  /**
   * Checks a text.
   *
   * @throws Refusal where the service does not answer with a result.
   */
  async check(body, signal) {
    let answer;
    for (const renew of [this.own, false]) {
      const headers = { Authorization: `Bearer ${this.bearer}`, "Content-Type": "application/json" };
      try {
        answer = await fetch("v1/checker", { method: "POST", headers, body: JSON.stringify(body), signal });
      } catch (error) {
        if (error.name === "AbortError") throw error;
        throw new Refusal("offline", "The service cannot be reached.", 5);
      }
      // The page's token ends after an hour; pages stay open longer.
      if (answer.status !== 401 || !renew || !(await this.enter())) break;
    }
    const said = await answer.json().catch(() => ({}));
    if (answer.ok) return said;
    throw new Refusal(said.code, said.title ?? `Status ${answer.status}`, Number(answer.headers.get("Retry-After")));
  }

  /** The command line that checks a text, in parts of which the second is the token: the page's own, or where the key is. */
  curl(body) {
    const url = new URL("v1/checker", document.baseURI).href;
    const lines = [`curl ${url}`, '-H "Authorization: Bearer '];
    const rest = ['"', '-H "Content-Type: application/json"'];
    if (this.own) rest.splice(1, 0, `-H "Origin: ${location.origin}"`);
    // No quote of the shell is left in the JSON, which reads an escape as well.
    const json = JSON.stringify(body).replaceAll("'", "\\u0027");
    // What is longer than an argument may be comes as the input.
    const long = new TextEncoder().encode(json).length > LONGEST_ARGUMENT;
    rest.push(long ? `--data-binary @- <<'END'\n${json}\nEND` : `-d '${json}'`);
    return [lines.join(NEXT), this.own ? this.bearer : "$EMEND_KEY", rest.join(NEXT)];
  }
}

/** Why a text was not checked, in words; `after` seconds it may be tried again, 0 never. */
export class Refusal extends Error {
  constructor(code, message, after = 0) {
    super(message);
    this.code = code;
    this.after = after;
  }
}
