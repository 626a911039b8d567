/**
 * Files that are dropped on the page.
 */
import type { Page } from "playwright-core";
import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { playground, useBrowser } from "./harness.js";

useBrowser();

async function drop(page: Page, name: string, content: Buffer): Promise<void> {
  const data = await page.evaluateHandle(
    ([name, base64]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(base64!), (it) => it.charCodeAt(0))], name!));
      return transfer;
    },
    [name, content.toString("base64")],
  );
  await page.dispatchEvent("main", "dragenter", { dataTransfer: data });
  expect(await page.locator("#drop").isVisible()).toBe(true);
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
  expect(await page.locator("#drop").isVisible()).toBe(false);
}

const text = (page: Page): Promise<string> => page.locator("#plain").inputValue();
const said = (page: Page): Promise<string> => page.getByRole("status").first().innerText();

/** An archive of some files, packed or only stored. */
function archive(files: Record<string, string>, packed = true): Buffer {
  const [locals, entries]: Buffer[][] = [[], []];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = packed ? deflateRawSync(Buffer.from(content)) : Buffer.from(content);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(packed ? 8 : 0, 4);
    head.writeUInt32LE(data.length, 14);
    head.writeUInt32LE(Buffer.byteLength(content), 18);
    head.writeUInt16LE(name.length, 22);
    locals!.push(Buffer.from("PK\x03\x04"), head, Buffer.from(name), data);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(at, 10);
    entries!.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), head, offset, Buffer.from(name));
    at += 30 + name.length + data.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt32LE(Buffer.concat(entries!).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals!, ...entries!, Buffer.from("PK\x05\x06"), end]);
}

const DOCUMENT = `<?xml version="1.0" encoding="UTF-8"?>
<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>
<w:p><w:pPr><w:pStyle w:val="Heading1"/><w:tabs><w:tab w:pos="1"/></w:tabs></w:pPr><w:r><w:t>Grüße</w:t></w:r></w:p>
<w:p><w:r><w:t xml:space="preserve">We </w:t></w:r><w:del><w:r><w:delText>never </w:delText></w:r></w:del>
<w:ins><w:r><w:t>recieved</w:t></w:r></w:ins><w:r><w:tab/><w:t>it &amp; more.</w:t><w:br/><w:t>Yes.</w:t></w:r></w:p><w:p/>
<w:tbl><w:tr><w:tc><w:p><w:r><w:t>A cell.</w:t></w:r></w:p></w:tc></w:tr></w:tbl></w:body></w:document>`;
const FILES = { "[Content_Types].xml": "<Types/>", "word/document.xml": DOCUMENT };

test("texts of all kinds of file come in, and the text before comes back", async () => {
  const page = await playground("Before.");
  for (const [name, content, expected] of [
    ["notes.txt", Buffer.from("Grüße,\r\nwe recieved it."), "Grüße,\nwe recieved it."],
    ["mark.txt", Buffer.from("\ufeffGrüße."), "Grüße."],
    ["wide.txt", Buffer.from("\ufeffGrüße.", "utf16le"), "Grüße."],
    ["old.TXT", Buffer.from("Grüße.", "latin1"), "Grüße."],
    ["readme.md", Buffer.from("# Title\n\nWe *recieved* it.\n"), "# Title\n\nWe *recieved* it.\n"],
    ["long.txt", Buffer.from("A line.\n".repeat(6_000)), "A line.\n".repeat(6_000)],
    ["letter.docx", archive(FILES), "Grüße\nWe recieved\tit & more.\nYes.\n\nA cell."],
    ["stored.docx", archive(FILES, false), "Grüße\nWe recieved\tit & more.\nYes.\n\nA cell."],
  ] as const) {
    await drop(page, name, content);
    await expect.poll(() => text(page)).toBe(expected);
    await expect.poll(() => said(page)).toBe(`“${name}” is here.`);
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await text(page)).toBe("Before.");
  }
});

test("what cannot be read is told, and the text stays", async () => {
  const page = await playground("Before.");
  const broken = archive(FILES).fill(7, 120, 400);
  for (const [name, content, why] of [
    ["paper.pdf", Buffer.from("%PDF"), /not a \.txt, \.md or \.docx/],
    ["empty.docx", Buffer.alloc(0), /cannot be read: it is damaged/],
    ["text.docx", Buffer.from("We recieved it."), /cannot be read: it is damaged/],
    ["other.docx", archive({ "a.xml": "<a/>" }), /there is no text in it/],
    ["broken.docx", broken, /cannot be read/],
    ["xml.docx", archive({ "word/document.xml": "<a>" }), /it is damaged/],
    ["bomb.docx", archive({ "word/document.xml": " ".repeat(65 * 1024 * 1024) }), /it is too big/],
  ] as const) {
    await drop(page, name, content);
    await expect.poll(() => said(page)).toMatch(why);
    expect(await text(page)).toBe("Before.");
  }
});

test("a file can be chosen, too", async () => {
  const page = await playground("Before.");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open a file" }).click();
  await (await chooser).setFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("From a file.") });
  await expect.poll(() => text(page)).toBe("From a file.");
});
