// The operator's own server: the pages of the site, and client tokens for those who use them. It has the proxy's secret
// and no API key.
import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";

const { PORT = "8090", PROXY_URL, EMEND_PROXY_SECRETS } = process.env;
const [secret] = EMEND_PROXY_SECRETS.split(",");
const FILES = {
  "/": ["index.html", "text/html; charset=utf-8"],
  "/page.js": ["page.js", "text/javascript"],
  "/style.css": ["style.css", "text/css"],
};
// The SDK, with what it loads only where it is needed.
for (const part of ["index", "mirror", "popover", "words", "settings"]) {
  FILES[`/sdk/${part}.js`] = [`../../dist/${part}.js`, "text/javascript"];
}

/** A JSON Web Token (HS256) for the proxy, for pages of one origin, good for 15 minutes. */
function clientToken(origin) {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { aud: "emend-proxy", exp: Math.floor(Date.now() / 1000) + 900, origin };
  const signed = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

const server = createServer(async (request, response) => {
  if (request.url === "/checker" && request.method === "POST") {
    // A real site looks here whether the user has signed in.
    response.setHeader("Content-Type", "application/json");
    response.setHeader("Cache-Control", "no-store");
    return response.end(JSON.stringify({ url: PROXY_URL, clientToken: clientToken(origin) }));
  }
  const [file, type] = FILES[request.url] ?? [];
  if (!file) return response.writeHead(404).end();
  response.setHeader("Content-Type", type);
  response.end(await readFile(new URL(file, import.meta.url)));
});

let origin;
server.listen(Number(PORT), "127.0.0.1", () => {
  origin = `http://127.0.0.1:${server.address().port}`;
  console.log(`Open ${origin}`);
});
process.on("SIGTERM", () => process.exit(0));
