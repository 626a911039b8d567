/**
 * An editable element as a text. Nothing is ever written into it but what the user asks for.
 */
import { DomSurface } from "../paint/dom.js";
import { rangeAt, type PaintRange } from "../paint/surface.js";
import type { Span } from "../protocol/messages.js";
import type { Adapter } from "./adapter.js";
import { FlatText } from "./flatten.js";

/** Reads and changes an element with the contenteditable attribute. */
export class ContentEditableAdapter implements Adapter {
  readonly surface: DomSurface;
  readonly plain = false;
  version = 0;
  #flat: FlatText;
  #changes: MutationRecord[] = [];
  readonly #observer: MutationObserver;

  constructor(readonly element: HTMLElement) {
    this.surface = new DomSurface(element, (start, end, old) => this.rangeOf(start, end, old));
    this.#flat = this.#flatten();
    const { MutationObserver } = element.ownerDocument.defaultView! as Window & typeof globalThis;
    this.#observer = new MutationObserver((changes) => this.#changes.push(...changes));
    // What is displayed is decided by attributes, too.
    const attributeFilter = ["class", "hidden", "open", "style"];
    this.#observer.observe(element, { subtree: true, childList: true, characterData: true, attributeFilter });
  }

  text(): string {
    const changes = this.#changes.concat(this.#observer.takeRecords());
    if (changes.length) {
      this.#changes = [];
      this.version++;
      const typed = changes.every(({ type, target }) => type === "characterData" && this.#flat.typed(target as Text));
      if (!typed) this.#flat = this.#flatten();
    }
    return this.#flat.text;
  }

  selection(): Span | null {
    const range = this.selectedRange();
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

  /** Whether a part of the text stands in the tree as it is in the text, in one piece. */
  whole(start: number, end: number): boolean {
    return this.#flat.whole(start, end);
  }

  destroy(): void {
    this.#observer.disconnect();
  }

  #flatten(): FlatText {
    const { whiteSpace } = this.element.ownerDocument.defaultView!.getComputedStyle(this.element);
    return new FlatText(this.element, !/^(pre|break-spaces)/.test(whiteSpace));
  }

  /** The range of a part of the text; null where there is nothing of it. */
  rangeOf(start: number, end: number, old?: PaintRange): (PaintRange & Range) | null {
    const to = start === end ? this.#flat.locateCaret(start) : this.#flat.locate(end, true);
    const from = start === end ? to : this.#flat.locate(start, false);
    return from && to && rangeAt(from, to, old);
  }

  select([start, end]: Span): void {
    const range = this.rangeOf(start, end);
    if (range) this.selectRange(range);
  }

  /** Selects what a range has. */
  selectRange({ startContainer, startOffset, endContainer, endOffset }: Range): void {
    this.#domSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
  }

  /** The selection as far as it is in the element. */
  selectedRange(): Range | null {
    const selection = this.#domSelection();
    return this.element.contains(selection?.anchorNode ?? null) ? selection!.getRangeAt(0) : null;
  }

  /** The selection, which Chromium keeps in the shadow root for what lies in one. */
  #domSelection(): Selection | null {
    const root = this.element.getRootNode() as ShadowRoot & { getSelection?(): Selection | null };
    return root.getSelection?.() ?? this.element.ownerDocument.getSelection();
  }
}
