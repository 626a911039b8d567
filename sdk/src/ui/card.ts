/**
 * A card beside a word, or at the lower edge of a small screen: its place, its focus and its keys.
 */
import { windowOf } from "../dom.js";
import { SharedSheet } from "../paint/sheets.js";
import { CARD_CSS } from "./card-sheet.js";
import type { UiLayer } from "./layer.js";
import { besides } from "./position.js";

const SHEET = new SharedSheet(CARD_CSS);
/** Width (px) of the viewport up to which a card is a sheet at its lower edge. */
const SMALL = 480;

/** What the keys of a card do. */
export interface CardKeys {
  /** Goes to the next alert, or the one before. */
  step(backwards: boolean): void;
  close(): void;
}

/** One open card. */
export class Card {
  readonly #release: () => void;

  constructor(
    readonly element: HTMLElement,
    private readonly field: HTMLElement,
    private readonly layer: UiLayer,
    private readonly keys: CardKeys,
  ) {
    this.#release = SHEET.use(layer.root);
    element.popover = "manual";
    element.onkeydown = (event) => this.#key(event);
    // The mouse does not take the focus away from the field; links are followed all the same.
    element.onpointerdown = element.onmousedown = (event) => event.preventDefault();
    layer.root.append(element);
    element.showPopover?.();
  }

  /** Moves the focus to the first button. */
  focus(): void {
    this.#stops()[0]?.focus();
  }

  /** Whether the focus is in the card. */
  get focused(): boolean {
    return this.element.contains(this.layer.root.activeElement);
  }

  /** Stands beside a rectangle. */
  place(anchor: DOMRect): void {
    const { innerWidth, innerHeight, visualViewport } = windowOf(this.field);
    const { style, offsetWidth: width, offsetHeight: height } = this.element;
    this.element.classList.toggle("sheet", innerWidth <= SMALL);
    if (innerWidth <= SMALL) {
      // Over the keyboard of the screen, which takes a part of the viewport away.
      const seen = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight;
      style.transform = "";
      style.bottom = `${Math.max(0, innerHeight - seen)}px`;
      return;
    }
    style.bottom = "auto";
    const viewport = { width: innerWidth, height: innerHeight };
    const { x, y } = besides(anchor, { width, height }, viewport, this.field.matches(":dir(rtl)"));
    style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px)`;
  }

  /** Removes the card. */
  destroy(): void {
    this.element.remove();
    this.#release();
    this.layer.release();
  }

  /** Arrows go from stop to stop, replacements first; Escape closes, and so does typing on; F8 goes on. */
  #key(event: KeyboardEvent): void {
    const stops = this.#stops();
    const at = stops.indexOf(this.layer.root.activeElement as HTMLElement);
    const move = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (event.key === "Escape") this.keys.close();
    else if (event.key === "F8") this.keys.step(event.shiftKey);
    else if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey) {
      // The user writes on: what is typed goes to the field.
      return this.keys.close();
    } else if (move) stops[(at + move + stops.length) % stops.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #stops(): HTMLElement[] {
    const all = [...this.element.querySelectorAll<HTMLElement>("button, a")];
    return [...all.filter((it) => !it.closest(".head")), ...all.filter((it) => it.closest(".head"))];
  }
}
