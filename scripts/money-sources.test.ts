import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const printers = new Set(["packages/contract/src/plans/show-plans.ts"]);

/** The sources that may compute with money: all but tests and the function that prints plans. */
const sources = globSync(
  ["apps/*/{src,app}/**/*.{ts,tsx}", "packages/{contract,ui}/src/**/*.{ts,tsx}"],
  {
    cwd: root,
  },
).filter((file) => !/\.test\.tsx?$/.test(file) && !printers.has(file));

function findLines(pattern: RegExp): readonly string[] {
  return sources.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

test("nothing computes with monthlyPrice and annualPrice: they are only printed", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(findLines(/\b(?:monthlyPrice|annualPrice)\b/)).toEqual([]);
});

test("the prices and the saving are written once, in the table of plans", () => {
  expect(findLines(/\b(?:8\.25|79\.20?|825|7920)\b/)).toEqual([
    "packages/contract/src/plans/plan.ts: const monthlyPriceMinor = 825;",
  ]);
  expect(findLines(/\* 0\.8\b|[Ss]avings?[^\n]*\b20\s?%/)).toEqual([]);
});
