import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { contrastRatio } from "#color/contrast.ts";
import { deltaEOk } from "#color/delta-e-ok.ts";
import type { HexColor } from "#color/hex-color.ts";
import { hexOfBits } from "#color/rgb.ts";
import { hexOfOklch, oklchOf } from "#color/oklch.ts";
import { suggestColor } from "./suggest-color.ts";

const runs = { seed: 20250603, numRuns: inject("form") === "long" ? 10_000 : 200 };
const hexColors = fc.integer({ min: 0, max: 0xffffff }).map(hexOfBits);
const leastContrasts = fc.constantFrom(3, 4.5, 7);
const white = "#ffffff" as HexColor;
const black = "#000000" as HexColor;

function reaches(color: HexColor, backgrounds: readonly HexColor[], least: number): boolean {
  return backgrounds.every((background) => contrastRatio(color, background) >= least);
}

describe("suggestColor", { timeout: 60_000 }, () => {
  test("leaves alone a color that is enough already", () => {
    expect(suggestColor("#2447b8" as HexColor, [white], 4.5)).toBe("#2447b8");
  });

  test("reaches the contrast on every background and keeps the hue", () => {
    fc.assert(
      fc.property(
        hexColors,
        fc.array(hexColors, { minLength: 1, maxLength: 3 }),
        leastContrasts,
        (color, backgrounds, least) => {
          const suggested = suggestColor(color, backgrounds, least);
          if (suggested === undefined) return;
          expect(reaches(suggested, backgrounds, least)).toBe(true);
          const [before, after] = [oklchOf(color), oklchOf(suggested)];
          if (suggested === color || after.c < 0.04) return;
          expect(Math.abs(((after.h - before.h + 540) % 360) - 180)).toBeLessThan(4);
        },
      ),
      runs,
    );
  });

  test("is not beaten by any other lightness of the color, and gives up only where none is enough", () => {
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
          const suggested = suggestColor(color, backgrounds, least);
          if (suggested === undefined) expect(enough).toEqual([]);
          else
            expect(deltaEOk(suggested, color)).toBeLessThanOrEqual(Math.min(1, ...enough) + 0.005);
        },
      ),
      { ...runs, numRuns: runs.numRuns / 4 },
    );
  });

  test("suggests nothing where nothing can be enough", () => {
    expect(suggestColor("#808080" as HexColor, [white, black], 7)).toBeUndefined();
    expect(suggestColor("#808080" as HexColor, [white], 22)).toBeUndefined();
  });
});
