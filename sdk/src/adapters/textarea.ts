/**
 * A textarea, or an input of one line, as a text.
 */
import { hasValueRanges, opaqueSurface } from "../paint/opaque.js";
import { MirrorLater } from "../paint/mirror-later.js";
import type { Surface } from "../paint/surface.js";
import type { Span } from "../protocol/messages.js";
import type { Adapter } from "./adapter.js";

/** A field whose value is a text. */
export type TextControl = HTMLTextAreaElement | HTMLInputElement;

/** Reads and changes a textarea through what the user could do too, so that undo and frameworks keep working. */
export class TextareaAdapter implements Adapter {
  readonly surface: Surface;
  readonly plain = true;
  readonly version = 0;

  constructor(readonly element: TextControl) {
    this.surface = hasValueRanges(element) ? opaqueSurface(element) : new MirrorLater(element);
  }

  text(): string {
    return this.element.value;
  }

  selection(): Span | null {
    if ((this.element.getRootNode() as Document).activeElement !== this.element) return null;
    return [this.element.selectionStart!, this.element.selectionEnd!];
  }

  focus(): void {
    this.element.focus({ preventScroll: true });
  }

  select([start, end]: Span): void {
    this.element.setSelectionRange(start, end);
  }

  editable(): boolean {
    return !this.element.readOnly && !this.element.matches(":disabled");
  }

  destroy(): void {
    this.surface.destroy();
  }
}
