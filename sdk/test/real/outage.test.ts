/**
 * A service that was away for long is found again as soon as the user does something.
 */
import { connect, createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, inject, test } from "vitest";
import { badge, open, underlined, useBrowser } from "./harness.js";

useBrowser();

/** A way to the service that can be cut. */
class Way {
  readonly #open = new Set<Socket>();
  #server!: Server;

  async start(port = 0): Promise<number> {
    const service = new URL(inject("service"));
    this.#server = createServer((client) => {
      const there = connect(Number(service.port), service.hostname);
      for (const [one, other] of [[client, there], [there, client]] as const) {
        this.#open.add(one.on("error", () => other.destroy()));
        one.pipe(other);
      }
    });
    await new Promise<void>((resolve) => this.#server.listen(port, "127.0.0.1", resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#open) socket.destroy();
    await closed;
  }
}

test.each([
  ["websocket", "the next key", "keyboard"],
  ["websocket", "a click", "click"],
  ["websocket", "the focus", "focus"],
  ["http", "the next key", "keyboard"],
])("over %s at %s", async (transport, _, doing) => {
  const way = new Way();
  const port = await way.start();
  const page = await open(`<textarea id="field" rows="5" cols="60">We recieved it.</textarea>`, {
    config: `apiKey: "${inject("key")}", url: "http://127.0.0.1:${port}", transport: "${transport}"`,
    // The waiting times are what the dice make of them; here the longest.
    head: "<script>Math.random = () => 1</script>",
  });
  await way.stop();
  await page.locator("#field").press("Control+End");
  await page.keyboard.type(" They beleive it.");
  await expect.poll(() => badge(page)).toContain("Offline");
  await page.evaluate("field.blur()");
  await page.waitForTimeout(6_000); // the next attempt is 4 s or 8 s after the one before
  await way.start(port);
  const back = Date.now();
  if (doing === "keyboard") await page.evaluate("field.focus({ preventScroll: true })").then(() => page.keyboard.type("!"));
  else if (doing === "click") await page.locator("#field").click({ position: { x: 300, y: 60 } });
  else await page.evaluate("field.focus()");
  await expect.poll(() => underlined(page), { interval: 50 }).toEqual(["beleive", "recieved"]);
  expect(Date.now() - back).toBeLessThan(1_800);
  await page.close();
  await way.stop();
});
