/** Making elements. */

/** The element with this id. */
export const by = (id) => document.getElementById(id);

/** An element with properties (`dataset` and `aria…` among them) and children. */
export function el(name, { dataset, ...properties } = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  Object.assign(made.dataset, dataset);
  made.append(...children);
  return made;
}
