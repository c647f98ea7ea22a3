import fc from "fast-check";
import { expect, test } from "vitest";
import { findImageColors } from "./find-image-colors.ts";

/** Draws an image from colors and their numbers of pixels. */
function draw(...parts: readonly (readonly [rgb: readonly number[], count: number])[]) {
  const bytes = parts.flatMap(([rgb, count]) =>
    Array.from({ length: count }, () => [...rgb, 255]).flat(),
  );
  return new Uint8ClampedArray(bytes);
}

const sea = [36, 71, 184];
const minium = [217, 72, 15];
const sand = [250, 232, 190];
const gray = [128, 128, 128];

test("the most common hue is first, exactly, and grays are left out beside hues", () => {
  const found = findImageColors(draw([gray, 900], [sea, 300], [minium, 60], [sand, 100]));
  expect(found[0]).toEqual({ hex: "#2447b8", reason: "common" });
  expect(found.map(({ hex }) => hex)).toEqual(
    expect.arrayContaining(["#2447b8", "#d9480f", "#fae8be"]),
  );
  expect(found.map(({ hex }) => hex)).not.toContain("#808080");
});

test("a gray image has its grays, and an empty or transparent one no color", () => {
  expect(findImageColors(draw([gray, 10]))).toEqual([{ hex: "#808080", reason: "common" }]);
  expect(findImageColors(new Uint8ClampedArray(0))).toEqual([]);
  expect(findImageColors(new Uint8ClampedArray(40))).toEqual([]);
});

test("any pixels give at most five different colors, each once", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 4000 }), (bytes) => {
      const hexes = findImageColors(new Uint8ClampedArray(bytes)).map(({ hex }) => hex);
      expect(hexes.length).toBeLessThanOrEqual(5);
      expect(new Set(hexes).size).toBe(hexes.length);
    }),
    { numRuns: 30 },
  );
});
