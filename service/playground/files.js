/** Files as text: dropped on the page, or chosen. */
import { docxText } from "./docx.js";
import { word } from "./words.js";

/** Kinds of file that are read, by the ending of their name. */
export const ENDINGS = [".txt", ".md", ".docx"];
/** A file may have so many MiB. */
const MOST_MIB = 20;

/**
 * The text of a file, its line breaks as line feeds.
 *
 * @throws Error with words for the person: why it cannot be read.
 */
export async function textOf(file) {
  const ending = /\.[^.]*$/.exec(file.name.toLowerCase())?.[0];
  if (!ENDINGS.includes(ending)) throw new Error(word("wrongEnding", { file: file.name }));
  if (file.size > MOST_MIB * 1024 ** 2) throw new Error(word("tooLarge", { file: file.name, most: MOST_MIB }));
  const buffer = await file.arrayBuffer();
  if (ending !== ".docx") return decoded(buffer).replace(/\r\n?/g, "\n");
  try {
    return await docxText(buffer);
  } catch (error) {
    throw new Error(word("unreadable", { file: file.name, why: error.message }));
  }
}

/** UTF-16 where a byte order mark says so; else UTF-8, or where it is none, what Windows wrote before. */
function decoded(buffer) {
  const [first, second] = new Uint8Array(buffer);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(buffer);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(buffer);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(buffer);
  } catch {
    return new TextDecoder("windows-1252").decode(buffer);
  }
}

/**
 * Takes files that are dropped on the page.
 *
 * @param taken - called with the first file; over - called with whether a file is over the page.
 */
export function takeDrops(taken, over) {
  const files = ({ dataTransfer }) => dataTransfer?.types.includes("Files");
  let depth = 0; // enter and leave come for every element on the way
  const at = (type, listener) => addEventListener(type, (event) => files(event) && listener(event));
  at("dragenter", () => over(++depth > 0));
  at("dragleave", () => over(--depth > 0));
  at("dragover", (event) => event.preventDefault());
  at("drop", (event) => {
    event.preventDefault();
    over(!!(depth = 0));
    if (event.dataTransfer.files[0]) taken(event.dataTransfer.files[0]);
  });
}
