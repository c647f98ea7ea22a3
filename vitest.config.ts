import { defineConfig } from "vitest/config";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether properties, races and faults run in their short, seeded form or at their full figures. */
    form: "short" | "long";
  }
}

const form = process.env["TESSERA_FORM"] === "long" ? "long" : "short";
const node = { environment: "node", provide: { form } } as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          name: "unit",
          testTimeout: form === "long" ? 120_000 : 10_000,
          include: [
            "packages/**/src/**/*.test.ts",
            "apps/web/app/**/*.test.ts",
            "scripts/**/*.test.ts",
            "tests/library/*.test.ts",
          ],
        },
      },
      {
        test: {
          ...node,
          name: "server",
          include: ["apps/server/src/**/*.test.ts"],
          globalSetup: ["apps/server/src/testing/global-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...node,
          name: "formats",
          include: ["tests/format-checkers/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...node,
          name: "start",
          include: ["tests/start/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
