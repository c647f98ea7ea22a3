import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { arbitraryGroupedSet } from "./testing/arbitrary-grouped-set.ts";
import { expectModel } from "./testing/format-guarantees.ts";
import { formats } from "./registry.ts";

const runs = { seed: 20_260_413, numRuns: inject("form") === "long" ? 5000 : 100 };

const single = formats.filter(({ id }) => id !== "zip");

it.each(single)("reads back tokens in groups that $name has names of its own for", (format) => {
  fc.assert(
    fc.property(arbitraryGroupedSet(), (set) => {
      expectModel(format.read(format.print(set)), set, {});
    }),
    runs,
  );
});

it("makes groups of which formats have names of their own", () => {
  const sets = fc.sample(arbitraryGroupedSet(), { seed: 1, numRuns: 100 });
  const names = sets.flatMap(({ tokens }) => [...tokens.keys()]);
  expect(names.filter((name) => name.startsWith("font-size.")).length).toBeGreaterThan(10);
});
