import fc from "fast-check";
import { expect, test } from "vitest";
import { placeFrames } from "./place-frames.ts";

const stage = fc.record({
  widthPx: fc.integer({ min: 240, max: 3000 }),
  heightPx: fc.integer({ min: 80, max: 2000 }),
});

test("frames never exceed their stage", () => {
  fc.assert(
    fc.property(stage, fc.constantFrom(1280, 768, 390), (size, chosenPx) => {
      const frames = placeFrames(size, chosenPx);
      const shownPx = frames.reduce((sum, { widthPx, scale }) => sum + widthPx * scale, 0);
      expect(shownPx).toBeLessThanOrEqual(size.widthPx + 0.001);
    }),
  );
});

test("a window of 1440 px draws the desktop at 0.74 of its size or more", () => {
  const [frame] = placeFrames({ widthPx: 1440 - 72 - 344 - 2 - 32, heightPx: 600 }, 1280);
  expect(frame?.widthPx).toBe(1280);
  expect(frame?.scale).toBeGreaterThanOrEqual(0.74);
});

test("a window of 1800 px shows a phone beside the desktop", () => {
  const widths = placeFrames({ widthPx: 1800 - 72 - 344 - 32, heightPx: 600 }, 1280);
  expect(widths.map(({ widthPx }) => widthPx)).toEqual([1280, 390]);
});

test("a phone draws the template at its own width, in its own size", () => {
  expect(placeFrames({ widthPx: 390, heightPx: 700 }, 1280)).toEqual([
    { widthPx: 390, scale: 1, heightPx: 700 },
  ]);
});

test("the pinned preview of a phone shows almost twice as much of the template", () => {
  const [frame] = placeFrames({ widthPx: 366, heightPx: 148 }, 1280);
  expect(frame?.widthPx).toBe(665);
  expect(frame?.scale).toBeCloseTo(0.55, 2);
});
