import { crc32 } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { WireAlert } from "../../src/protocol/messages.js";
import { IgnoreStore } from "../../src/store/ignore.js";
import { hashOf } from "../../src/text/hash.js";
import { LANGUAGES } from "../../src/types.js";
import { ENGLISH } from "../../src/ui/all-words.js";
import { TEXTS } from "../../src/ui/words.js";
import { translator, type Translate } from "../../src/ui/i18n.js";
import { besides } from "../../src/ui/position.js";

const TEXT = "One Foo is here. Another Foo is there.";
const alert = { id: "1", rule: "r", text: "Foo", mainCategory: "TYPOS", offset: 4, length: 3 } as WireAlert;
const A = { origin: "https://a.example", document: "/#a", text: TEXT };
const B = { ...A, document: "/#b" };
const ELSEWHERE = { ...A, origin: "https://b.example" };

class Memory {
  kept: Record<string, string> = {};
  getItem = (key: string): string | null => this.kept[key] ?? null;
  setItem = (key: string, value: string): void => void (this.kept[key] = value);
}

describe("what is ignored", () => {
  test("stays ignored after a reload", () => {
    const memory = new Memory();
    new IgnoreStore(memory).add("dictionary", A, alert);
    expect(new IgnoreStore(memory).has(ELSEWHERE, { ...alert, id: "2", rule: "s", text: "foo" })).toBe(true);
    expect(new IgnoreStore(memory).has(A, { ...alert, text: "bar" })).toBe(false);
  });

  test("once is what stands between the same words, wherever that is and whatever the service calls it", () => {
    const store = new IgnoreStore(new Memory());
    store.add("once", A, alert);
    expect(store.has({ ...B, text: `Before it. ${TEXT}` }, { ...alert, id: "9", offset: alert.offset + 11 })).toBe(true);
    expect(store.has(A, { ...alert, offset: TEXT.lastIndexOf("Foo") })).toBe(false);
    expect(store.has(A, { ...alert, rule: "s" })).toBe(false);
    expect(store.has({ ...A, text: TEXT.replace("One", "Two") }, alert)).toBe(false);
    expect(store.has(ELSEWHERE, alert)).toBe(false);
  });

  test("in a document is all like it", () => {
    const store = new IgnoreStore(new Memory());
    store.add("document", A, alert);
    const other = { ...alert, offset: TEXT.lastIndexOf("Foo") };
    expect([store.has(A, other), store.has(B, alert), store.has(A, { ...alert, text: "foo" })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("is listed, and can be taken back", () => {
    const memory = new Memory();
    const store = new IgnoreStore(memory);
    store.add("dictionary", A, alert);
    store.add("once", A, alert);
    const all = new IgnoreStore(memory).list();
    expect(all).toEqual([
      { scope: "dictionary", text: "foo" },
      { scope: "once", text: "Foo", rule: "r", origin: A.origin, before: "One ", after: " is" },
    ]);
    store.remove(all[0]!);
    expect(store.has(ELSEWHERE, alert)).toBe(false);
    store.remove(all[1]!);
    expect([store.has(A, alert), store.list(), new IgnoreStore(memory).list()]).toEqual([false, [], []]);
  });

  test.each([["{"], ["{}"], ["[1]"], ["null"], ['["[]"]'], ['["{\\"scope\\":\\"once\\"}"]']])("stored as %s does no harm", (stored) => {
    const memory = new Memory();
    memory.kept["emend.ignored"] = stored;
    const store = new IgnoreStore(memory);
    expect([store.has(A, alert), store.list()]).toEqual([false, []]);
  });

  test("is kept in memory where storage is full", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    };
    const store = new IgnoreStore(full);
    store.add("once", A, alert);
    expect(store.has(A, alert)).toBe(true);
  });
});

type Key = keyof typeof ENGLISH;

describe("the words of the interface", () => {
  /** The words of these languages, when they have come. */
  const loaded = (languages: (string | undefined)[]): Promise<Translate<Key>> =>
    new Promise((resolve) => {
      const t = translator(ENGLISH, languages, () => resolve(t));
    });

  test.each(LANGUAGES)("are all there in %s, with the same places for words", async (language) => {
    const keys = Object.keys(ENGLISH) as Key[];
    const english = language.startsWith("en");
    const t = english ? translator(ENGLISH, [language], () => undefined) : await loaded([language]);
    const places = (text: string): number => text.split("7").length - 1;
    expect(keys.length).toBeGreaterThan(60);
    expect(keys.filter((key) => !/\S/.test(t(key, 7) ?? ""))).toEqual([]);
    expect(keys.filter((key) => places(t(key, 7)) !== places(ENGLISH[key].replace("#", "7")))).toEqual([]);
    const same = keys.filter((key) => t(key, 7) === ENGLISH[key].replace("#", "7"));
    // Words that are spelled alike.
    const alike = ["neutral", "style", "ignored", "tone", "formal", "casual"];
    if (!english) expect(same.filter((key) => !alike.includes(key))).toEqual([]);
  });

  test("are in no file that lacks one or has one too many", () => {
    for (const words of Object.values(TEXTS)) expect(Object.keys(words).sort()).toEqual(Object.keys(ENGLISH).sort());
  });

  test("come from the first language that is known", async () => {
    expect((await loaded([undefined, "tlh", "de-AT", "fr"]))("close")).toBe("Schließen");
    expect((await loaded(["pt-br"]))("next")).toBe("Próximo");
    expect((await loaded(["tlh", "en-GB", "fr"]))("next")).toBe("Next");
  });

  test("are English without waiting", () => {
    expect(translator(ENGLISH, [], () => undefined)("issue", 1)).toBe("1 issue");
    expect(translator(ENGLISH, ["en"], () => undefined)("remove", "$&")).toBe("Remove “$&”");
  });
});

test.each(["", "abc", "ÄÖ 😀 \n"])("the hash of %j is its CRC-32", (text) => {
  expect(parseInt(hashOf(text), 16)).toBe(crc32(text));
});

describe("the popover's place", () => {
  const at = (left: number, top: number): DOMRect =>
    ({ left, top, right: left + 50, bottom: top + 20, width: 50, height: 20 }) as DOMRect;
  const size = { width: 200, height: 100 };
  const viewport = { width: 800, height: 600 };

  test.each([
    ["below", at(100, 100), false, { x: 100, y: 128 }],
    ["above where there is no room", at(100, 550), false, { x: 100, y: 442 }],
    ["inside on the right", at(760, 100), false, { x: 592, y: 128 }],
    ["at the right end in right-to-left text", at(400, 100), true, { x: 250, y: 128 }],
  ])("is %s", (_, anchor, rtl, place) => {
    expect(besides(anchor, size, viewport, rtl)).toEqual(place);
  });
});
