/**
 * “Try the API”: a command line that does what the page does.
 */
import { execFileSync } from "node:child_process";
import { expect, inject, test } from "vitest";
import { LANGUAGES } from "../../../src/types.js";
import { playground, proposed, useBrowser } from "./harness.js";

useBrowser();

interface Sample {
  title: string;
  text: string;
  language: string;
  options?: object;
}

interface Answer {
  status: number;
  alerts: { offset: number; length: number; replacements: string[] }[];
}

const run = (line: string): Answer =>
  JSON.parse(
    execFileSync("bash", ["-c", `${line.replace(/^curl/, "curl -s")}`], { encoding: "utf8", maxBuffer: 1e8 }),
  ) as Answer;

const TEXT = "It's \"here\": $HOME `id` \\n !!\n\nWe recieved 😀 three letter — Grüße.\n'END'\nEND";

test("the request of the present text can be executed", async () => {
  const page = await playground(TEXT);
  await page.getByText("Options").click();
  await page.getByLabel("Picky").check();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Try the API" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Copy" }).click();
  const line = await page.evaluate<string>("navigator.clipboard.readText()");
  expect(line).toBe(await page.locator("#curl-line").textContent());
  expect(line).toContain('"level":"picky"');
  const { status, alerts } = run(line);
  expect(status).toBe(200);
  const points = [...TEXT];
  const found = alerts.map(
    ({ offset, length, replacements }) =>
      `${points
        .slice(offset, offset + length)
        .join("")
        .trim()} > ${replacements[0]}`,
  );
  expect(found.length).toBeGreaterThan(1);
  await page.keyboard.press("Escape");
  expect(await proposed(page)).toEqual(expect.arrayContaining(found.filter((it) => /^\w/.test(it))));
});

test("a text that is longer than an argument may be can be sent as well", async () => {
  const page = await playground("ü".repeat(10) + " We recieved it. ".repeat(20) + "Ää öö. ".repeat(8_000));
  await page.getByRole("button", { name: "Try the API" }).click();
  const line = (await page.locator("#curl-line").textContent())!;
  const { status, alerts } = run(line);
  expect(status).toBe(200);
  expect(alerts.length).toBeGreaterThan(10);
});

test("every language that can be forced has a sample, and its errors are found", async () => {
  const file = new URL("../../../../service/playground/samples.js", import.meta.url).href;
  const { samples } = (await import(file)) as { samples: Sample[] };
  expect(new Set(samples.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
  const headers = { Authorization: `Bearer ${inject("key")}`, "Content-Type": "application/json" };
  for (const { title, text, language, options } of samples) {
    const body = JSON.stringify({ text, language, ...options });
    const answer = await fetch(`${inject("service")}/v1/checker`, { method: "POST", headers, body });
    const { alerts, status } = (await answer.json()) as Answer;
    expect(status, title).toBe(200);
    if (title === "Without errors") expect(alerts).toEqual([]);
    else expect(alerts.length, title).toBeGreaterThan(4);
    expect(
      alerts.filter(({ replacements }) => !replacements.length),
      title,
    ).toEqual([]);
  }
}, 240_000);
