/**
 * Style sheets that are adopted by documents and shadow roots, which a strict content security policy allows.
 */
interface Adoption {
  sheet: CSSStyleSheet;
  users: number;
}

/** A style sheet, shared by all that use it in the same root, and gone with the last of them. */
export class SharedSheet {
  readonly #adoptions = new Map<Document | ShadowRoot, Adoption>();

  constructor(private readonly css: string) {}

  /** Has the root adopt the sheet; the result takes it back. */
  use(root: Document | ShadowRoot): () => void {
    let adoption = this.#adoptions.get(root);
    if (!adoption) {
      // A sheet can be adopted only where its own document is.
      const { CSSStyleSheet } = (root.ownerDocument ?? (root as Document)).defaultView!;
      adoption = { sheet: new CSSStyleSheet(), users: 0 };
      adoption.sheet.replaceSync(this.css);
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, adoption.sheet];
      this.#adoptions.set(root, adoption);
    }
    adoption.users++;
    let used = true;
    return () => {
      if (!used) return;
      used = false;
      if (--adoption.users) return;
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== adoption.sheet);
      this.#adoptions.delete(root);
    };
  }
}
