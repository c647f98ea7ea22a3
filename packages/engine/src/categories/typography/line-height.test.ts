import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { recipeLimits } from "#recipe/recipe.ts";
import { fitLineHeights } from "./line-height.ts";
import { headingSteps, namedRatios } from "./type-steps.ts";

const runs = { seed: 20_260_602, numRuns: inject("form") === "long" ? 50_000 : 1500 };
const powers = [0, ...headingSteps.map(({ power }) => power)];

const sizesOf = (basePx: number, ratio: number): readonly number[] =>
  powers.map((power) => basePx * ratio ** power);

const bases = Array.from({ length: 25 }, (_, i) => recipeLimits.typography.basePx.min + i);
const scales = bases.flatMap((basePx) =>
  namedRatios.map(({ ratio }) => ({ basePx, ratio, sizesPx: sizesOf(basePx, ratio) })),
);

/**
 * Lists every row of grid lines that never increases, at any distance from the preferred heights,
 * as ratios.
 */
function listRows(
  sizesPx: readonly number[],
  gridPx: number,
  loosest = 1.6,
): readonly (readonly number[])[] {
  const [sizePx, ...others] = sizesPx;
  if (sizePx === undefined) return [[]];
  const rows: (readonly number[])[] = [];
  for (let heightPx = gridPx; heightPx <= loosest * sizePx + 1e-9; heightPx += gridPx) {
    const ratio = heightPx / sizePx;
    if (ratio < 1.05 - 1e-9) continue;
    for (const row of listRows(others, gridPx, ratio)) rows.push([ratio, ...row]);
  }
  return rows;
}

function preferredRatioOf(sizePx: number): number {
  const position = Math.log(sizePx / 12) / Math.log(64 / 12);
  return 1.6 - 0.55 * Math.min(1, Math.max(0, position));
}

function distanceOf(heights: readonly number[], sizesPx: readonly number[]): number {
  return heights.reduce(
    (sum, height, i) => sum + (height - preferredRatioOf(sizesPx[i] ?? 0)) ** 2,
    0,
  );
}

function isOnGrid(heights: readonly number[], sizesPx: readonly number[], gridPx: number): boolean {
  return heights.every((height, index) => {
    const sizePx = sizesPx[index] ?? 0;
    const lines = (height * sizePx) / gridPx;
    return Math.abs(lines - Math.round(lines)) * gridPx < sizePx / 10_000;
  });
}

function expectFalling(heights: readonly number[]): void {
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  expect(heights[0]).toBeLessThanOrEqual(1.6);
  expect(heights.at(-1)).toBeGreaterThanOrEqual(1.05);
}

describe("line heights", () => {
  it("never increase with the size and stay between 1.05 and 1.6, at every base and every named ratio", () => {
    expect(scales).toHaveLength(200);
    for (const { sizesPx } of scales) expectFalling(fitLineHeights(sizesPx));
  });

  it("do so at any base and any ratio", () => {
    const { basePx, ratioWide: ratio } = recipeLimits.typography;
    fc.assert(
      fc.property(
        fc.double({ ...basePx, noNaN: true }),
        fc.double({ ...ratio, noNaN: true }),
        (base, growth) => expectFalling(fitLineHeights(sizesOf(base, growth))),
      ),
      runs,
    );
  });

  it("are on the 4 px grid, and on a finer one only if every row on it increases somewhere", () => {
    const onGrid = [4, 2, 1].map(() => 0);
    for (const { sizesPx } of scales) {
      const heights = fitLineHeights(sizesPx);
      const index = [4, 2, 1].findIndex((gridPx) => isOnGrid(heights, sizesPx, gridPx));
      onGrid[index] = (onGrid[index] ?? 0) + 1;
      if (index > 0) expect(listRows(sizesPx, 4)).toEqual([]);
    }
    expect(onGrid).toEqual([164, 34, 2]);
  });

  it("are, of all rows on the grid, the nearest to the preferred heights", () => {
    for (const { sizesPx } of scales.filter(
      ({ basePx, ratio }) => basePx <= 20 && ratio <= 1.333,
    )) {
      const nearest = listRows(sizesPx, 4).map((row) => distanceOf(row, sizesPx));
      if (nearest.length === 0) continue;
      const found = distanceOf(fitLineHeights(sizesPx), sizesPx);
      expect(found).toBeLessThan(Math.min(...nearest) + 0.001);
    }
  });

  it("are the preferred heights if no grid has a row", () => {
    expect(fitLineHeights([1, 1.1])).toEqual([1.6, 1.6]);
  });
});
