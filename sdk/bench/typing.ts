/**
 * What a key costs on the main thread: a page with the SDK, one with Harper, and the same page with neither, by turns.
 *
 *     cd sdk && npm run bench      (RUNS=1 for a quick look)
 *
 * Harper's `lint-framework`, which draws its underlines, is not on npm, so only its check runs: harper.js in a worker,
 * given the whole text after every key as its documentation shows, one check at a time and then the newest text.
 */
import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { afterAll, expect, test } from "vitest";
import { fieldOf, PLAIN, quantile, typingCost, WITH_SDK, type Cost, type Sample } from "../test/browser/cost.js";
import { chromiumFor, type OpenOptions } from "../test/browser/harness.js";

const RUNS = Number(process.env.RUNS ?? 5);

const HARPER: OpenOptions = {
  settled: false,
  service: (it) => {
    it.folders.set("/harper/", new URL("../test/node_modules/harper.js/dist/", import.meta.url));
  },
  script: `window.loading = true;
    const { WorkerLinter } = await import("/harper/index.js");
    const { binary } = await import("/harper/binary.js");
    const linter = new WorkerLinter({ binary });
    const field = document.getElementById("field");
    let busy = false, due = false;
    async function check() {
      due = true;
      if (busy) return;
      busy = true;
      while (due) {
        due = false;
        window.lints = (await linter.lint(field.value ?? field.innerText)).length;
      }
      busy = false;
    }
    await check();
    if (!window.lints) throw new Error("Harper found nothing");
    field.addEventListener("input", check);
    window.loading = false;`,
};

const LENGTHS: [length: number, paragraphs: number][] = [
  [2_000, 4],
  [20_000, 30],
  [59_500, 85],
  [59_500, 1],
];
const SAMPLES = (["textarea", "contenteditable"] as const).flatMap((kind) =>
  LENGTHS.map(([length, paragraphs]): Sample => ({ kind, length, paragraphs })),
);

const rows: string[] = [];
const chromium = chromiumFor("mirror");

const middle = (costs: readonly Cost[]): number => quantile(costs.map(({ task }) => task), 0.5);

test.each(SAMPLES)("$kind, $length characters, $paragraphs paragraphs", { timeout: 600_000 }, async (sample) => {
  const body = fieldOf(sample);
  const [plain, sdk, harper]: [Cost[], Cost[], Cost[]] = [[], [], []];
  for (let run = 0; run < RUNS; run++) {
    plain.push(await typingCost(chromium, body, PLAIN));
    sdk.push(await typingCost(chromium, body, WITH_SDK));
    harper.push(await typingCost(chromium, body, HARPER));
  }
  const extra = sdk.map(({ task }, run) => task - plain[run]!.task);
  const cells = [
    middle(plain),
    middle(sdk) - middle(plain),
    quantile(extra, 0.95),
    middle(harper) - middle(plain),
    quantile(sdk.flatMap(({ handlers }) => handlers), 0.95),
  ];
  const { kind, length, paragraphs } = sample;
  rows.push(`| ${[kind, length, paragraphs, ...cells.map((cell) => cell.toFixed(1))].join(" | ")} |`);
  expect(sdk).toHaveLength(RUNS);
});

afterAll(() => {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"]).toString().trim();
  const machine = `${cpus().length} x ${cpus()[0]!.model}, Chromium ${chromium.browser.version()}`;
  console.log(
    [
      `${new Date().toISOString().slice(0, 10)}, ${commit}, ${machine}; ${RUNS} runs, processor time in ms a key`,
      "",
      "| field | characters | paragraphs | without | SDK adds | p95 | Harper's check adds | input handlers, p95 |",
      "|---|---|---|---|---|---|---|---|",
      ...rows,
    ].join("\n"),
  );
});
