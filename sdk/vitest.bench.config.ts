import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["bench/*.ts"], hookTimeout: 30_000, fileParallelism: false },
});
