/**
 * Finding words on a page.
 */
import type { Page } from "playwright-core";

/** The box of the first place in `#field` where the text stands, in client coordinates, scrolled into view. */
export function boxOf(page: Page, text: string): Promise<{ x: number; y: number; width: number; height: number }> {
  return page.evaluate((text) => {
    const field = document.getElementById("field")!;
    const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    const at = nodes.map(({ data }) => data).join("").replaceAll("\u00a0", " ").indexOf(text);
    if (at < 0) throw new Error(`no ${text} in the field`);
    const range = document.createRange();
    const place = (offset: number): [Text, number] => {
      const node = nodes.find(({ length }) => length > offset || ((offset -= length), false))!;
      return [node, offset];
    };
    range.setStart(...place(at));
    const [last, offset] = place(at + text.trimEnd().length - 1);
    range.setEnd(last, offset + 1);
    range.startContainer.parentElement!.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = range.getClientRects()[0]!;
    return { x, y, width, height };
  }, text);
}
