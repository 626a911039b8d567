// What somebody does in VS Code with each file of EMEND_FILES: reads what is wrong, hovers, takes a quick fix, ignores,
// types a name and has it kept, fixes all; then the program of the setting is none, and put right. It runs beside the
// extension, in the process of VS Code's extensions; a line of JSON for each file.
const { appendFileSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const path = require("node:path");
const vscode = require("vscode");

const { EMEND_FILES, EMEND_TOLD, EMEND_PROJECT, EMEND_MACHINE } = process.env;
const PATIENCE = 60_000;

const until = async (what, holds) => {
  for (const start = Date.now(); !holds(); await new Promise((resolve) => setTimeout(resolve, 20))) {
    if (Date.now() - start > PATIENCE) throw new Error(`waited in vain for ${what()}`);
  }
};

class Document {
  constructor(document) {
    this.document = document;
  }

  found() {
    const all = vscode.languages.getDiagnostics(this.document.uri).filter((one) => one.source === "Emend");
    return all.sort((one, other) => one.range.start.compareTo(other.range.start));
  }

  words() {
    return this.found().map((one) => this.document.getText(one.range));
  }

  async expect(...words) {
    const same = () => JSON.stringify(this.words()) === JSON.stringify(words);
    await until(() => `${words} in ${this.document.fileName}; there is ${this.words()}`, same);
  }

  async take(range, title, kind) {
    let action;
    for (const start = Date.now(); !action && Date.now() - start < PATIENCE; ) {
      const asked = ["vscode.executeCodeActionProvider", this.document.uri, range, kind];
      const all = await vscode.commands.executeCommand(...asked);
      action = all.find((one) => one.title.includes(title));
    }
    if (action.edit) await vscode.workspace.applyEdit(action.edit);
    const { command } = action;
    if (command) await vscode.commands.executeCommand(command.command, ...(command.arguments ?? []));
  }

  async fix(word, title) {
    const one = this.found().find((other) => this.document.getText(other.range) === word);
    await this.take(one.range, title, "quickfix");
  }

  async hovered(word) {
    const one = this.found().find((other) => this.document.getText(other.range) === word);
    const asked = ["vscode.executeHoverProvider", this.document.uri, one.range.start];
    const shown = (await vscode.commands.executeCommand(...asked)).flatMap((each) => each.contents);
    return { page: one.code.target.toString(), hover: shown.map((each) => each.value).join("\n") };
  }

  async replace(old, other) {
    const at = this.document.getText().indexOf(old);
    const edit = new vscode.WorkspaceEdit();
    const range = new vscode.Range(this.document.positionAt(at), this.document.positionAt(at + old.length));
    edit.replace(this.document.uri, range, other);
    await vscode.workspace.applyEdit(edit);
  }

  lines() {
    return this.document.getText().trimEnd().split("\n");
  }
}

async function work(file) {
  const document = await vscode.workspace.openTextDocument(vscode.Uri.file(path.join(EMEND_PROJECT, file)));
  await vscode.window.showTextDocument(document);
  const one = new Document(document);
  await one.expect("recieved", "hammmer", "an", "color");
  const told = await one.hovered("recieved");
  await one.fix("recieved", "Replace with “received”");
  await one.expect("hammmer", "an", "color");
  await one.fix("hammmer", "Ignore here, with a comment");
  await one.expect("an", "color");
  const ignored = document.getText().split("\n");
  await one.fix("an", "until the document is closed");
  await one.expect("color");
  await one.replace("Anna came by", "A zibbleflug recieved it");
  await one.expect("zibbleflug", "recieved", "color");
  await one.fix("zibbleflug", "to the words of the project");
  await one.expect("recieved", "color");
  const all = new vscode.Range(0, 0, document.lineCount, 0);
  await one.take(all, "Fix all that Emend finds", "source.fixAll.emend");
  await one.expect();
  appendFileSync(EMEND_TOLD, `${JSON.stringify({ file, ...told, ignored, text: one.lines() })}\n`);
  await document.save();
  rmSync(path.join(EMEND_PROJECT, ".emend.toml"));
}

/** The command of the setting is wrong, which is told; then it is right again, and texts are checked. */
async function mend() {
  const content = { language: "markdown", content: "It is teh end.\n" };
  const one = new Document(await vscode.workspace.openTextDocument(content));
  await one.expect("teh");
  const settings = readFileSync(EMEND_MACHINE, "utf8");
  const wrong = { ...JSON.parse(settings), "emend.command": ["/no/such/emend"] };
  writeFileSync(EMEND_MACHINE, JSON.stringify(wrong));
  await one.expect();
  writeFileSync(EMEND_MACHINE, settings);
  await one.expect("teh");
}

exports.activate = async () => {
  try {
    for (const file of EMEND_FILES.split(" ")) await work(file);
    await mend();
    appendFileSync(EMEND_TOLD, "\n");
  } catch (error) {
    appendFileSync(EMEND_TOLD, `${JSON.stringify({ error: `${error.stack}` })}\n`);
  }
};
