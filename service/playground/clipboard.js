/** Copying the text. */
import { word } from "./words.js";

/** Puts the text into the clipboard, that of the rich field with its formatting; says how that went. */
export async function copyText({ text, field, kind }) {
  const kinds = { "text/plain": text, ...(kind === "rich" && { "text/html": field.innerHTML }) };
  const blobs = Object.entries(kinds).map(([type, content]) => [type, new Blob([content], { type })]);
  try {
    if (navigator.clipboard) await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    else {
      // A page that comes over plain HTTP from another machine is not given the clipboard.
      field.focus();
      document.execCommand("selectAll");
      document.execCommand("copy");
    }
    return word("copied");
  } catch {
    return word("notCopied");
  }
}
