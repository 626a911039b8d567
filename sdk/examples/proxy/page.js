import { CheckerSDK } from "/sdk/index.js";

/** Minutes after which a new token is fetched; one is good for 15. */
const RENEW = 12;

async function start() {
  const { url, clientToken } = await (await fetch("/checker", { method: "POST" })).json();
  CheckerSDK.initialize({ url, options: { query: { clientToken } } });
}

await start();
setInterval(start, RENEW * 60_000);
