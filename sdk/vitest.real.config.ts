import { defineConfig } from "vitest/config";

// One service and one browser for all files, which run one after the other.
export default defineConfig({
  test: {
    include: ["test/real/**/*.test.ts"],
    globalSetup: "test/real/setup.ts",
    testTimeout: 60_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    expect: { poll: { timeout: 20_000 } },
  },
});
