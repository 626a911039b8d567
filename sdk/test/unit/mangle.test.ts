import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const INTERNAL = JSON.parse(
  readFileSync(new URL("../../internal-names.json", import.meta.url), "utf8"),
) as string[];

/** Members of the browser's and the language's own objects, from TypeScript's libraries. */
function ofTheBrowser(): Set<string> {
  const require = createRequire(createRequire(import.meta.url).resolve("typescript/package.json"));
  const platform = require.resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`);
  const lib = join(dirname(platform), "lib");
  const files = readdirSync(lib).filter((file) => /^lib\.(dom|es).*\.d\.ts$/.test(file));
  const members = files.flatMap((file) => [
    ...readFileSync(join(lib, file), "utf8").matchAll(/^ {4}(?:readonly |get |set )?"?([\w$]+)"?\??[(:<]/gm),
  ]);
  return new Set(members.map(([, name]) => name!));
}

/** Words of the public types and of the frames. */
function ofTheInterface(): Set<string> {
  const files = ["types.ts", "fields.ts", "protocol/messages.ts", "protocol/validate.ts", "protocol/validate-client.ts"];
  const code = files.map((file) => readFileSync(new URL(`../../src/${file}`, import.meta.url), "utf8")).join("");
  return new Set(code.replace(/\/\*.*?\*\/|\/\/.*/gs, "").match(/\w+/g));
}

test("no name that the build shortens is known to anybody else", () => {
  const [browser, ours] = [ofTheBrowser(), ofTheInterface()];
  expect(browser.size).toBeGreaterThan(5_000);
  expect(browser).toContain("getBoundingClientRect");
  expect(ours).toContain("alertsCount");
  expect(INTERNAL.filter((name) => browser.has(name) || ours.has(name))).toEqual([]);
});

test("the short names are nobody else's, as all files have the same ones", () => {
  const browser = ofTheBrowser();
  const short = INTERNAL.map((_, index) => `_${index.toString(36)}`);
  expect(short.filter((name) => browser.has(name))).toEqual([]);
  expect(new Set(short).size).toBe(INTERNAL.length);
});
