import { expect, test } from "vitest";
import { clampPage, hasPager, rangeOfPage } from "./table-pages.ts";

const whole = { isLoading: false, rowCount: 10, total: 34, onPageChange: () => undefined };

test("has a pager when nothing loads, and data, a total and a handler are given", () => {
  expect(hasPager(whole)).toBe(true);
});

test.each([
  ["while it loads", { isLoading: true }],
  ["without data", { rowCount: 0 }],
  ["without a total", { total: undefined }],
  ["without a handler", { onPageChange: undefined }],
])("has no pager %s", (_, lack) => {
  expect(hasPager({ ...whole, ...lack })).toBe(false);
});

test("counts a page's rows from one", () => {
  expect(rangeOfPage(1, 10, 34)).toEqual({ from: 1, to: 10 });
  expect(rangeOfPage(3, 10, 34)).toEqual({ from: 21, to: 30 });
  expect(rangeOfPage(4, 10, 34)).toEqual({ from: 31, to: 34 });
});

test("stays on the last page when rows are removed", () => {
  expect(clampPage(4, 10, 34)).toBe(4);
  expect(clampPage(4, 10, 12)).toBe(2);
  expect(clampPage(4, 10, 0)).toBe(1);
  expect(clampPage(-1, 10, 34)).toBe(1);
});
