import fc from "fast-check";
import { expect, test } from "vitest";
import { findJsonFault } from "./json-fault.ts";

const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

test.each([
  ['{"a":1,"a":2}', "key"],
  ['{"a":1,"\\u0061":2}', "key"],
  ['{"outer":{"a":1,"b":2,"a":3}}', "key"],
  ['[{"a":1},{"b":1,"b":1}]', "key"],
  ['{"__proto__":{}}', "reserved"],
  ['{"a":{"\\u005f_proto__":1}}', "reserved"],
  [nested(21), "depth"],
  [`{"a":${nested(20)}}`, "depth"],
])("finds the fault of %s", (text, fault) => {
  expect(findJsonFault(text)).toBe(fault);
});

test.each([
  '{"a":{"a":{"a":1}}}',
  '[{"a":1},{"a":1}]',
  '{"a":"a","b":"{[}]","c":"__proto__"}',
  '{"a\\"":1,"a":"\\\\"}',
  '{"a" : "b\\": 1, \\"a"}',
  nested(20),
  '"text"',
])("finds no fault in %s", (text) => {
  expect(findJsonFault(text)).toBeUndefined();
});

test("allows 2,000 keys in an object, however many a list of objects has", () => {
  const keys = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, index]));
  expect(findJsonFault(JSON.stringify([keys(2_000), keys(2_000)]))).toBeUndefined();
  expect(findJsonFault(JSON.stringify([keys(1), keys(2_001)]))).toBe("keys");
});

test("finds no fault in JSON.stringify's output of values that are not too deep", () => {
  const values = fc
    .jsonValue({ maxDepth: 10 })
    .filter((value) => !JSON.stringify(value).includes("__proto__"));
  fc.assert(
    fc.property(values, (value) => findJsonFault(JSON.stringify(value)) === undefined),
    { seed: 42, numRuns: 500 },
  );
});

test.each(["\\\\", "a", '\\"', "{"])("reads a mebibyte of %s in linear time", (piece) => {
  const text = `{"a":"${piece.repeat((1 << 20) / piece.length)}"}`;
  const start = performance.now();
  expect(findJsonFault(text)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(1000);
});
