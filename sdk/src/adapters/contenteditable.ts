/**
 * An editable element as a text. Nothing is ever written into it but what the user asks for.
 */
import { DomSurface } from "../paint/dom.js";
import { rangeAt, type PaintRange } from "../paint/surface.js";
import type { Span } from "../protocol/messages.js";
import { shifted, type Adapter } from "./adapter.js";
import { FlatText } from "./flatten.js";
import { nextTask, offerToEditor } from "./rich.js";

/** Reads and changes an element with the contenteditable attribute. */
export class ContentEditableAdapter implements Adapter {
  readonly surface: DomSurface;
  readonly plain = false;
  #flat: FlatText;
  #stale = false;
  readonly #observer: MutationObserver;

  constructor(readonly element: HTMLElement) {
    this.surface = new DomSurface(element, (start, end, old) => this.#range(start, end, old));
    this.#flat = this.#flatten();
    const { MutationObserver } = element.ownerDocument.defaultView! as Window & typeof globalThis;
    this.#observer = new MutationObserver(() => (this.#stale = true));
    // What is displayed is decided by attributes, too.
    const attributeFilter = ["class", "hidden", "open", "style"];
    this.#observer.observe(element, { subtree: true, childList: true, characterData: true, attributeFilter });
  }

  text(): string {
    if (this.#observer.takeRecords().length || this.#stale) {
      this.#stale = false;
      this.#flat = this.#flatten();
    }
    return this.#flat.text;
  }

  selection(): Span | null {
    const range = this.#selected();
    if (!range) return null;
    const start = this.#flat.offsetOf(range.startContainer, range.startOffset);
    return [start, range.collapsed ? start : this.#flat.offsetOf(range.endContainer, range.endOffset)];
  }

  focus(): void {
    this.element.focus({ preventScroll: true });
  }

  editable(): boolean {
    return this.element.isContentEditable;
  }

  async replace(span: Span, replacement: string): Promise<void> {
    const { element } = this;
    const before = this.selection() ?? [span[1], span[1]];
    const range = this.#selected()?.cloneRange();
    const { scrollTop, scrollLeft } = element;
    const text = this.text();
    this.focus();
    this.select(span);
    if (!offerToEditor(element, this.#range(...span)!, replacement)) {
      const document = element.ownerDocument;
      if (replacement) document.execCommand("insertText", false, replacement);
      else document.execCommand("delete");
    }
    // Editors take in or draw the change in a microtask or later, and then put the caret where they think.
    for (let wait = 0; wait < 3 || (wait < 40 && this.text() === text); wait++) await (wait < 10 ? null : nextTask());
    const refused = this.text() === text;
    const moved = (offset: number): number => (refused ? offset : shifted(offset, span, replacement.length));
    // The caret in a line without text is at no offset of its own.
    if (range?.startContainer.nodeType === 1 && element.contains(range.startContainer)) this.#selectRange(range);
    else this.select([moved(before[0]), moved(before[1])]);
    element.scrollTop = scrollTop;
    element.scrollLeft = scrollLeft;
  }

  destroy(): void {
    this.#observer.disconnect();
  }

  #flatten(): FlatText {
    const { whiteSpace } = this.element.ownerDocument.defaultView!.getComputedStyle(this.element);
    return new FlatText(this.element, !/^(pre|break-spaces)/.test(whiteSpace));
  }

  #range(start: number, end: number, old?: PaintRange): (PaintRange & Range) | null {
    const to = start === end ? this.#flat.locateCaret(start) : this.#flat.locate(end, true);
    const from = start === end ? to : this.#flat.locate(start, false);
    return from && to && rangeAt(from, to, old);
  }

  select([start, end]: Span): void {
    const range = this.#range(start, end);
    if (range) this.#selectRange(range);
  }

  #selectRange({ startContainer, startOffset, endContainer, endOffset }: Range): void {
    this.#domSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
  }

  /** The selection as far as it is in the element. */
  #selected(): Range | null {
    const selection = this.#domSelection();
    return this.element.contains(selection?.anchorNode ?? null) ? selection!.getRangeAt(0) : null;
  }

  /** The selection, which Chromium keeps in the shadow root for what lies in one. */
  #domSelection(): Selection | null {
    const root = this.element.getRootNode() as ShadowRoot & { getSelection?(): Selection | null };
    return root.getSelection?.() ?? this.element.ownerDocument.getSelection();
  }
}
