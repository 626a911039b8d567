// How the server is started, and the vsix that holds it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { buildSync } from "esbuild";

const source = fileURLToPath(new URL("../src/starting.ts", import.meta.url));
const { outputFiles } = buildSync({ entryPoints: [source], bundle: true, format: "esm", write: false });
const { commandOf, failure, selectorOf } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`
);

test("the command is that of the setting", () => {
  assert.deepEqual(commandOf(["emend", "lsp"], "/home/me"), { command: "emend", args: ["lsp"] });
  assert.deepEqual(commandOf(["~/e/emend", "lsp"], "/home/me"), { command: "/home/me/e/emend", args: ["lsp"] });
  for (const wrong of [undefined, "emend lsp", [], [""], ["emend", 1]]) {
    assert.throws(() => commandOf(wrong, "/home/me"), /emend\.command must be a list/);
  }
});

test("a program that is not there is told of", () => {
  const command = { command: "none", args: [] };
  assert.match(failure(new Error("spawn none ENOENT"), command), /there is no program “none”/);
  assert.match(failure(new Error("it broke"), command), /does not start: it broke/);
});

test("a program that ends at once is told of", () => {
  const command = { command: "emend", args: ["lsb"] };
  for (const said of ["write EPIPE", "Cannot call write after a stream was destroyed"]) {
    assert.match(failure(new Error(said), command), /“emend lsb” ended at once/);
  }
});

test("saved and new documents of a language are checked", () => {
  assert.deepEqual(selectorOf(["markdown"]), [
    { scheme: "file", language: "markdown" },
    { scheme: "untitled", language: "markdown" },
  ]);
});

test("the vsix holds the extension and nothing else", { skip: !existsSync(new URL("../dist/emend.vsix", import.meta.url)) }, () => {
  const vsix = fileURLToPath(new URL("../dist/emend.vsix", import.meta.url));
  const list = "import sys, zipfile; print('\\n'.join(sorted(zipfile.ZipFile(sys.argv[1]).namelist())))";
  const names = execFileSync(process.env.EMEND_PYTHON ?? "python3", ["-c", list, vsix], { encoding: "utf8" }).trim();
  assert.deepEqual(names.split("\n"), [
    "[Content_Types].xml",
    "extension.vsixmanifest",
    "extension/LICENSE.txt",
    "extension/dist/extension.js",
    "extension/icon.png",
    "extension/package.json",
    "extension/readme.md",
  ]);
});
