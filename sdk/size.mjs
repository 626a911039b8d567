// Fails where an entry is larger than it may be. Sizes are those of gzip -9.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMITS = { "index.js": 20_000, "checker-sdk.iife.js": 20_000, "worker.js": 6_000 };

for (const [file, limit] of Object.entries(LIMITS)) {
  const size = gzipSync(readFileSync(new URL(`dist/${file}`, import.meta.url)), { level: 9 }).length;
  console.log(`${file}: ${size} of ${limit} bytes`);
  if (size > limit) process.exitCode = 1;
}
