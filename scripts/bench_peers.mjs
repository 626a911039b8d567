// Reads a JSON list of texts and prints the milliseconds that Harper takes for each, and how many lints it finds.
import { readFileSync } from "node:fs";
import { binary } from "../sdk/test/node_modules/harper.js/dist/binary.js";
import { LocalLinter } from "../sdk/test/node_modules/harper.js/dist/index.js";

const texts = JSON.parse(readFileSync(0, "utf-8"));
const linter = new LocalLinter({ binary });
await linter.setup();
await linter.lint("This sentence warm it up.");
const found = [];
for (const text of texts) {
  const started = performance.now();
  const lints = await linter.lint(text, { language: "plaintext" });
  found.push([performance.now() - started, lints.length]);
}
console.log(JSON.stringify(found));
