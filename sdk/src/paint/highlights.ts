/**
 * Underlines by the CSS Custom Highlight API: nothing is written into the document.
 */
import { newId } from "../content/id.js";
import { KINDS, type Kind } from "./kinds.js";
import { SharedSheet } from "./sheets.js";
import type { PaintRange } from "./surface.js";

// The registry belongs to the page and to every extension in it, so names must be our own.
const NAME = "emend-" + newId();

const COLORS: Record<Kind, string> = { spelling: "#e5484d", grammar: "#d97706", style: "#7c5cff" };

/** How strong the background is; before 146, Firefox draws no lines in highlights, so there it has to do alone. */
const ALPHA = globalThis.CSS?.supports("(-moz-appearance:none) and (not (text-decoration-inset:0))") ? "40" : "1f";

const SHEET = new SharedSheet(
  KINDS.map(
    (kind) => `::highlight(${NAME}-${kind}){
  text-decoration:underline wavy ${COLORS[kind]} 1.5px;text-decoration-skip-ink:none;
  background-color:${COLORS[kind]}${ALPHA}}`,
  ).join("") +
    `::highlight(${NAME}-current){background-color:#7c5cff47}
@media (forced-colors:active){${KINDS.map(
      (kind) => `::highlight(${NAME}-${kind}){
  text-decoration-color:LinkText;background-color:transparent}`,
    ).join("")}}`,
);

/** Names of the highlights, as they stand in `CSS.highlights`. */
export type Layer = Kind | "current";
const LAYERS: readonly Layer[] = [...KINDS, "current"];

type Registry = Window & typeof globalThis;

/** The ranges of one field in the registry of its window. */
export class Highlights {
  readonly #own = new Map<Layer, Set<PaintRange>>();
  readonly #release: () => void;

  constructor(
    private readonly window: Registry,
    root: Document | ShadowRoot,
  ) {
    this.#release = SHEET.use(root);
  }

  /** Whether a range has lost its words, as when the element was moved in the page. */
  get lost(): boolean {
    return [...this.#own.values()].some((ranges) => [...ranges].some(({ collapsed }) => collapsed));
  }

  /** Shows these ranges of a layer instead of the ones shown before. */
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

  /** Removes everything of this field. */
  destroy(): void {
    for (const layer of LAYERS) this.show(layer, []);
    this.#release();
  }
}
