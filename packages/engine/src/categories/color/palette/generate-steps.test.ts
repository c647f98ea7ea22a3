import Color from "colorjs.io";
import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { hardBases } from "#checks/testing/hard-bases.ts";
import { scorePalette } from "#checks/testing/palette-score.ts";
import { stepScaleOf, type StepScale } from "#checks/step-scale.ts";
import { contrastRatio } from "#color/contrast.ts";
import { deltaEOk } from "#color/delta-e-ok.ts";
import type { HexColor } from "#color/hex-color.ts";
import { oklchOf } from "#color/oklch.ts";
import { hexOfBits } from "#color/rgb.ts";
import {
  darkEnds,
  hueShifts,
  lightEnds,
  vividnesses,
  yellowBends,
  type Taste,
} from "../advanced-color.ts";
import { recipeCounts } from "#decisions/recipe-counts.ts";
import {
  defaultDesign,
  generatePalette,
  generateSteps,
  widenSteps,
  type PaletteDesign,
} from "./index.ts";

const isLong = inject("form") === "long";
const runs = { seed: 20250606, numRuns: isLong ? 10_000 : 300 };
const bases = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 0xffffff }).map(hexOfBits) },
  { weight: 1, arbitrary: fc.constantFrom(...hardBases) },
);
const scales = fc.integer(recipeCounts.paletteSteps).map(stepScaleOf);
const tastes: fc.Arbitrary<Taste> = fc.record({
  vividness: fc.constantFrom(...vividnesses),
  hueShift: fc.constantFrom(...hueShifts),
  yellows: fc.constantFrom(...yellowBends),
  lightEnd: fc.constantFrom(...lightEnds),
  darkEnd: fc.constantFrom(...darkEnds),
});
const designs: fc.Arbitrary<PaletteDesign> = fc.record({ scale: scales, taste: tastes });
/**
 * The smallest visible difference in OKLab; near black, rounding to 8 bits moves a color by half of
 * it.
 */
const leastVisible = 0.02;
const white = "#ffffff" as HexColor;
const black = "#000000" as HexColor;

function isInWindow(hex: HexColor, { edges }: StepScale, index: number): boolean {
  const contrast = contrastRatio(hex, white);
  return (
    contrast >= (edges[index] ?? Number.POSITIVE_INFINITY) &&
    contrast < (edges[index + 1] ?? Number.POSITIVE_INFINITY)
  );
}

describe("stepScaleOf", () => {
  test("keeps the edges at 3 and 4.5, and at 7 for four or more steps", () => {
    for (let count = 3; count <= 20; count++) {
      const { edges, lightCount } = stepScaleOf(count);
      expect(edges).toHaveLength(count);
      expect(edges).toEqual(edges.toSorted((a, b) => a - b));
      expect(edges[lightCount]).toBe(4.5);
      expect(edges).toContain(3);
      if (count > 3) expect(edges).toContain(7);
    }
  });

  test("refuses fewer than 3 steps and more than 20", () => {
    for (const count of [0, 2, 21]) expect(() => stepScaleOf(count)).toThrow(RangeError);
  });
});

describe("generateSteps", { timeout: 600_000 }, () => {
  test("keeps base and windows with any number of steps and any taste, and gets darker with every step", () => {
    fc.assert(
      fc.property(bases, designs, (base, design) => {
        const { baseIndex, colors } = generateSteps(base, design);
        expect(colors[baseIndex]).toBe(base);
        colors.forEach((hex, i) => {
          expect(isInWindow(hex, design.scale, i), `${i} of ${base}`).toBe(true);
          const lighter = colors[i - 1];
          if (!lighter) return;
          expect(oklchOf(hex).l).toBeLessThan(oklchOf(lighter).l);
          expect(deltaEOk(hex, lighter)).toBeGreaterThan(leastVisible / 2);
        });
      }),
      runs,
    );
  });

  test("keeps black text readable on the light steps of any number, and white text on all others", () => {
    fc.assert(
      fc.property(bases, designs, (base, design) => {
        generateSteps(base, design).colors.forEach((hex, i) => {
          const ink = i < design.scale.lightCount ? black : white;
          expect(contrastRatio(hex, ink)).toBeGreaterThanOrEqual(4.5);
        });
      }),
      runs,
    );
  });

  test("puts a pinned color on its step and leaves every other step in its window", () => {
    fc.assert(
      fc.property(bases, designs, fc.nat(19), bases, (base, design, place, pin) => {
        const index = place % design.scale.count;
        const pins = { colors: new Map([[index, pin]]) };
        const { colors } = generateSteps(base, design, pins);
        expect(colors[index]).toBe(pin);
        colors.forEach((hex, i) => {
          if (i !== index) expect(isInWindow(hex, design.scale, i), `${i} of ${base}`).toBe(true);
        });
      }),
      runs,
    );
  });

  test("spaces steps evenly through a pinned color that is inside its window", () => {
    const pin = "#5f7fd8" as HexColor;
    const pins = { colors: new Map([[5, pin]]) };
    const { colors } = generateSteps("#2447b8" as HexColor, defaultDesign, pins);
    const lightness = colors.map((hex) => oklchOf(hex).l);
    expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
  });

  test("pins the base to any step, and no step is visibly lighter than the one before", () => {
    fc.assert(
      fc.property(bases, designs, fc.nat(19), (base, design, place) => {
        const baseIndex = place % design.scale.count;
        const { colors } = generateSteps(base, design, { baseIndex, colors: new Map() });
        expect(colors[baseIndex]).toBe(base);
        colors.slice(1).forEach((hex, i) => {
          const lighter = colors[i] as HexColor;
          expect(oklchOf(hex).l, `${i + 1} of ${base}`).toBeLessThanOrEqual(
            oklchOf(lighter).l + leastVisible,
          );
        });
      }),
      runs,
    );
  });

  test("changes nothing if the base is pinned to its own step", () => {
    fc.assert(
      fc.property(bases, designs, (base, design) => {
        const free = generateSteps(base, design);
        const { baseIndex } = free;
        expect(generateSteps(base, design, { baseIndex, colors: new Map() })).toEqual(free);
      }),
      { ...runs, numRuns: 50 },
    );
  });

  test("generates duller muted palettes and stronger vivid ones, away from the base", () => {
    const chroma = (vividness: Taste["vividness"]): readonly number[] => {
      const taste = { ...defaultDesign.taste, vividness };
      const base = "#16a34a" as HexColor;
      return generateSteps(base, { ...defaultDesign, taste }).colors.map((hex) => oklchOf(hex).c);
    };
    const [muted, natural, vivid] = [chroma("muted"), chroma("natural"), chroma("vivid")];
    for (const i of [1, 2, 8, 9]) {
      expect(muted[i]).toBeLessThan((natural[i] ?? 0) * 0.75);
      expect(vivid[i]).toBeGreaterThan(natural[i] ?? 1);
    }
  });

  test.each([
    ["muted", { vividness: "muted" }, 95],
    ["vivid", { vividness: "vivid" }, 97],
    ["golden", { yellows: "golden" }, 95],
    ["soft ends", { lightEnd: "soft", darkEnd: "soft" }, 97],
    ["far ends", { lightEnd: "bright", darkEnd: "deep" }, 96],
  ] as const)("gives the hard bases a high score with a taste of %s", (name, part, least) => {
    const taste = { ...defaultDesign.taste, ...part };
    const scores = hardBases.map(
      (base) => scorePalette(base, generateSteps(base, { ...defaultDesign, taste }).colors).total,
    );
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const worst = Math.min(...scores).toFixed(2);
    if (isLong) console.log(`score of ${name}: mean ${mean.toFixed(2)}, worst ${worst}`);
    expect(mean).toBeGreaterThan(least);
  });
});

describe("widenSteps", { timeout: 600_000 }, () => {
  test("adds chroma with the same hue and contrast, inside Display P3 as colorjs.io measures it", () => {
    fc.assert(
      fc.property(bases, designs, (base, design) => {
        const { baseIndex, colors } = generateSteps(base, design);
        const wides = widenSteps(base, colors, design, (i) => i === baseIndex);
        expect(wides[baseIndex]).toBeUndefined();
        wides.forEach((wide, i) => {
          if (!wide) return;
          const hex = colors[i] as HexColor;
          expect(wide.c).toBeGreaterThanOrEqual(oklchOf(hex).c + 0.004);
          expect(Math.abs(wide.l - oklchOf(hex).l)).toBeLessThan(0.02);
          const seen = new Color("oklch", [wide.l, wide.c, wide.h]);
          expect(seen.inGamut("p3", { epsilon: 1e-4 }), `${hex} of ${base}`).toBe(true);
          const luminance = new Color(hex).luminance;
          expect(Math.abs(seen.luminance - luminance)).toBeLessThan(0.0005);
        });
      }),
      runs,
    );
  });

  test.each(["#64748b", "#8b5e3c", "#808080", "#ffd1dc"])(
    "keeps %s unchanged, which is far from the edge of sRGB",
    (base) => {
      const colors = colorsOf(base as HexColor);
      expect(widenSteps(base as HexColor, colors, defaultDesign, () => false)).toEqual(
        colors.map(() => undefined),
      );
    },
  );

  test("is visible for hues with a small sRGB gamut", () => {
    const base = "#00ff00" as HexColor;
    const colors = colorsOf(base);
    const wide = widenSteps(base, colors, defaultDesign, () => false)[3];
    expect((wide?.c ?? 0) - oklchOf(colors[3] as HexColor).c).toBeGreaterThan(0.03);
  });
});

function colorsOf(base: HexColor): readonly HexColor[] {
  return generatePalette(base).steps.map(({ hex }) => hex);
}
