import { defineConfig } from "vitest/config";

const node = { environment: "node" } as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          name: "unit",
          include: [
            "packages/**/src/**/*.test.ts",
            "apps/web/app/**/*.test.ts",
            "scripts/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          ...node,
          name: "server",
          include: ["apps/server/src/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
