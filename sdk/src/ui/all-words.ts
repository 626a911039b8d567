import { BAR, CARD, LIST, SETTINGS } from "./english.js";

/** All of them: what another language has to have. */
export const ENGLISH = { ...BAR, ...CARD, ...LIST, ...SETTINGS };

/** The words in a language. */
export type Words = Record<keyof typeof ENGLISH, string>;
