import { expect, test } from "vitest";
import { listCombinations, listPairs, listPairwise } from "./pairwise.ts";

const settings = {
  theme: ["dark", "light"],
  locale: ["en", "tr"],
  product: ["main", "backoffice"],
  density: ["comfortable", "compact"],
};

test.each([1, 2, 5, 14])("with %i states every two options are combined", (count) => {
  const state = Array.from({ length: count }, (_, index) => `state-${index}`);
  const factors = { state, ...settings };
  const met = new Set(listPairwise(factors).flatMap(listPairs));
  const pairs = listCombinations(factors).flatMap(listPairs);
  expect(pairs.filter((pair) => !met.has(pair))).toEqual([]);
});

test("is far shorter than all combinations", () => {
  const factors = { state: ["a", "b", "c", "d", "e", "f", "g", "h"], ...settings };
  expect(listCombinations(factors)).toHaveLength(128);
  expect(listPairwise(factors).length).toBeLessThanOrEqual(18);
});
