// Builds dist/: the ESM entries, each in one file, the script for a script tag, both packed too, as the service
// sends them, and the type declarations.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

// What is loaded only where it is needed stands beside what loads it: also a script can do that.
const LATER = ["./words.js", "./http.js", "./popover.js", "./settings.js", "./mirror.js"];
const OUTPUTS = [
  { input: "src/index.ts", file: "dist/index.js", format: "esm" },
  { input: "src/ui/words.ts", file: "dist/words.js", format: "esm" },
  { input: "src/ui/popover.ts", file: "dist/popover.js", format: "esm" },
  { input: "src/net/http.ts", file: "dist/http.js", format: "esm" },
  { input: "src/paint/mirror.ts", file: "dist/mirror.js", format: "esm" },
  { input: "src/settings.ts", file: "dist/settings.js", format: "esm" },
  { input: "src/service-alerts.ts", file: "dist/service-alerts.js", format: "esm" },
  { input: "src/worker.ts", file: "dist/worker.js", format: "esm" },
  { input: "src/iife.ts", file: "dist/checker-sdk.iife.js", format: "iife" },
];
// Members that only our own code uses, which a unit test sees to; one that is missing there only costs some bytes. Their
// short names are the same in all files, as these hand each other objects.
const INTERNAL = JSON.parse(readFileSync(new URL("internal-names.json", import.meta.url), "utf8"));
const cache = Object.fromEntries(INTERNAL.map((name, index) => [name, `_${index.toString(36)}`]));
const mangleProps = { include: RegExp(`^(${INTERNAL.join("|")})$`), cache };
const minify = { compress: true, codegen: true, mangle: true, mangleProps };

process.chdir(import.meta.dirname);
rmSync("dist", { recursive: true, force: true });
for (const { input, file, format } of OUTPUTS) {
  const resolve = { extensionAlias: { ".js": [".ts"] } };
  const bundle = await rolldown({ input, resolve, external: LATER });
  const paths = (id) => `./${basename(id)}`;
  await bundle.write({ file, format, minify, comments: false, sourcemap: true, paths });
  const code = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(code));
  writeFileSync(`${file}.gz`, gzipSync(code, { level: 9 }));
}
execFileSync("node_modules/.bin/tsc", ["-p", "tsconfig.json", "--declaration", "--emitDeclarationOnly"], {
  stdio: "inherit",
});
