/** The rich text: its plain text, how a text is put in, and HTML that is let in. */

const BLOCKS = new Set("address article blockquote div dl dd dt h1 h2 h3 h4 h5 h6 li ol p pre section ul".split(" "));
/** What pasted HTML keeps, and as what. */
const KEPT = {
  b: "b",
  strong: "b",
  i: "i",
  em: "i",
  u: "u",
  h1: "h2",
  h2: "h2",
  h3: "h3",
  h4: "h3",
  ul: "ul",
  ol: "ol",
  li: "li",
  p: "p",
  div: "p",
  br: "br",
};
const GONE = new Set("script style template head title noscript iframe object svg math".split(" "));

const isBlock = (node) => node.nodeType === 1 && BLOCKS.has(node.localName);

/** A tree as text: every block without blocks in it is a line. `runs` says where each text node starts in the text. */
export function flatten(root) {
  const runs = [];
  let text = "";
  let lines = 0;
  const line = () => void (lines++ && (text += "\n"));
  const inline = (node, last) => {
    if (node.nodeType === 3) {
      runs.push({ at: text.length, node });
      text += node.data.replaceAll("\u00a0", " ");
    } else if (node.localName === "br") {
      if (!last) text += "\n"; // the last one only holds a line open
    } else node.childNodes.forEach((child, index) => inline(child, last && index === node.childNodes.length - 1));
  };
  const walk = (parent) => {
    let begun = false;
    const nodes = [...parent.childNodes];
    const mixed = nodes.some(isBlock);
    nodes.forEach((node, index) => {
      if (isBlock(node)) {
        begun = false;
        if ([...node.childNodes].some(isBlock)) return walk(node);
        line();
        node.childNodes.forEach((child, at) => inline(child, at === node.childNodes.length - 1));
      } else if (!(mixed && !begun && node.nodeType === 3 && !node.data.trim())) {
        if (!begun) line();
        begun = true;
        inline(node, index === nodes.length - 1 || isBlock(nodes[index + 1]));
      }
    });
  };
  walk(root);
  return { text, runs };
}

/** Puts a text into a tree, a paragraph a line; lines at the start and the end that stay keep their formatting. */
export function fill(root, text) {
  const lines = text.split("\n");
  const blocks = [...root.childNodes];
  const flat = blocks.map((block) => flatten({ childNodes: [block] }).text.split("\n"));
  const same = (block, at) => flat[block].every((line, index) => lines[at + index] === line);
  let [first, from, last, to] = [0, 0, blocks.length, lines.length];
  while (first < last && from < to && isBlock(blocks[first]) && same(first, from)) from += flat[first++].length;
  while (last > first && to - flat[last - 1].length >= from && isBlock(blocks[last - 1])) {
    if (!same(last - 1, to - flat[last - 1].length)) break;
    to -= flat[--last].length;
  }
  blocks.slice(first, last).forEach((block) => block.remove());
  root.insertBefore(paragraphs(lines.slice(from, to)), blocks[last] ?? null);
}

/** Paragraphs of lines of text. */
export function paragraphs(lines) {
  const made = document.createDocumentFragment();
  for (const line of lines) {
    const paragraph = document.createElement("p");
    paragraph.append(line || document.createElement("br"));
    made.append(paragraph);
  }
  return made;
}

/** HTML of others with nothing but its text, headings, lists, and what is bold, italic or underlined. */
export function clean(html) {
  const made = document.createDocumentFragment();
  const copy = (from, to) => {
    for (const node of from.childNodes) {
      if (node.nodeType === 3) to.append(node.data.replace(/[\t\n\r ]+/g, " "));
      if (node.nodeType !== 1 || GONE.has(node.localName)) continue;
      const name = KEPT[node.localName];
      copy(node, name ? to.appendChild(document.createElement(name)) : to);
    }
  };
  copy(new DOMParser().parseFromString(html, "text/html").body, made);
  return made;
}
