import { expect, test } from "vitest";
import { breakpointLimitsPx, rulerEndPx, rulerLabelsPx } from "./ruler-scale.ts";

const widths = { xs: 480, s: 640, m: 768, l: 1024, xl: 1280, xxl: 1536 };

test("ends a ruler beyond its widest breakpoint, on a round width", () => {
  expect(rulerEndPx(widths)).toBe(1600);
  expect(rulerEndPx({ ...widths, xxl: 1920 })).toBe(2000);
});

test("stops a breakpoint one pixel before its neighbors", () => {
  expect(breakpointLimitsPx(widths, "m")).toEqual({ min: 641, max: 1023 });
  expect(breakpointLimitsPx(widths, "xs").min).toBe(1);
  expect(breakpointLimitsPx(widths, "xxl").min).toBe(1281);
});

test("shows no label below the number of a breakpoint", () => {
  expect(rulerLabelsPx(widths)).toEqual([200, 400, 1200, 1400]);
});
