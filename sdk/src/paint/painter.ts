/**
 * Paints the alerts of a field that are on the screen.
 */
import { windowOf } from "../dom.js";
import type { Span, WireAlert } from "../protocol/messages.js";
import type { Splice } from "../text/splice.js";
import { TYPING } from "../text/draft.js";
import { mapOffset } from "../text/patch.js";
import { layerOf } from "../ui/layer.js";
import { Highlights, type Underlines } from "./highlights.js";
import { firstWhere } from "../text/search.js";
import { KINDS, kindOf, type Kind } from "./kinds.js";
import type { PaintRange, Surface } from "./surface.js";
import { visibleBox } from "./visible.js";
import { painted, visibleSpans } from "./window.js";

/** Time (ms) after an edit in which what is visible is taken for what it was: to look for it takes long in a long line. */
const PAUSE = 150;
/** By so many code units a text may grow or shrink, and so far (px) go aside, before it is looked for again. */
const FAR = 30;
const ASIDE = 100;

/** Keeps what is painted in step with the text, the alerts and the viewport. */
export class Painter {
  /** The alert that is set off. */
  marked: WireAlert | null = null;
  /** What of the text is on the screen. */
  #visible: Span[] = [];
  /** What of it is painted: some more, of which parts may overlap. */
  #window: Span[] = [];
  #alerts: readonly WireAlert[] = [];
  /** What is painted. The places of the alerts follow the text, so they find their ranges again. */
  #ranges = new Map<WireAlert, PaintRange>();
  #geometry = "";
  /** By how much the text has grown since that was looked for. */
  #growth = 0;
  /** When the text was last edited, on the clock of `performance`. */
  #edited = -TYPING;
  #ready = false;
  #highlights: Underlines;
  #gone = false;

  constructor(
    private readonly element: HTMLElement,
    private readonly surface: Surface,
  ) {
    const window = windowOf(element);
    this.#highlights = new Highlights(window, surface.root);
    if (surface.over || !window.matchMedia("(forced-colors:active)").matches) return;
    import("./mirror.js").then(
      ({ Lines }) => {
        if (this.#gone) return;
        this.#highlights.destroy();
        this.#highlights = new Lines(element, layerOf(element));
        this.paint(this.#alerts);
      },
      () => undefined,
    );
  }

  /** Follows an edit; `paint` comes after it. */
  edit(splice: Splice, text: string): void {
    this.surface.edit(splice, text);
    this.#growth += splice[2].length - splice[1];
    if (Math.abs(this.#growth) > FAR) this.#geometry = "";
    const map = ([start, end]: Span): Span => [mapOffset([splice], start, false), mapOffset([splice], end, true)];
    this.#visible = this.#visible.map(map);
    this.#window = this.#visible.length ? painted(this.#visible, true) : this.#window.map(map);
    this.#edited = performance.now();
  }

  /** Paints these alerts, which are sorted and disjoint. */
  paint(alerts: readonly WireAlert[]): void {
    this.#alerts = alerts;
    const old = this.#ranges;
    let places: Map<number, PaintRange> | undefined;
    const byPlace = (offset: number): PaintRange | undefined =>
      (places ??= new Map([...old].map(([{ offset }, range]) => [offset, range]))).get(offset);
    this.#ranges = new Map();
    const layers = Object.fromEntries(KINDS.map((kind) => [kind, []])) as unknown as Record<Kind, PaintRange[]>;
    for (const [from, to] of this.#window) {
      const first = firstWhere(alerts.length, (index) => alerts[index]!.offset + alerts[index]!.length > from);
      for (let index = first; alerts[index] && alerts[index]!.offset < to; index++) {
        const alert = alerts[index]!;
        const { offset, length, mainCategory } = alert;
        if (this.#ranges.has(alert)) continue;
        const range = this.surface.range(offset, offset + length, old.get(alert) ?? byPlace(offset));
        if (!range) continue;
        this.#ranges.set(alert, range);
        layers[kindOf(mainCategory)].push(range);
      }
    }
    for (const kind of KINDS) this.#highlights.show(kind, layers[kind]);
  }

  /** Sets off one alert, or none. */
  mark(alert: WireAlert | null): void {
    this.marked = alert;
    const range = alert && this.#rangeOf(alert);
    for (const kind of KINDS) {
      this.#highlights.show(`${kind}-current`, range && kindOf(alert.mainCategory) === kind ? [range] : []);
    }
  }

  /** Follows scrolling, moving and resizing; true where other text has come into view. */
  follow(text: string): boolean {
    this.surface.place();
    this.#highlights.place();
    if (this.#highlights.lost) this.paint(this.#alerts);
    const { element } = this;
    const box = visibleBox(element);
    const { left, top, width } = element.getBoundingClientRect();
    const { ready } = this.surface;
    if (ready !== this.#ready) this.#window = [];
    this.#ready = ready;
    const { scrollLeft, scrollTop, scrollHeight } = element;
    const aside = Math.round((left - scrollLeft) / ASIDE);
    const geometry = [ready, ...Object.values(box), aside, top, width, scrollTop, scrollHeight].join();
    if (geometry === this.#geometry) return false;
    if (performance.now() < this.#edited + PAUSE && Math.abs(this.#growth) <= FAR) return false;
    this.#geometry = geometry;
    this.#growth = 0;
    const { getComputedStyle, innerWidth } = windowOf(element);
    if (getComputedStyle(element).overflowX === "visible") Object.assign(box, { left: 0, right: innerWidth });
    this.#visible = visibleSpans(this.surface, text, box);
    const within = ([start, end]: Span): boolean => this.#window.some(([from, to]) => start >= from && end <= to);
    if (this.#visible.length && this.#visible.every(within)) return true;
    this.#window = painted(this.#visible, performance.now() < this.#edited + TYPING);
    this.paint(this.#alerts);
    return true;
  }

  /** What of the text is on the screen, from its first to its last character. */
  get visible(): Span {
    return [this.#visible[0]?.[0] ?? 0, this.#visible.at(-1)?.[1] ?? 0];
  }

  /** The rectangles of a part of the text in client coordinates. */
  boxes(part: Pick<WireAlert, "offset" | "length">): DOMRect[] {
    const range = this.#rangeOf(part);
    return range ? [...range.getClientRects()].filter(({ width }) => width > 0) : [];
  }

  /** The alert that is painted at a point. */
  at(x: number, y: number): WireAlert | null {
    const hit = (alert: WireAlert): boolean =>
      this.boxes(alert).some((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom + 3);
    return [...this.#ranges.keys()].find(hit) ?? null;
  }

  /** Removes all that was painted. */
  destroy(): void {
    this.#gone = true;
    this.#highlights.destroy();
  }

  #rangeOf({ offset, length }: Pick<WireAlert, "offset" | "length">): PaintRange | null {
    return this.surface.range(offset, offset + length);
  }
}
