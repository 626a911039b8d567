import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/unit/**/*.test.ts"],
    environment: "node",
    // Bounds on a loaded machine, not what the tests measure: a poll ends as soon as it holds.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
