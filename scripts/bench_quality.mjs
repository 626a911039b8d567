// Reads lines with a JSON list of texts each, and prints a line for each: what Harper finds in every text, as
// [start, end, replacement] in code points, with null where it suggests nothing. Every lint of the package's defaults
// counts that is no matter of style or region.
import { createInterface } from "node:readline";
import { binary } from "../sdk/test/node_modules/harper.js/dist/binary.js";
import { LocalLinter, SuggestionKind } from "../sdk/test/node_modules/harper.js/dist/index.js";

const STYLE = new Set(["Enhancement", "Readability", "Redundancy", "Regionalism", "Style"]);

const linter = new LocalLinter({ binary });
await linter.setup();
for await (const line of createInterface({ input: process.stdin })) {
  const found = [];
  for (const text of JSON.parse(line)) {
    const lints = await linter.lint(text, { language: "plaintext" });
    found.push(lints.filter((lint) => !STYLE.has(lint.lint_kind())).map((lint) => finding(text, lint)));
  }
  console.log(JSON.stringify(found));
}

function finding(text, lint) {
  const { start, end } = lint.span(); // UTF-16
  const [first] = lint.suggestions();
  const from = first?.kind() === SuggestionKind.InsertAfter ? end : start;
  return [points(text, from), points(text, end), first?.get_replacement_text() ?? null];
}

function points(text, offset) {
  return [...text.slice(0, offset)].length;
}
