/**
 * Underlines by the CSS Custom Highlight API: nothing is written into the document.
 */
import { newId } from "../content/id.js";
import { COLORS, KINDS, type Kind } from "./kinds.js";
import { SharedSheet } from "./sheets.js";
import type { PaintRange } from "./surface.js";

// The registry belongs to the page and to every extension in it, so names must be our own.
const NAME = "emend-" + newId();

/** Before 146, Firefox draws no lines in highlights, so there a background has to do. */
const LINELESS = globalThis.CSS?.supports("(-moz-appearance:none) and (not (text-decoration-inset:0))");

const tint = (color: string, percent: number): string =>
  `background-color:color-mix(in srgb,${color} ${percent}%,transparent);`;

const SHEET = new SharedSheet(
  KINDS.map((kind) => {
    const [name, color] = [`${NAME}-${kind}`, `var(--emend-${kind},${COLORS[kind]})`];
    return `::highlight(${name}){text-decoration:underline solid ${color} 2px;text-decoration-skip-ink:none;
${LINELESS ? tint(color, 25) : ""}}
::highlight(${name}-current){${tint(color, 22)}}
@media (forced-colors:active){::highlight(${name}){text-decoration-color:LinkText}
::highlight(${name}-current){text-decoration:underline double LinkText 3px}}`;
  }).join(""),
);

/** Names of the highlights, as they stand in `CSS.highlights`; that of an alert that is set off lies over the others. */
export type Layer = Kind | `${Kind}-current`;
const LAYERS: readonly Layer[] = [...KINDS, ...KINDS.map((kind): Layer => `${kind}-current`)];

type Registry = Window & typeof globalThis;

/** What underlines the ranges of one field. */
export interface Underlines {
  /** Whether a range has lost its words, as when the element was moved in the page. */
  readonly lost: boolean;
  /** Shows these ranges of a layer instead of the ones shown before. */
  show(layer: Layer, ranges: PaintRange[]): void;
  /** Follows the field. */
  place(): void;
  /** Removes everything of this field. */
  destroy(): void;
}

/** The ranges of one field in the registry of its window. */
export class Highlights implements Underlines {
  readonly #own = new Map<Layer, Set<PaintRange>>();
  readonly #release: () => void;

  constructor(
    private readonly window: Registry,
    root: Document | ShadowRoot,
  ) {
    this.#release = SHEET.use(root);
  }

  get lost(): boolean {
    return [...this.#own.values()].some((ranges) => [...ranges].some(({ collapsed }) => collapsed));
  }

  place(): void {}

  show(layer: Layer, ranges: PaintRange[]): void {
    const registry = this.window.CSS?.highlights;
    if (!registry) return;
    const name = `${NAME}-${layer}`;
    let highlight = registry.get(name);
    const old = this.#own.get(layer) ?? new Set();
    const own = new Set(ranges);
    for (const range of old) {
      if (own.has(range)) continue;
      highlight?.delete(range);
      (range as { disconnect?(): void }).disconnect?.();
    }
    this.#own.set(layer, own);
    if (!highlight && ranges.length) {
      highlight = new this.window.Highlight();
      highlight.type = layer === "spelling" || layer === "grammar" ? `${layer}-error` : "highlight";
      highlight.priority = LAYERS.indexOf(layer);
      registry.set(name, highlight);
    }
    // Every change of a highlight has the whole of it painted again.
    for (const range of own) if (!old.has(range)) highlight!.add(range);
    if (highlight && !highlight.size) registry.delete(name);
  }

  destroy(): void {
    for (const layer of LAYERS) this.show(layer, []);
    this.#release();
  }
}
