// The extension: starts `emend lsp` and has VS Code speak with it.
import { homedir } from "node:os";
import * as vscode from "vscode";
import { LanguageClient, State, TransportKind } from "vscode-languageclient/node";

import { type Command, commandOf, failure, selectorOf } from "./starting";

let client: LanguageClient | undefined;
let turn: Promise<void> = Promise.resolve();

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const status = vscode.languages.createLanguageStatusItem("emend.status", selector());
  status.name = "Emend";
  status.command = { command: "emend.showOutput", title: "Output" };
  const output = vscode.window.createOutputChannel("Emend", { log: true });
  context.subscriptions.push(
    status,
    output,
    vscode.commands.registerCommand("emend.showOutput", () => output.show(true)),
    vscode.commands.registerCommand("emend.restart", () => inTurn(() => start(output, status))),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (["emend.command", "emend.languages"].some((name) => event.affectsConfiguration(name))) {
        status.selector = selector();
        void inTurn(() => start(output, status));
      }
    }),
  );
  await inTurn(() => start(output, status));
}

export async function deactivate(): Promise<void> {
  await inTurn(stop);
}

/** One start or stop after the other: a setting may change while the server still starts. */
function inTurn(step: () => Promise<void>): Promise<void> {
  turn = turn.then(step);
  return turn;
}

function selector(): { scheme: string; language: string }[] {
  return selectorOf(vscode.workspace.getConfiguration("emend").get<string[]>("languages", []));
}

/** End the server if there is one; a client whose server never started refuses to be stopped. */
async function stop(): Promise<void> {
  await client?.dispose().catch(() => undefined);
  client = undefined;
}

async function start(output: vscode.LogOutputChannel, status: vscode.LanguageStatusItem): Promise<void> {
  await stop();
  let command: Command = { command: "emend", args: [] };
  try {
    command = commandOf(vscode.workspace.getConfiguration("emend").get("command"), homedir());
    client = new OurClient(
      "emend",
      "Emend",
      { ...command, transport: TransportKind.stdio },
      {
        documentSelector: selector(),
        outputChannel: output,
        diagnosticCollectionName: "emend",
        initializationFailedHandler: () => false,
      },
    );
    client.onDidChangeState(({ newState }) => show(status, newState));
    await client.start();
  } catch (error) {
    show(status, State.Stopped);
    void tell(failure(error, command));
  }
}

/** A client that leaves it to its caller to say that the server does not start. */
class OurClient extends LanguageClient {
  private begun = false;

  override async start(): Promise<void> {
    await super.start();
    this.begun = true;
  }

  override error(message: string, data?: unknown, showNotification: boolean | "force" = true): void {
    super.error(message, data, this.begun && showNotification);
  }
}

function show(status: vscode.LanguageStatusItem, state: State): void {
  status.text = state === State.Running ? "Emend" : state === State.Starting ? "Emend: starting" : "Emend: stopped";
  status.severity = state === State.Running || state === State.Starting
    ? vscode.LanguageStatusSeverity.Information
    : vscode.LanguageStatusSeverity.Error;
  status.busy = state === State.Starting;
}

async function tell(message: string): Promise<void> {
  if (await vscode.window.showErrorMessage(message, "Open Settings")) {
    await vscode.commands.executeCommand("workbench.action.openSettings", "emend.command");
  }
}
