import { getHeapSpaceStatistics } from "node:v8";
import { expect, test } from "vitest";
import { createDesign, findFormat } from "@tessera/engine";

/** So many sets fill the young generation more than twice, so that what survives is in the old one. */
const sets = 100;
/** A tenth of the memory of a set. */
const mostBytesOfSet = 20_000;

test("frees unused token sets and everything printed from them", () => {
  const printAgain = () => findFormat("css")?.print(createDesign(), {});
  const growths = Array.from({ length: 9 }, () => {
    const before = readOldBytes();
    for (let made = 0; made < sets; made++) printAgain();
    return readOldBytes() - before;
  });
  // The first sets grow by compiled code. A leak grows in every round, the work of a GC in single ones.
  const [, , , median = Number.NaN] = growths.slice(3).toSorted((one, other) => one - other);
  expect(median).toBeLessThan(sets * mostBytesOfSet);
});

/** Returns the used memory of the old generation. */
function readOldBytes(): number {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === "old_space");
  return space?.space_used_size ?? 0;
}
