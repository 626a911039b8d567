/**
 * Elements without markup strings, which Trusted Types refuse.
 */

type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<HTMLElementTagNameMap[Tag]>;

/** An element with properties and children. A document that it is put into adopts it, that of an iframe too. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties<Tag> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A button; the mouse does not take the focus away from the field. */
export function button(
  className: string,
  label: string,
  onclick: () => void,
  ...children: (Node | string)[]
): HTMLButtonElement {
  const properties = { type: "button", className, onclick, ariaLabel: label, title: label } as const;
  const element = el("button", properties, ...children);
  element.onpointerdown = element.onmousedown = (event) => event.preventDefault();
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** An icon of 16 by 16 from the data of a path. */
export function icon(path: string): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  const shape = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("aria-hidden", "true");
  shape.setAttribute("d", path);
  svg.append(shape);
  return svg;
}
