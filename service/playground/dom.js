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

/** Something that is counted: `1 word`, `2 words`. */
export function counted(number, one, many = `${one}s`) {
  return `${number.toLocaleString("en")} ${number === 1 ? one : many}`;
}
