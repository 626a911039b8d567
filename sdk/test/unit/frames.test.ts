import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isServerFrame } from "../../src/protocol/validate.js";
import { isClientFrame } from "../../src/protocol/validate-client.js";

interface Recorded {
  from: "client" | "server";
  valid: boolean;
  frame: unknown;
}

const file = new URL("../../../tests/frames/checker.v1.jsonl", import.meta.url);
const lines = readFileSync(file, "utf8").trimEnd().split("\n");

test("the recorded frames are many, and of both kinds", () => {
  expect(lines.length).toBeGreaterThanOrEqual(40);
});

test.each(lines)("%s", (line) => {
  const { from, valid, frame } = JSON.parse(line) as Recorded;
  expect((from === "client" ? isClientFrame : isServerFrame)(frame)).toBe(valid);
});
