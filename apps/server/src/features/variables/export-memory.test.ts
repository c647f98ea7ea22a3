import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createDesign, findFormat } from "@tessera/engine";

const sets = 100;
/** A tenth of the memory of a set. */
const mostBytesOfSet = 20_000;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

test("frees unused token sets and everything printed from them", () => {
  printSets();
  const before = readUsedBytes();
  printSets();
  expect(readUsedBytes() - before).toBeLessThan(sets * mostBytesOfSet);
});

function printSets(): void {
  for (let printed = 0; printed < sets; printed++) findFormat("css")?.print(createDesign(), {});
}

/** Returns the memory that is reachable. */
function readUsedBytes(): number {
  collectGarbage();
  return getHeapStatistics().used_heap_size;
}
