import { describe, expect, test } from "vitest";
import type { HexColor } from "#color/hex-color.ts";
import { scorePalette } from "./palette-score.ts";

function colors(text: string): readonly HexColor[] {
  return text.split(" ") as readonly string[] as readonly HexColor[];
}

const greys = colors(
  "#fafafa #e8e8e8 #d3d3d3 #bababa #9d9d9d #808080 #676767 #505050 #3b3b3b #282828 #151515",
);
const grey = "#808080" as HexColor;
/** Tailwind CSS 3, amber. */
const amber = colors(
  "#fffbeb #fef3c7 #fde68a #fcd34d #fbbf24 #f59e0b #d97706 #b45309 #92400e #78350f #451a03",
);

describe("scorePalette", () => {
  test("gives all points to even greys that keep every promise", () => {
    expect(scorePalette(grey, greys)).toEqual({
      promises: 30,
      base: 15,
      lightness: 15,
      hue: 15,
      chroma: 10,
      distinct: 10,
      range: 5,
      total: 100,
    });
  });

  test("gives fewer points for a base that is only nearly in the palette, and none for a missing one", () => {
    const near = scorePalette("#838383" as HexColor, greys).base;
    expect(near).toBeGreaterThan(0);
    expect(near).toBeLessThan(15);
    expect(scorePalette("#ff0000" as HexColor, greys).base).toBe(0);
  });

  test("gives no points for lightness that does not fall from step to step", () => {
    expect(scorePalette(grey, greys.toReversed()).lightness).toBe(0);
  });

  test("counts each broken promise", () => {
    const score = scorePalette("#f59e0b" as HexColor, amber);
    expect(score.promises).toBeLessThan(30);
    expect(score.promises).toBeGreaterThan(0);
  });

  test("requires of ten steps only the promises of those ten", () => {
    expect(scorePalette(grey, greys.slice(0, 10)).promises).toBe(30);
  });

  test("detects a hue that drifts", () => {
    expect(scorePalette("#f59e0b" as HexColor, amber).hue).toBeLessThan(5);
  });

  test("detects equal neighbors, and ends that are neither light nor dark", () => {
    const flat = greys.map((hex, i) => (i === 0 || i === 10 ? (greys[5] as HexColor) : hex));
    expect(scorePalette(grey, flat).range).toBe(5 / 2);
    const twins = greys.map((hex, i) => (i === 3 ? (greys[4] as HexColor) : hex));
    expect(scorePalette(grey, twins).distinct).toBe(0);
  });
});
