import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The slowest test files, by their work and not by their size. */
export const longest = [
  "apps/server/src/faults/start-and-stop.test.ts",
  "apps/server/src/faults/kill.test.ts",
  "packages/engine/src/exporters/registry.test.ts",
  "packages/engine/src/exporters/print-and-read.test.ts",
  "tests/start/start.test.ts",
];

/**
 * Starts the slowest files first, so that no worker ends with one of them; Vitest sorts by file
 * size on a first run.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longest.findIndex((file) => moduleId.endsWith(file));
  return rank === -1 ? longest.length : rank;
}
