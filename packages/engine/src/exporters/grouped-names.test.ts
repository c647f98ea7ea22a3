import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { arbitraryGroupedSet } from "./testing/arbitrary-grouped-set.ts";
import { expectModel, readWhole } from "./testing/format-guarantees.ts";
import { formats } from "./registry.ts";

const runs = { seed: 20_260_413, numRuns: inject("form") === "long" ? 5000 : 100 };

const single = formats.filter(({ id }) => id !== "zip");

it.each(single)("reads tokens in groups that $name has its own names for", (format) => {
  fc.assert(
    fc.property(arbitraryGroupedSet(), (set) => {
      expectModel(readWhole(format, format.print(set)), set, {});
    }),
    runs,
  );
});

it("creates groups that formats have their own names for", () => {
  const sets = fc.sample(arbitraryGroupedSet(), { seed: 1, numRuns: 100 });
  const names = sets.flatMap(({ tokens }) => [...tokens.keys()]);
  expect(names.filter((name) => name.startsWith("font-size.")).length).toBeGreaterThan(10);
});
