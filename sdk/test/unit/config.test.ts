/**
 * The configuration with its defaults.
 */
import { describe, expect, test } from "vitest";
import { configured } from "../../src/config.js";

describe("the language of messages", () => {
  test.each([
    [{}, undefined, undefined],
    [{}, "de-AT", "de-AT"],
    [{}, "sv-SE", "sv-SE"],
    [{}, "fi", undefined],
    [{}, "uk-UA", "uk-UA"],
    [{ uiLanguage: "fr" }, "de", "fr"],
    [{ uiLanguage: "klingon" }, "it", "it"],
    [{ uiLanguage: "fr", messageLanguage: "text" }, "de", "text"],
  ])("%o in a page in %s: %s", (config, page, language) => {
    expect(configured(config, undefined, page).messageLanguage).toBe(language);
  });
});
