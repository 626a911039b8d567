/**
 * The SDK for pages: `CheckerSDK`, and `<service-checkable>`.
 */
import { defineElement } from "./element/service-checkable.js";
import { Sdk } from "./sdk.js";

export { LANGUAGES } from "./types.js";
export type { SupportedElement } from "./sdk.js";
export type * from "./fields.js";
export type * from "./types.js";

/** The checker of this page. */
export const CheckerSDK = new Sdk(import.meta.url);

defineElement(CheckerSDK);
