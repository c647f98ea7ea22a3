import fc from "fast-check";
import { expect, test } from "vitest";
import { lightAt, pointOf, turn } from "./light-position.ts";

const light = fc.record({
  angle: fc.integer({ min: 0, max: 71 }).map((steps) => steps * 5),
  height: fc.integer({ min: 2, max: 26 }).map((steps) => Number((steps * 0.05).toFixed(2))),
});

test("a light on the pad is read back from its place", () => {
  fc.assert(
    fc.property(light, (placed) => {
      const { x, y } = pointOf(placed);
      expect(lightAt(x, y)).toEqual(placed);
    }),
  );
});

test("a light is always on the pad, and 0 is from the right, 90 from above", () => {
  for (const angle of [0, 90, 180, 270]) {
    const { x, y } = pointOf({ angle, height: 3 });
    expect(Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5))).toBeLessThan(0.5);
  }
  expect(pointOf({ angle: 0, height: 1 }).x).toBeGreaterThan(0.5);
  expect(pointOf({ angle: 90, height: 1 }).y).toBeLessThan(0.5);
});

test("a turn goes around in both directions", () => {
  expect([turn(355, 5), turn(0, -15), turn(90, 5)]).toEqual([0, 345, 95]);
});
