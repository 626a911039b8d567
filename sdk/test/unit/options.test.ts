/**
 * Options of a check, settings of the person, and what cards work out from a text and a rule.
 */
import { describe, expect, test } from "vitest";
import { configured, optionsOf } from "../../src/config.js";
import { attributesOf } from "../../src/element/attributes.js";
import { KINDS, kindOf } from "../../src/paint/kinds.js";
import { imported } from "../../src/settings/file.js";
import type { Sdk } from "../../src/sdk.js";
import { SettingsStore } from "../../src/store/settings.js";
import type { IServiceConfig, IServiceSettings } from "../../src/types.js";
import { rulePage } from "../../src/ui/rule-page.js";
import { sentenceAround } from "../../src/ui/sentence.js";

describe("options", () => {
  test.each([
    [{ language: "de" }, RangeError, /language "de" is none of en-US/],
    [{ level: "high" }, TypeError, /level "high" is none of default, picky/],
    [{ tone: "rude" }, TypeError, /tone "rude"/],
    [{ activation: "never" }, TypeError, /activation "never"/],
    [{ dictionary: "word" }, TypeError, /dictionary is no list/],
    [{ disabledRules: {} }, TypeError, /disabledRules is no list/],
  ])("%o is refused", (config, kind, message) => {
    expect(() => configured(config as unknown as IServiceConfig, undefined)).toThrow(kind);
    expect(() => configured(config as unknown as IServiceConfig, undefined)).toThrow(message);
  });

  test("are told from the rest of the configuration", () => {
    const config = { url: "https://a.example", apiKey: "key", level: "picky", dictionary: [], motherTongue: undefined };
    expect(optionsOf(config as unknown as IServiceConfig)).toEqual({ level: "picky", dictionary: [] });
  });

  test("are read from attributes", () => {
    const values: Record<string, string> = { level: "picky", "disabled-rules": "en/ONE , en/TWO,", "mother-tongue": "de" };
    const element = { getAttribute: (name: string) => values[name] ?? null } as Element;
    expect(attributesOf(element)).toEqual({ level: "picky", disabledRules: ["en/ONE", "en/TWO"], motherTongue: "de" });
  });
});

describe("settings of the person", () => {
  const memory = (kept: Record<string, string> = {}): { kept: Record<string, string>; store: SettingsStore } => ({
    kept,
    store: new SettingsStore({ getItem: (key) => kept[key] ?? null, setItem: (key, value) => void (kept[key] = value) }),
  });
  const place = { origin: "https://a.example", document: "/page#field" };

  test("are kept, and taken back by undefined", () => {
    const { kept, store } = memory();
    store.change({ level: "picky", paused: [place.origin] });
    expect(memory(kept).store.value).toEqual({ level: "picky", paused: [place.origin] });
    expect(store.options).toEqual({ level: "picky" });
    store.change({ level: undefined } as unknown as IServiceSettings);
    expect(memory(kept).store.options).toEqual({});
  });

  test.each([
    [[], false],
    [["https://a.example"], true],
    [["https://a.example/page#field"], true],
    [["https://a.example/page#other", "https://b.example"], false],
  ])("with %j paused, the field is paused: %s", (paused, expected) => {
    const { store } = memory();
    store.change({ paused });
    expect(store.paused(place)).toBe(expected);
  });

  test.each(["{", "null", "7", '{"paused": 7}'])("stored as %s do no harm", (stored) => {
    const { store } = memory({ "emend.settings": stored });
    expect([store.options, store.paused(place)]).toEqual([{}, false]);
  });

  test("are not taken from a file of another kind", () => {
    const sdk = { updateSettings: () => expect.unreachable(), ignore: () => expect.unreachable() } as unknown as Sdk;
    for (const json of ["", "{}", '{"format": "other", "settings": {}}']) expect(() => imported(sdk, json)).toThrow();
  });
});

test.each([
  ["TYPOS", "spelling"],
  ["GRAMMAR", "grammar"],
  ["PUNCTUATION", "punctuation"],
  ["REDUNDANCY", "clarity"],
  ["STYLE", "style"],
  ["SOMETHING_NEW", "style"],
])("%s is of the kind %s", (category, kind) => {
  expect(kindOf(category)).toBe(kind);
  expect(KINDS).toContain(kind);
});

test.each([
  ["https://a.example", "en/IN_ORDER_TO", undefined, "https://a.example/rules/en/IN_ORDER_TO"],
  ["wss://a.example/emend/v1/ws", "m/R:VERB:SVA", undefined, "https://a.example/emend/rules/m/R%3AVERB%3ASVA"],
  ["https://a.example", "en/A", "https://b.example/why", "https://b.example/why"],
  ["https://a.example", "en/A", "javascript:alert(1)", "https://a.example/rules/en/A"],
  [undefined, "en/A", undefined, undefined],
])("the page of a rule: %s, %s, %s", (url, rule, own, page) => {
  expect(rulePage(url, { rule, ...(own && { url: own }) })).toBe(page);
});

describe("the sentence around a word", () => {
  const around = (text: string, word: string): string => {
    const offset = text.indexOf(word);
    const { before, after } = sentenceAround(text, { offset, length: word.length });
    return `${before}[${word}]${after}`;
  };

  test.each([
    ["One. Two wrod here! Three.", "wrod", "Two [wrod] here!"],
    ["wrod", "wrod", "[wrod]"],
    ["A line\nwith a wrod\nand more", "wrod", "with a [wrod]"],
    ["He said “no.” A wrod is 3.5 long.", "wrod", "A [wrod] is 3.5 long."],
  ])("%j", (text, word, expected) => {
    expect(around(text, word)).toBe(expected);
  });

  test("is cut at words to a line", () => {
    const shown = around("many ".repeat(50) + "wrod " + "more ".repeat(50), "wrod");
    expect(shown).toMatch(/^…many .*\[wrod\] more .*more…$/);
    expect(shown.length).toBeLessThan(160);
  });
});
