import { LISTS, OPTIONS } from "../config.js";
import type { IServiceElementConfig } from "../types.js";

/** Attributes by the names of the options: `disabled-rules` is `disabledRules`. */
const NAMES = new Map([...OPTIONS, "activation"].map((name) => [name.replace(/[A-Z]/g, "-$&").toLowerCase(), name]));

/** The attributes that `attributesOf` reads. */
export const ATTRIBUTES = [...NAMES.keys()];

/** What the attributes of an element say; lists are separated by commas. */
export function attributesOf(element: Element): IServiceElementConfig {
  const found: Record<string, string | string[]> = {};
  for (const [attribute, name] of NAMES) {
    const value = element.getAttribute(attribute);
    if (value !== null) found[name] = LISTS.includes(name as never) ? value.split(/\s*,\s*/).filter(Boolean) : value;
  }
  return found;
}
