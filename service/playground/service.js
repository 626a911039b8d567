/** The service over HTTP: the page's own token, a check, and the same as a command line. */

/** What joins the lines of a command. */
const NEXT = " \\\n  ";
/** Bytes that an argument of a command may have everywhere; Linux takes 128 KiB. */
const LONGEST_ARGUMENT = 100_000;

/** The service that the page comes from. */
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

  /** A new token for this page. */
  async token() {
    await this.enter();
    return this.bearer;
  }

  /** Takes an API key. */
  use(key) {
    this.bearer = key;
    this.own = false;
  }

  /** The answer to a request for a check, whatever it says. */
  async check(body) {
    const headers = { Authorization: `Bearer ${this.bearer}`, "Content-Type": "application/json" };
    return (await fetch("v1/checker", { method: "POST", headers, body: JSON.stringify(body) })).json();
  }

  /** The command line of a check, in three parts: the second is the token, the page's own, or where the key is. */
  curl(body) {
    const url = new URL("v1/checker", document.baseURI).href;
    const rest = ['"', '-H "Content-Type: application/json"'];
    if (this.own) rest.splice(1, 0, `-H "Origin: ${location.origin}"`);
    // No quote of the shell is left in the JSON, which reads an escape as well.
    const json = JSON.stringify(body).replaceAll("'", "\\u0027");
    // What is longer than an argument may be comes as the input.
    const long = new TextEncoder().encode(json).length > LONGEST_ARGUMENT;
    rest.push(long ? `--data-binary @- <<'END'\n${json}\nEND` : `-d '${json}'`);
    return [`curl ${url}${NEXT}-H "Authorization: Bearer `, this.own ? this.bearer : "$EMEND_KEY", rest.join(NEXT)];
  }
}
