/**
 * Shapes: small predicates that say whether a value is what it should be. Unknown members are allowed.
 */

/** Whether a value has the shape. */
export type Shape = (value: unknown) => boolean;

type Members = Record<string, unknown>;

/** A plain object. */
export const isObject = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A string without half a surrogate pair. */
export const text: Shape = (value) => typeof value === "string" && !/\p{Surrogate}/u.test(value);

/** A string that is not empty. */
export const name: Shape = (value) => value !== "" && text(value);

/** An integer that is not negative. */
export const count: Shape = (value) => Number.isSafeInteger(value) && (value as number) >= 0;

/** A finite number. */
export const number: Shape = (value) => Number.isFinite(value);

/** True or false. */
export const flag: Shape = (value) => typeof value === "boolean";

/** One of some values. */
export const oneOf =
  (...values: unknown[]): Shape =>
  (value) =>
    values.includes(value);

/** A string that matches all of the pattern. */
export const like =
  (pattern: RegExp): Shape =>
  (value) =>
    typeof value === "string" && pattern.test(value);

/** An array of such values. */
export const list =
  (item: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(item);

/** An object that is used as a map. */
export const map =
  (key: Shape, item: Shape): Shape =>
  (value) =>
    isObject(value) && Object.keys(value).every(key) && Object.values(value).every(item);

/** An array of exactly these. */
export const tuple =
  (...items: Shape[]): Shape =>
  (value) =>
    Array.isArray(value) && value.length === items.length && items.every((item, index) => item(value[index]));

/** An object with these members; the name of one that may be missing ends in `?`. */
export const object =
  (members: Record<string, Shape>): Shape =>
  (value) =>
    isObject(value) &&
    Object.entries(members).every(([key, shape]) => {
      if (!key.endsWith("?")) return shape(value[key]);
      const member = value[key.slice(0, -1)];
      return member === undefined || shape(member);
    });

/** A value of the shape for which the condition holds too. */
export const where =
  <T>(shape: Shape, condition: (value: T) => boolean): Shape =>
  (value) =>
    shape(value) && condition(value as T);
