import { getHeapSpaceStatistics } from "node:v8";
import { expect, test } from "vitest";
import { createDesign, findFormat } from "@tessera/engine";

/** So many sets fill the young generation more than twice: what outlives that is old. */
const sets = 100;
/** A tenth of what a set takes. */
const mostBytesOfSet = 20_000;

test("keeps no set in memory that nobody has any more, nor what was printed of it", () => {
  const printAnew = () => findFormat("css")?.print(createDesign(), {});
  const growths = Array.from({ length: 9 }, () => {
    const before = readOldBytes();
    for (let made = 0; made < sets; made++) printAnew();
    return readOldBytes() - before;
  });
  // The first ones grow by the code that is compiled; a great collection makes one shrink.
  expect(Math.max(...growths.slice(3))).toBeLessThan(sets * mostBytesOfSet);
});

/** What has outlived collections of the young generation. */
function readOldBytes(): number {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === "old_space");
  return space?.space_used_size ?? 0;
}
