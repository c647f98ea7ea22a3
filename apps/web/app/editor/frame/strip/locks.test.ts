import { type StripDecision, stripDecisions } from "@tessera/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseLocks, printLocks } from "./locks.ts";

test("the base color is locked until the user decides otherwise", () => {
  expect(parseLocks(undefined)).toEqual(new Set(["color"]));
  expect(parseLocks("")).toEqual(new Set());
});

test("any locks come back from the storage, and any text is locks", () => {
  fc.assert(
    fc.property(fc.subarray([...stripDecisions]), (some: readonly StripDecision[]) => {
      expect(parseLocks(printLocks(new Set(some)))).toEqual(new Set(some));
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const id of parseLocks(text)) expect(stripDecisions).toContain(id);
    }),
  );
});
