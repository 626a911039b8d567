// How the language server is started, told from the settings.

/** A program and its arguments. */
export interface Command {
  command: string;
  args: string[];
}

/**
 * The command of the setting `emend.command`.
 *
 * @param setting - its value, which somebody may have written by hand.
 * @param home - the folder that `~` stands for.
 * @throws Error if it is no list of texts that begins with a program.
 */
export function commandOf(setting: unknown, home: string): Command {
  if (!Array.isArray(setting) || !setting.every((one) => typeof one === "string") || !setting[0]?.trim()) {
    throw new Error('emend.command must be a list such as ["emend", "lsp"]');
  }
  const [program = "", ...args] = setting as string[];
  return { command: program.replace(/^~(?=[/\\])/, home), args };
}

/** The documents that are checked: saved ones, and those that never were. */
export function selectorOf(languages: readonly string[]): { scheme: string; language: string }[] {
  return languages.flatMap((language) => [
    { scheme: "file", language },
    { scheme: "untitled", language },
  ]);
}

/** What to say of a server that does not start. */
export function failure(error: unknown, command: Command): string {
  const said = error instanceof Error ? error.message : String(error);
  if (/ENOENT/.test(said)) {
    return `Emend: there is no program “${command.command}”. Set emend.command to where Emend is installed.`;
  }
  return /EPIPE|ECONNRESET|destroyed|disposed|closed/.test(said)
    ? `Emend: “${[command.command, ...command.args].join(" ")}” ended at once. Emend: Show Output may tell why.`
    : `Emend: the language server does not start: ${said}`;
}
