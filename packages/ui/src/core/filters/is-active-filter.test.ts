import { expect, test } from "vitest";
import { countActiveFilters, isActiveFilter } from "./is-active-filter.ts";

test.each([undefined, null, "", "  ", false])("%j is not an active filter", (value) => {
  expect(isActiveFilter(value)).toBe(false);
});

test.each(["css", 0, 7, true])("%j is an active filter", (value) => {
  expect(isActiveFilter(value)).toBe(true);
});

test("counts active filters, including sort orders", () => {
  const values = { search: "iznik", category: "", pinned: false, day: null, order: "asc" };
  expect(countActiveFilters(values)).toBe(2);
  expect(countActiveFilters({})).toBe(0);
});
