import { expect, test } from "vitest";
import { chromiumFor, underlined } from "./harness.js";

const FIELDS = `<textarea id="field" rows="8" cols="60">I recieved three letter. </textarea>
  <div id="other" contenteditable>Another eror.</div>`;
/** Waiting times are what the dice make of them; here the longest of each step. Every attempt to connect is noted. */
const HEAD = `<script>
  Math.random = () => 1;
  window.attempts = [];
  window.WebSocket = class extends WebSocket {
    constructor(...options) { super(...options); attempts.push(performance.now()); }
  };
</script>`;
const BOTH = `for (const id of ["field", "other"]) CheckerSDK.attachToElement(document.getElementById(id));`;
/** 200 characters with two alerts more. */
const START = "An eror came in while the service was away, and nobody noticed it at all. ";
const TYPED = START.padEnd(183, "a b ") + "One more letter. ";

const chromium = chromiumFor("mirror");

// Check 22.
test.each([
  ["that remembers the texts gets one patch", true, 10_000, "patch"],
  ["that has forgotten them gets each text once", false, 1_000, "open"],
])("a service that comes back after an outage and %s", { timeout: 60_000 }, async (_, remembers, outage, sent) => {
  const { page, service } = await chromium.open(FIELDS, {
    head: HEAD,
    script: BOTH,
    service: (it) => (it.remembers = remembers),
  });
  await expect.poll(() => underlined(page)).toEqual(["eror", "letter", "recieved"]);
  const { port } = service;
  await service.stop();
  const gone = Date.now();
  const before = service.received.length;
  const ids = service.frames("open").map(({ id }) => id);
  await page.locator("#field").press("Control+End");
  expect(TYPED).toHaveLength(200);
  await page.keyboard.type(TYPED, { delay: outage / 400 });
  // The last keys have left the field, however slowly they were typed.
  await page.waitForTimeout(Math.max(1_000, outage - (Date.now() - gone)));
  const down = Date.now() - gone;
  await service.start(port);
  await page.keyboard.press("Shift"); // whoever is at the keys need not wait for the next attempt
  const wrong = ["eror", "eror", "letter", "letter", "recieved"];
  await expect.poll(() => underlined(page), { timeout: 20_000 }).toEqual(wrong);
  await page.waitForTimeout(1_000);

  const times = (await page.evaluate("attempts")) as number[];
  const waits = times.slice(1).map((time, index) => time - times[index]!);
  waits.shift(); // from the first connection to the one after it broke
  // The user types all the time, so it is looked for as often as may be: each second, by timers of a busy machine.
  waits.forEach((wait) => expect(wait).toBeGreaterThanOrEqual(900));
  expect(waits.length).toBeLessThanOrEqual(down / 900 + 1);

  const after = service.received.slice(before).map(({ frame }) => frame);
  const hellos = after.filter((frame) => frame.type === "hello");
  expect(hellos).toHaveLength(1);
  expect(Object.keys(hellos[0]!.payload.resume!.docs).sort()).toEqual([...ids].sort());
  const texts = after.filter(({ type }) => type === "open" || type === "patch" || type === "sync");
  expect(texts.map(({ type }) => type)).toEqual(remembers ? [sent] : [sent, sent]);
  expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
});
