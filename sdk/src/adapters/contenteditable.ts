/**
 * An editable element as a text. Nothing is ever written into it but what the user asks for.
 */
import { DomSurface } from "../paint/dom.js";
import type { Span } from "../protocol/messages.js";
import { shifted, type Adapter } from "./adapter.js";
import { FlatText } from "./flatten.js";
import { offerToEditor } from "./rich.js";

/** Reads and changes an element with the contenteditable attribute. */
export class ContentEditableAdapter implements Adapter {
  readonly surface: DomSurface;
  #flat: FlatText;
  #stale = false;
  readonly #observer: MutationObserver;

  constructor(readonly element: HTMLElement) {
    this.surface = new DomSurface(element, (start, end) => this.#range(start, end));
    this.#flat = this.#flatten();
    const { MutationObserver } = element.ownerDocument.defaultView! as Window & typeof globalThis;
    this.#observer = new MutationObserver(() => (this.#stale = true));
    this.#observer.observe(element, { subtree: true, childList: true, characterData: true });
  }

  text(): string {
    if (this.#observer.takeRecords().length || this.#stale) {
      this.#stale = false;
      this.#flat = this.#flatten();
    }
    return this.#flat.text;
  }

  selection(): Span | null {
    const selection = this.#domSelection();
    if (!selection?.anchorNode || !this.element.contains(selection.anchorNode)) return null;
    const { startContainer, startOffset, endContainer, endOffset, collapsed } = selection.getRangeAt(0);
    const start = this.#flat.offsetOf(startContainer, startOffset);
    return [start, collapsed ? start : this.#flat.offsetOf(endContainer, endOffset)];
  }

  focus(): void {
    this.element.focus({ preventScroll: true });
  }

  editable(): boolean {
    return this.element.isContentEditable;
  }

  async replace(span: Span, replacement: string): Promise<void> {
    const before = this.selection();
    const { scrollTop, scrollLeft } = this.element;
    this.focus();
    this.#select(span);
    if (!(await offerToEditor(this.element, this.#range(...span), replacement))) {
      const document = this.element.ownerDocument;
      if (replacement) document.execCommand("insertText", false, replacement);
      else document.execCommand("delete");
    }
    this.text();
    const at = before ?? [span[1], span[1]];
    this.#select([shifted(at[0], span, replacement.length), shifted(at[1], span, replacement.length)]);
    this.element.scrollTop = scrollTop;
    this.element.scrollLeft = scrollLeft;
  }

  destroy(): void {
    this.#observer.disconnect();
  }

  #flatten(): FlatText {
    const { whiteSpace } = this.element.ownerDocument.defaultView!.getComputedStyle(this.element);
    return new FlatText(this.element, !/^(pre|break-spaces)/.test(whiteSpace));
  }

  #range(start: number, end: number): Range | null {
    const from = this.#flat.locate(start, false);
    const to = this.#flat.locate(end, true);
    if (!from || !to) return null;
    const range = this.element.ownerDocument.createRange();
    range.setStart(from.node, from.offset);
    range.setEnd(to.node, to.offset);
    return range;
  }

  #select([start, end]: Span): void {
    const range = start === end ? this.#caret(start) : this.#range(start, end);
    const selection = this.#domSelection();
    if (range && selection)
      selection.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
  }

  #caret(offset: number): Range | null {
    const place = this.#flat.locate(offset, true);
    const range = place && this.element.ownerDocument.createRange();
    range?.setStart(place!.node, place!.offset);
    return range;
  }

  /** The selection, which Chromium keeps in the shadow root for what lies in one. */
  #domSelection(): Selection | null {
    const root = this.element.getRootNode() as ShadowRoot & { getSelection?(): Selection | null };
    return root.getSelection?.() ?? this.element.ownerDocument.getSelection();
  }
}
