// The client library of the extension's language client, speaking with a real `emend lsp` that loads its own models.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";

import protocol from "vscode-languageserver-protocol/node";

const {
  CodeActionRequest, ConfigurationRequest, DidChangeTextDocumentNotification, DidOpenTextDocumentNotification,
  ExitNotification, HoverRequest, InitializedNotification, InitializeRequest, PublishDiagnosticsNotification,
  ShutdownRequest, WorkDoneProgress, WorkDoneProgressCreateRequest, createProtocolConnection, StreamMessageReader,
  StreamMessageWriter,
} = protocol;

const root = new URL("../../..", import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "emend-vscode-"));
const uri = pathToFileURL(join(folder, "letter.md")).href;
const text = "# A letter\n\nWe *recieved* it, 😀 and teh house is old.\n";

let server;
let connection;
let capabilities;
const published = new Map();
const waiting = [];
const messages = [];

/** The defaults of the settings, as VS Code answers them for a section. */
function defaults() {
  const section = {};
  for (const [name, setting] of Object.entries(manifest.contributes.configuration.properties)) {
    const keys = name.split(".").slice(1);
    let place = section;
    for (const key of keys.slice(0, -1)) place = place[key] ??= {};
    place[keys.at(-1)] = setting.default;
  }
  return { ...section, language: "en-US", alone: true };
}

function diagnostics(version) {
  if (published.has(version)) return Promise.resolve(published.get(version));
  return new Promise((resolve) => waiting.push({ version, resolve }));
}

before(async () => {
  const env = { ...process.env, PYTHONPATH: root, EMEND_DATA_DIR: folder, OMP_NUM_THREADS: "1" };
  server = spawn(process.env.EMEND_PYTHON ?? "python3", ["-m", "service.cli", "lsp", "--stdio"], { cwd: folder, env });
  connection = createProtocolConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
  connection.onRequest(ConfigurationRequest.type, ({ items }) => items.map(() => defaults()));
  connection.onRequest(WorkDoneProgressCreateRequest.type, ({ token }) => {
    connection.onProgress(WorkDoneProgress.type, token, (value) => messages.push(value.message));
  });
  connection.onNotification(PublishDiagnosticsNotification.type, (told) => {
    published.set(told.version, told.diagnostics);
    waiting.filter((one) => one.version === told.version).forEach((one) => one.resolve(told.diagnostics));
  });
  connection.listen();
  const begun = Date.now();
  ({ capabilities } = await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    workspaceFolders: [{ uri: pathToFileURL(folder).href, name: "letters" }],
    capabilities: {
      general: { positionEncodings: ["utf-16"] },
      window: { workDoneProgress: true },
      workspace: { configuration: true, workspaceEdit: { documentChanges: true } },
      textDocument: { hover: { contentFormat: ["markdown"] }, publishDiagnostics: { versionSupport: true } },
    },
  }));
  console.log(`initialized after ${Date.now() - begun} ms`);
  await connection.sendNotification(InitializedNotification.type, {});
});

after(async () => {
  await connection.sendRequest(ShutdownRequest.type);
  await connection.sendNotification(ExitNotification.type);
  const status = await new Promise((resolve) => (server.exitCode === null ? server.on("exit", resolve) : resolve(0)));
  connection.dispose();
  rmSync(folder, { recursive: true });
  assert.equal(status, 0);
});

test("the server says what it can do", () => {
  assert.equal(capabilities.positionEncoding, "utf-16");
  assert.equal(capabilities.textDocumentSync.change, 2);
  assert.deepEqual(capabilities.codeActionProvider.codeActionKinds, ["quickfix", "source.fixAll.emend"]);
  const own = manifest.contributes.commands.map(({ command }) => command);
  for (const command of own.filter((one) => !["emend.restart", "emend.showOutput"].includes(one))) {
    assert.ok(capabilities.executeCommandProvider.commands.includes(command), command);
  }
});

test("it answers while the models are loading", async () => {
  const document = { uri, languageId: "markdown", version: 1, text };
  await connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument: document });
  const position = { line: 2, character: 5 };
  assert.equal(await connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position }), null);
  assert.ok(!published.has(1));
});

test("alerts come as diagnostics, and are fixed", async () => {
  const found = await diagnostics(1);
  assert.deepEqual(
    found.map(({ range }) => text.split("\n")[range.start.line].slice(range.start.character, range.end.character)),
    ["recieved", "teh"],
  );
  assert.ok(messages.includes("loading the models"));
  const context = { diagnostics: [], only: ["source.fixAll"] };
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  const [all] = await connection.sendRequest(CodeActionRequest.type, { textDocument: { uri }, range, context });
  const [{ textDocument, edits }] = all.edit.documentChanges;
  assert.deepEqual(textDocument, { uri, version: 1 });
  assert.deepEqual(edits.map(({ newText }) => newText), ["received", "the"]);
  const contentChanges = edits.toReversed().map((edit) => ({ range: edit.range, text: edit.newText }));
  await connection.sendNotification(DidChangeTextDocumentNotification.type, {
    textDocument: { uri, version: 2 },
    contentChanges,
  });
  assert.deepEqual(await diagnostics(2), []);
});
