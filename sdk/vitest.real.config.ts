import { defineConfig } from "vitest/config";

// One service and one browser for all files, which run one after the other.
export default defineConfig({
  test: {
    include: ["test/real/**/*.test.ts"],
    globalSetup: "test/real/setup.ts",
    // Bounds on a loaded machine, not what the tests measure.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    expect: { poll: { timeout: 20_000 } },
  },
});
