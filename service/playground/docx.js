/** The text of a Word document (ECMA-376): a ZIP archive with the text in `word/document.xml`. */
import { word } from "./words.js";

const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
/** The text unpacked may have so many bytes; more is no document, but an attack on the browser's memory. */
const MOST_BYTES = 64 * 1024 * 1024;
const [END, ENTRY] = [0x06054b50, 0x02014b50];

/**
 * The paragraphs of a document, one a line, without what is deleted in it.
 *
 * @throws Error with words for the person: it is no such document.
 */
export async function docxText(buffer) {
  const xml = new TextDecoder().decode(await entry(buffer, "word/document.xml"));
  const tree = new DOMParser().parseFromString(xml, "application/xml");
  if (tree.querySelector("parsererror")) throw new Error(word("damaged"));
  return [...tree.getElementsByTagNameNS(WORD, "p")].map(paragraph).join("\n");
}

function paragraph(element) {
  let text = "";
  const walk = (node) => {
    for (const child of node.children) {
      if (child.namespaceURI !== WORD) walk(child);
      else if (child.localName === "t") text += child.textContent;
      else if (child.localName === "tab") text += "\t";
      else if (child.localName === "br" || child.localName === "cr") text += "\n";
      else if (child.localName === "noBreakHyphen") text += "\u2011";
      // A paragraph in a paragraph (a text box) is found by itself; `pPr` has tab stops, not tabs.
      else if (!["p", "del", "moveFrom", "pPr", "rPr"].includes(child.localName)) walk(child);
    }
  };
  walk(element);
  return text;
}

/** The content of one file of an archive. */
async function entry(buffer, name) {
  const view = new DataView(buffer);
  const number = (at, bytes) => (bytes === 2 ? view.getUint16(at, true) : view.getUint32(at, true));
  try {
    let end = buffer.byteLength - 22;
    while (number(end, 4) !== END) end--; // a comment may follow
    let at = number(end + 16, 4);
    while (number(at, 4) === ENTRY) {
      const [method, size, long, extra, comment] = [10, 20, 28, 30, 32].map((it) => number(at + it, it === 20 ? 4 : 2));
      if (new TextDecoder().decode(new Uint8Array(buffer, at + 46, long)) === name) {
        const local = number(at + 42, 4);
        const start = local + 30 + number(local + 26, 2) + number(local + 28, 2);
        return await unpacked(new Uint8Array(buffer, start, size), method);
      }
      at += 46 + long + extra + comment;
    }
  } catch (error) {
    throw new Error(error instanceof RangeError || error instanceof TypeError ? word("damaged") : error.message);
  }
  throw new Error(word("noText"));
}

async function unpacked(bytes, method) {
  if (method === 0) return bytes;
  if (method !== 8) throw new Error(word("unknownPacking"));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    if ((size += value.length) > MOST_BYTES) throw new Error(word("tooBig"));
    parts.push(value);
  }
}
