// Copies the built SDK and the playground's table of languages into the extension, or into another folder:
// `node copy-sdk.mjs [FOLDER]`.
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";

const folder = join(process.argv[2] ?? import.meta.dirname, "sdk");
mkdirSync(folder, { recursive: true });
for (const file of ["checker-sdk.iife.js", "mirror.js", "popover.js", "settings.js", "words.js", "worker.js"]) {
  cpSync(join(import.meta.dirname, "../../dist", file), join(folder, file));
}
cpSync(join(import.meta.dirname, "../../../service/playground/languages.js"), join(folder, "languages.js"));
