// The extension: starts `emend lsp` and has VS Code speak with it.
import { homedir } from "node:os";
import * as vscode from "vscode";
import { LanguageClient, State, TransportKind } from "vscode-languageclient/node";

import { type Command, commandOf, failure, selectorOf } from "./starting";

let client: LanguageClient | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const status = vscode.languages.createLanguageStatusItem("emend.status", selector());
  status.name = "Emend";
  status.command = { command: "emend.showOutput", title: "Output" };
  const output = vscode.window.createOutputChannel("Emend", { log: true });
  context.subscriptions.push(
    status,
    output,
    vscode.commands.registerCommand("emend.showOutput", () => output.show(true)),
    vscode.commands.registerCommand("emend.restart", () => restart(output, status)),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (["emend.command", "emend.languages"].some((name) => event.affectsConfiguration(name))) {
        status.selector = selector();
        void restart(output, status);
      }
    }),
  );
  await start(output, status);
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}

function selector(): { scheme: string; language: string }[] {
  return selectorOf(vscode.workspace.getConfiguration("emend").get<string[]>("languages", []));
}

async function restart(output: vscode.LogOutputChannel, status: vscode.LanguageStatusItem): Promise<void> {
  await client?.dispose();
  client = undefined;
  await start(output, status);
}

async function start(output: vscode.LogOutputChannel, status: vscode.LanguageStatusItem): Promise<void> {
  let command: Command = { command: "emend", args: [] };
  try {
    command = commandOf(vscode.workspace.getConfiguration("emend").get("command"), homedir());
    client = new LanguageClient(
      "emend",
      "Emend",
      { ...command, transport: TransportKind.stdio },
      { documentSelector: selector(), outputChannel: output, diagnosticCollectionName: "emend" },
    );
    client.onDidChangeState(({ newState }) => {
      const running = newState === State.Running;
      status.text = running ? "Emend" : newState === State.Starting ? "Emend: starting" : "Emend: stopped";
      status.severity = newState === State.Stopped
        ? vscode.LanguageStatusSeverity.Error
        : vscode.LanguageStatusSeverity.Information;
      status.busy = newState === State.Starting;
    });
    await client.start();
  } catch (error) {
    const chosen = await vscode.window.showErrorMessage(failure(error, command), "Open Settings");
    if (chosen) {
      await vscode.commands.executeCommand("workbench.action.openSettings", "emend.command");
    }
  }
}
