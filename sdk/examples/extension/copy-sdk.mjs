// Copies the built SDK into the extension: `node copy-sdk.mjs`, or to another folder: `node copy-sdk.mjs FOLDER`.
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";

const folder = join(process.argv[2] ?? import.meta.dirname, "sdk");
mkdirSync(folder, { recursive: true });
for (const file of ["checker-sdk.iife.js", "mirror.js", "popover.js", "settings.js", "words.js", "worker.js"]) {
  cpSync(join(import.meta.dirname, "../../dist", file), join(folder, file));
}
