import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { applyFilters } from "./apply-filters.ts";
import { defaultFilterValues } from "./default-filter-values.ts";
import type { FilterField } from "./filter-field.ts";

type Token = { readonly path: string; readonly kind: string; readonly pinned: boolean };

const fields: readonly FilterField<Token>[] = [
  { type: "search", name: "search", label: "Search", searchKeys: ["path"] },
  {
    type: "select",
    name: "kind",
    label: "Kind",
    options: [{ id: "color", text: "Colors" }],
    default: "color",
  },
  { type: "sort", name: "order", label: "Order", sortKey: "path" },
  { type: "switch", name: "pinned", label: "Pinned" },
  { type: "date", name: "day", label: "Day", filterable: false },
];
const data: readonly Token[] = [
  { path: "color.b", kind: "color", pinned: true },
  { path: "color.a", kind: "color", pinned: false },
  { path: "radius.a", kind: "radius", pinned: true },
];
const request = { fields, data, locale: "en" };

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("returns the values, the matching rows, and the number of active filters", () => {
  const values = { ...defaultFilterValues(fields), order: "asc", day: "2026-11-09" };
  const onActiveCount = vi.fn();
  expect(applyFilters({ ...request, values, onActiveCount })).toEqual({
    values: { search: "", kind: "color", order: "asc", pinned: false, day: "2026-11-09" },
    rows: [data[1], data[0]],
    activeCount: 3,
  });
  expect(onActiveCount).toHaveBeenCalledExactlyOnceWith(3);
  expect(console.warn).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});

test("warns about empty data, and returns the values with no rows", () => {
  const outcome = applyFilters({ ...request, data: [], values: { kind: "color" } });
  expect(outcome).toEqual({ values: { kind: "color" }, rows: [], activeCount: 1 });
  expect(console.warn).toHaveBeenCalledExactlyOnceWith("Filter skipped: data is empty");
});

test.each([
  ["a choice that is not offered", { kind: "shadow" }],
  ["an order that there is not", { order: "upwards" }],
  ["a text for a switch", { pinned: "yes" }],
  ["a number for a search", { search: 7 }],
  ["a day that the calendar lacks", { day: "2026-02-30" }],
])("refuses %s, and applies nothing", (_, values) => {
  const onActiveCount = vi.fn();
  expect(applyFilters({ ...request, values, onActiveCount })).toBeUndefined();
  expect(console.error).toHaveBeenCalledExactlyOnceWith("Validation Failed");
  expect(onActiveCount).not.toHaveBeenCalled();
});

test("treats absent values as valid", () => {
  const values = { kind: null, order: "", pinned: undefined };
  expect(applyFilters({ ...request, values })?.rows).toEqual(data);
});
