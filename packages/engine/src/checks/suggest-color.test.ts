import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { blend } from "#color/blend.ts";
import { contrastRatio } from "#color/contrast.ts";
import { deltaEOk } from "#color/delta-e-ok.ts";
import type { HexColor } from "#color/hex-color.ts";
import { hexOfBits } from "#color/rgb.ts";
import { hexOfOklch, oklchOf } from "#color/oklch.ts";
import { suggestColor, type SuggestOptions } from "./suggest-color.ts";

const runs = { seed: 20250603, numRuns: inject("form") === "long" ? 10_000 : 200 };
const hexColors = fc.integer({ min: 0, max: 0xffffff }).map(hexOfBits);
const leastContrasts = fc.constantFrom(3, 4.5, 7);
/**
 * The distance in OKLab that rounding to 8 bits moves a color beside its hue; the maximum is near
 * black.
 */
const roundingDrift = 0.02;
const white = "#ffffff" as HexColor;
const black = "#000000" as HexColor;

/** Suggests a color with the same minimum contrast on every background. */
function suggestOn(
  color: HexColor,
  backgrounds: readonly HexColor[],
  leastContrast: number,
  options: SuggestOptions = {},
): HexColor | undefined {
  return suggestColor(
    color,
    backgrounds.map((hex) => ({ hex, leastContrast })),
    options,
  );
}

function reaches(color: HexColor, backgrounds: readonly HexColor[], least: number): boolean {
  return backgrounds.every((background) => contrastRatio(color, background) >= least);
}

describe("suggestColor", { timeout: 900_000 }, () => {
  test("keeps a color that has enough contrast", () => {
    expect(suggestOn("#2447b8" as HexColor, [white], 4.5)).toBe("#2447b8");
  });

  test("reaches the contrast on every background and keeps the hue", () => {
    fc.assert(
      fc.property(
        hexColors,
        fc.array(hexColors, { minLength: 1, maxLength: 3 }),
        leastContrasts,
        (color, backgrounds, least) => {
          const suggested = suggestOn(color, backgrounds, least);
          if (suggested === undefined) return;
          expect(reaches(suggested, backgrounds, least)).toBe(true);
          const [before, after] = [oklchOf(color), oklchOf(suggested)];
          if (suggested === color || before.c < 0.02) return;
          const beside = after.c * Math.sin(((after.h - before.h) * Math.PI) / 180);
          expect(Math.abs(beside)).toBeLessThan(roundingDrift);
        },
      ),
      runs,
    );
  });

  test("is at least as near as any other lightness of the color, and undefined only if none is enough", () => {
    fc.assert(
      fc.property(
        hexColors,
        fc.array(hexColors, { minLength: 1, maxLength: 2 }),
        leastContrasts,
        (color, backgrounds, least) => {
          const { c, h } = oklchOf(color);
          const enough = Array.from({ length: 501 }, (_, i) => hexOfOklch({ l: i / 500, c, h }))
            .filter((candidate) => reaches(candidate, backgrounds, least))
            .map((candidate) => deltaEOk(candidate, color));
          const suggested = suggestOn(color, backgrounds, least);
          if (suggested === undefined) expect(enough).toEqual([]);
          else
            expect(deltaEOk(suggested, color)).toBeLessThanOrEqual(Math.min(1, ...enough) + 0.005);
        },
      ),
      { ...runs, numRuns: runs.numRuns / 4 },
    );
  });

  test("is at least as near as any other lightness and chroma of the hue", () => {
    fc.assert(
      fc.property(hexColors, hexColors, leastContrasts, (color, background, least) => {
        const { c, h } = oklchOf(color);
        const grid = Array.from({ length: 101 }, (_, i) => i / 100).flatMap((l) =>
          [0, 0.25, 0.5, 0.75, 0.9, 1].map((share) => hexOfOklch({ l, c: c * share, h })),
        );
        const enough = grid
          .filter((candidate) => reaches(candidate, [background], least))
          .map((candidate) => deltaEOk(candidate, color));
        const suggested = suggestOn(color, [background], least);
        if (suggested === undefined) expect(enough).toEqual([]);
        else expect(deltaEOk(suggested, color)).toBeLessThanOrEqual(Math.min(1, ...enough) + 0.004);
      }),
      { ...runs, numRuns: runs.numRuns / 4 },
    );
  });

  test("is nearer than a change of lightness alone if the chroma can decrease", () => {
    const blue = "#0000ff" as HexColor;
    const suggested = suggestOn(blue, [black], 7);
    const { c, h } = oklchOf(blue);
    const lightened = Array.from({ length: 1001 }, (_, i) => hexOfOklch({ l: i / 1000, c, h }))
      .filter((candidate) => reaches(candidate, [black], 7))
      .map((candidate) => deltaEOk(candidate, blue));
    expect(suggested && deltaEOk(suggested, blue)).toBeLessThanOrEqual(Math.min(...lightened));
  });

  test("reaches the contrast of a translucent color as it appears over each background", () => {
    fc.assert(
      fc.property(
        hexColors,
        fc.array(hexColors, { minLength: 1, maxLength: 3 }),
        leastContrasts,
        fc.integer({ min: 1, max: 100 }).map((n) => n / 100),
        (color, backgrounds, least, alpha) => {
          const seen = (candidate: HexColor): boolean =>
            backgrounds.every(
              (below) => contrastRatio(blend(candidate, below, alpha), below) >= least,
            );
          const suggested = suggestOn(color, backgrounds, least, { alpha });
          if (suggested !== undefined) expect(seen(suggested)).toBe(true);
          else expect([white, black].some(seen)).toBe(false);
        },
      ),
      runs,
    );
  });

  test("reaches the contrast of each background", () => {
    const [pale, deep] = ["#f4f4f4" as HexColor, "#cfd8dc" as HexColor];
    const suggested = suggestColor("#7a8a99" as HexColor, [
      { hex: pale, leastContrast: 7 },
      { hex: deep, leastContrast: 3 },
    ]) as HexColor;
    expect(contrastRatio(suggested, pale)).toBeGreaterThanOrEqual(7);
    expect(contrastRatio(suggested, pale)).toBeLessThan(7.2);
    expect(contrastRatio(suggested, deep)).toBeGreaterThanOrEqual(3);
  });

  test("suggests nothing if no color is enough", () => {
    expect(suggestOn("#808080" as HexColor, [white, black], 7)).toBeUndefined();
    expect(suggestOn("#808080" as HexColor, [white], 22)).toBeUndefined();
    expect(suggestOn("#808080" as HexColor, [white], 4.5, { alpha: 0.2 })).toBeUndefined();
  });
});
