import { expect, test } from "vitest";
import { clampPage, rangeOfPage } from "./table-pages.ts";

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
