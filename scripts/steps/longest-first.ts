import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest, from what they do and not from how long they are. */
export const longest = [
  "apps/server/src/faults/start-and-stop.test.ts",
  "apps/server/src/faults/kill.test.ts",
  "packages/engine/src/exporters/registry.test.ts",
  "packages/engine/src/parse-and-generate.test.ts",
  "tests/start/start.test.ts",
];

/** Begins with the files that take longest, so that no worker is left with one of them at the end; Vitest itself goes by their size where it has not seen them run. */
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
