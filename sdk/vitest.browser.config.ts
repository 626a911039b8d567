import { defineConfig } from "vitest/config";

// Every file starts browsers of its own, so one at a time.
export default defineConfig({
  test: {
    include: ["test/browser/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    fileParallelism: false,
    expect: { poll: { timeout: 5_000 } },
  },
});
