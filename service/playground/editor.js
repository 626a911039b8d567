/** The editor: one text in two kinds of field, of which one is shown. */
import { clean, fill, flatten, paragraphs } from "./rich.js";

/** Code units that are put in as if typed, so that the browser can undo it; with more of them it would take seconds. */
const MOST_TYPED = 10_000;

/** Tells `change` after every edit, whoever makes it. */
export class Editor extends EventTarget {
  kind = "plain";
  #flat = null;

  /** @param plain - a textarea; rich - an editable element. */
  constructor(plain, rich) {
    super();
    this.fields = { plain, rich };
    new MutationObserver(() => (this.#flat = null)).observe(rich, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    for (const field of [plain, rich]) field.addEventListener("input", () => this.#changed());
    rich.addEventListener("paste", (event) => this.#paste(event));
    document.execCommand("defaultParagraphSeparator", false, "p");
  }

  /** The field that is shown. */
  get field() {
    return this.fields[this.kind];
  }

  get text() {
    return this.kind === "plain" ? this.field.value : this.#tree().text;
  }

  /** All that is needed to come back to the text as it is now. */
  snapshot() {
    return {
      kind: this.kind,
      text: this.text,
      html: this.kind === "rich" || this.#inStep() ? this.fields.rich.innerHTML : "",
    };
  }

  /** Comes back to a text as it was. */
  restore({ kind = "plain", text = "", html = "" }) {
    this.kind = kind;
    this.fields.plain.value = text;
    this.fields.rich.replaceChildren(html ? clean(html) : paragraphs(text.split("\n")));
    this.#changed();
  }

  /** Shows the text in the other kind of field; formatting that still fits the text stays. */
  show(kind) {
    const { text } = this;
    this.kind = kind;
    if (this.text !== text) this.#put(text);
    this.#changed();
  }

  /** Puts another text in, for the plain field as one step of its undo. */
  set(text) {
    if (this.kind === "plain") {
      const before = document.activeElement;
      this.field.focus({ preventScroll: true });
      this.field.select();
      if (!text) document.execCommand("delete");
      else if (text.length <= MOST_TYPED) document.execCommand("insertText", false, text);
      if (this.text !== text) this.#put(text);
      this.field.setSelectionRange(0, 0);
      this.field.scrollTop = 0;
      before?.focus?.({ preventScroll: true });
    } else this.fields.rich.replaceChildren(paragraphs(text.split("\n")));
    this.#changed();
  }

  /** The ends of the selection; null where it is not in the text. */
  selection() {
    if (this.kind === "plain") return [this.field.selectionStart, this.field.selectionEnd];
    const { rangeCount, anchorNode, anchorOffset, focusNode, focusOffset } = getSelection();
    if (!rangeCount || !this.field.contains(focusNode)) return null;
    return [this.#offset(anchorNode, anchorOffset), this.#offset(focusNode, focusOffset)].sort((a, b) => a - b);
  }

  /** Formats what is selected in the rich field. */
  format(command, value) {
    this.fields.rich.focus();
    document.execCommand(command, false, value);
  }

  #tree() {
    return (this.#flat ??= flatten(this.fields.rich));
  }

  /** Whether both fields have the same text. */
  #inStep() {
    return this.#tree().text === this.fields.plain.value;
  }

  #put(text) {
    if (this.kind === "plain") this.field.value = text;
    else fill(this.field, text);
    this.#flat = null;
  }

  #changed() {
    this.#flat = null;
    this.dispatchEvent(new Event("change"));
  }

  #offset(node, offset) {
    const { runs, text } = this.#tree();
    const run = runs.find((run) => run.node === node);
    if (run) return run.at + offset;
    const next = node.childNodes[offset];
    return runs.find(({ node: it }) => it === next || next?.contains(it))?.at ?? text.length;
  }

  #paste(event) {
    const html = event.clipboardData.getData("text/html");
    if (!html) return;
    event.preventDefault();
    const holder = document.createElement("div");
    holder.append(clean(html));
    document.execCommand("insertHTML", false, holder.innerHTML);
  }
}
