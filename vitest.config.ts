import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/steps/longest-first.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The size of property, race and fault tests: short and seeded, or with their full counts. */
    form: "short" | "long";
  }
}

const form = process.env["TESSERA_FORM"] === "long" ? "long" : "short";
const node = { environment: "node", provide: { form } } as const;
/** Ten times what the slowest test takes, so that only a hang fails on a busy machine. */
const hangMs = form === "long" ? 900_000 : 600_000;
/** For tests without side effects: their imports are loaded once per worker, and not once per file. */
const together = { ...node, isolate: false } as const;

export default defineConfig({
  test: {
    // By default one core is left free, which is half of two cores.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    // What tests read without importing it: a change there runs every test under --changed.
    forceRerunTriggers: [
      "**/{package,package-lock,tsconfig*}.json",
      "**/vitest.config.ts",
      "**/*.{md,po,sql,css,html}",
      "**/golden/**",
    ],
    projects: [
      {
        test: {
          ...together,
          name: "unit",
          pool: "threads",
          testTimeout: hangMs,
          include: [
            "packages/**/src/**/*.test.ts",
            "apps/web/app/**/*.test.ts",
            "scripts/**/*.test.ts",
            "tests/library/*.test.ts",
            "tests/factories/*.test.ts",
            "bench/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          ...together,
          name: "server",
          include: ["apps/server/src/**/*.test.ts"],
          globalSetup: ["apps/server/src/testing/global-setup.ts"],
          testTimeout: hangMs,
          hookTimeout: hangMs,
        },
      },
      {
        test: {
          ...node,
          name: "formats",
          include: ["tests/format-checkers/*.test.ts"],
          testTimeout: hangMs,
          hookTimeout: hangMs,
        },
      },
      {
        test: {
          ...node,
          name: "start",
          include: ["tests/start/**/*.test.ts"],
          testTimeout: hangMs,
          hookTimeout: hangMs,
        },
      },
    ],
  },
});
