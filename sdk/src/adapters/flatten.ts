/**
 * The text of a DOM tree as a reader sees it: blocks are lines, white space is collapsed where the page collapses it.
 */

/** A run of text that lies in one text node. */
interface Run {
  /** Where it starts in the text. */
  at: number;
  node: Text;
  /** Where it starts in the node. */
  from: number;
  length: number;
}

/** A place in the tree. */
interface Place {
  node: Text;
  offset: number;
}

/** What stands for an element that is no text and cannot be edited. */
const OBJECT = "\ufffc";
/** White space of which a page shows less than there is. */
const UNEVEN = /[\t\n\r\f]| {2}/;
/** White space at an end, which is kept or not by what is beside it. */
const OUTER = /^\s|\s$/;
/** Characters of no width, with which editors hold the caret where there is no text. */
const INVISIBLE = /[\u200b\u2060\ufeff]/;
const BLOCK = new Set(
  (
    "address article aside blockquote center dd details dialog div dl dt fieldset figcaption figure footer form h1 " +
    "h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul"
  ).split(" "),
);
const SKIPPED = new Set("script style template noscript head title".split(" "));
/** What is no text, or none in a language that people speak. */
const REPLACED = new Set(
  (
    "audio button canvas code embed iframe img input kbd math meter object pre progress samp select svg textarea tt " +
    "var video"
  ).split(" "),
);

/** A text and the way from its offsets to the tree. */
export class FlatText {
  text: string;
  readonly #runs: Run[] = [];
  // Joined at the end only: to ask a string that grows for its last character would cost its length each time.
  readonly #parts: string[] = [];
  #length = 0;
  /** Whether there is something in the line already. */
  #begun = false;
  #space = true; // white space is not kept at the start of a line

  constructor(
    root: HTMLElement,
    private readonly collapse: boolean,
  ) {
    this.visible = displayed(root);
    this.#children(root);
    this.text = this.#parts.join("");
  }

  /** Whether the field is displayed, so that what is not displayed in it is none of its text. */
  private readonly visible: boolean;

  /** The place of an offset in the tree: in the run that follows it, or for an end in the run before. */
  locate(offset: number, end: boolean): Place | null {
    const run = this.#runs[this.#indexOf(offset, end)];
    return run ? placeIn(run, offset) : null;
  }

  /** The place of the caret: behind the text before it in its line, else before what follows. */
  locateCaret(offset: number): Place | null {
    const index = this.#indexOf(offset, true);
    const [run, next] = this.#runs.slice(index, index + 2);
    const apart = run && run.at + run.length < offset;
    return run ? placeIn(apart && next ? next : run, offset) : null;
  }

  /** The offset of a place in the tree. */
  offsetOf(node: Node, offset: number): number {
    for (const run of this.#runs) {
      const order = run.node === node ? 0 : node.compareDocumentPosition(run.node);
      if (run.node === node && offset <= run.from + run.length) return run.at + Math.max(0, offset - run.from);
      const child = node.childNodes[offset];
      const inside = order & Node.DOCUMENT_POSITION_CONTAINED_BY;
      if (inside && child && (child === run.node || follows(child, run.node))) return run.at;
      if (!inside && order & Node.DOCUMENT_POSITION_FOLLOWING) return run.at;
    }
    return this.text.length;
  }

  /** Whether a part of the text is in one piece in the tree, and there the same. */
  whole(start: number, end: number): boolean {
    const run = this.#runs[this.#indexOf(start, false)];
    if (!run || end > run.at + run.length) return false;
    const { node, offset } = placeIn(run, start);
    const data = node.data.slice(offset, offset + end - start);
    return data === this.text.slice(start, end) && !data.includes("\n");
  }

  /** Follows typing in a text node; false where that may matter to the text around it. */
  typed(node: Text): boolean {
    const index = this.#runs.findIndex((run) => run.node === node);
    const run = this.#runs[index];
    const { data } = node;
    if (!run || run.from || this.#runs[index + 1]?.node === node) return false;
    const { at, length } = run;
    const before = this.text.slice(at, at + length);
    if ([before, data].some((it) => !it || OUTER.test(it) || UNEVEN.test(it) || INVISIBLE.test(it))) return false;
    const growth = data.length - length;
    this.text = this.text.slice(0, at) + data.replaceAll("\u00a0", " ") + this.text.slice(at + length);
    run.length += growth;
    for (const later of this.#runs.slice(index + 1)) later.at += growth;
    return true;
  }

  #indexOf(offset: number, end: boolean): number {
    let low = 0;
    let high = this.#runs.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const { at } = this.#runs[middle]!;
      if (end ? at < offset : at <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #children(parent: Element): void {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) this.#data(node as Text);
      else if (node.nodeType === 1) this.#element(node as HTMLElement);
    }
  }

  #element(element: HTMLElement): void {
    const name = element.localName;
    if (SKIPPED.has(name) || (this.visible && !displayed(element))) return;
    if (name === "br") return this.#line();
    const block = BLOCK.has(name);
    if (block) this.#block();
    const foreign = element.getAttribute("contenteditable") === "false";
    // One that is empty at the start of a line is a list's marker, or a gap where an editor draws nothing.
    if (REPLACED.has(name) || (foreign && (element.firstChild || this.#begun))) {
      this.#add(OBJECT);
      this.#space = false;
    } else this.#children(element);
    if (block) this.#block();
  }

  #data(node: Text): void {
    const { data } = node;
    const uneven = this.collapse && (UNEVEN.test(data) || (this.#space && data.startsWith(" ")));
    if (!uneven && !INVISIBLE.test(data)) return this.#run(node, 0, data);
    let from = 0;
    for (const { 0: found, index } of data.matchAll(/[ \t\n\r\f]+|[\u200b\u2060\ufeff]/g)) {
      const white = !INVISIBLE.test(found);
      const lead = white && from === index && this.#space;
      if (white && (!this.collapse || (found.length === 1 && !lead))) continue;
      this.#run(node, from, data.slice(from, index) + (lead || !white ? "" : " "));
      from = index + found.length;
    }
    this.#run(node, from, data.slice(from));
  }

  #run(node: Text, from: number, text: string): void {
    if (!text) return;
    // A no-break space is how editors write two spaces in a row. Line feeds are kept only where they show.
    const plain = text.replace(this.collapse ? /[\u00a0\t\n\r\f]/g : /\u00a0/g, " ");
    this.#runs.push({ at: this.#length, node, from, length: plain.length });
    this.#add(plain);
    this.#space = this.collapse ? /[ \t\n\r\f]$/.test(text) : false;
  }

  /** A block starts or ends: what follows stands on a line of its own. */
  #block(): void {
    if (this.#begun) this.#line();
  }

  #line(): void {
    this.#add("\n");
    this.#space = true;
  }

  #add(text: string): void {
    this.#parts.push(text);
    this.#length += text.length;
    this.#begun = !text.endsWith("\n");
  }
}

function displayed(element: HTMLElement): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

function placeIn({ at, node, from, length }: Run, offset: number): Place {
  return { node, offset: from + Math.max(0, Math.min(offset - at, length)) };
}

function follows(node: Node, other: Node): boolean {
  const order = node.compareDocumentPosition(other);
  return (order & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !== 0;
}
