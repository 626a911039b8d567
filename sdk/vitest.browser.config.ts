import { defineConfig } from "vitest/config";

// Every file starts browsers of its own, so one at a time.
export default defineConfig({
  test: {
    include: ["test/browser/**/*.test.ts"],
    // Bounds on a loaded machine, not what the tests measure.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    fileParallelism: false,
    expect: { poll: { timeout: 15_000 } },
  },
});
