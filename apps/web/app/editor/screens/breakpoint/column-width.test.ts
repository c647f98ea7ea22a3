import { expect, test } from "vitest";
import { columnWidthPx } from "./column-width.ts";

test("shares the width between the margins and the gutters", () => {
  const grid = { widthPx: 768, columns: 8, gutterPx: 16, marginPx: 24 };
  expect(columnWidthPx(grid)).toBe(76);
  expect(columnWidthPx({ ...grid, columns: 1 })).toBe(720);
});

test("is zero if the gutters leave no room", () => {
  expect(columnWidthPx({ widthPx: 320, columns: 24, gutterPx: 24, marginPx: 0 })).toBe(0);
});
