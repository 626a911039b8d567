/**
 * The SDK for a script tag: `CheckerSDK` is a global.
 */
import { defineElement } from "./element/service-checkable.js";
import { Sdk } from "./sdk.js";

const sdk = new Sdk((document.currentScript as HTMLScriptElement | null)?.src);

defineElement(sdk);
Object.assign(globalThis, { CheckerSDK: sdk });
