#!/usr/bin/env node
/**
 * Stands in for the program of a Firefox that Playwright drives over WebDriver BiDi.
 *
 * Playwright sends some commands that a Firefox of extended support (140) does not know, and gives up. This relays its
 * socket and answers those itself where the browser cannot: none of them has an effect that tests here could see.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

/** Commands that may be missing, with what they answer. */
const OPTIONAL = {
  "network.addDataCollector": { collector: "none" },
  "browser.setDownloadBehavior": {},
  "emulation.setScreenOrientationOverride": {},
  "emulation.setScreenSettingsOverride": {},
  "emulation.setMediaFeaturesOverride": {},
};

const firefox = spawn(process.env.FIREFOX ?? "/usr/bin/firefox-esr", process.argv.slice(2), {
  stdio: ["inherit", "inherit", "pipe"],
});
firefox.on("exit", (code) => process.exit(code ?? 1));
createInterface({ input: firefox.stderr }).on("line", (line) => {
  const address = LISTENING.exec(line)?.[1];
  if (address) relay(address);
  else console.error(line);
});

function relay(address) {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("listening", () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
  server.on("connection", (client, { url }) => {
    const browser = new WebSocket(address + url, { maxPayload: 0, perMessageDeflate: false });
    const opened = new Promise((resolve) => browser.once("open", resolve));
    const asked = new Map();
    client.on("message", async (data) => {
      const { id, method, params } = JSON.parse(data);
      // A medium that a test asks for has to be there.
      if (method in OPTIONAL && !Object.keys(params.features ?? {}).length) asked.set(id, method);
      await opened;
      browser.send(String(data));
    });
    browser.on("message", (data) => {
      const { id, error } = asked.size ? JSON.parse(data) : {};
      const result = error === "unknown command" && OPTIONAL[asked.get(id)];
      asked.delete(id);
      client.send(result ? JSON.stringify({ type: "success", id, result }) : String(data));
    });
    client.on("close", () => browser.close());
    browser.on("close", () => client.close());
  });
}
