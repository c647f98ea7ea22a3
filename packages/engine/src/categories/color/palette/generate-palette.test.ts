import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { hardBases } from "#checks/testing/hard-bases.ts";
import { scorePalette } from "#checks/testing/palette-score.ts";
import { contrastRatio } from "#color/contrast.ts";
import { deltaEOk } from "#color/delta-e-ok.ts";
import { maxChroma } from "#color/gamut.ts";
import type { HexColor } from "#color/hex-color.ts";
import { hexOfBits } from "#color/rgb.ts";
import { oklchOf } from "#color/oklch.ts";
import { defaultScale } from "#checks/step-scale.ts";
import {
  defaultDesign,
  generateNeutrals,
  generatePalette,
  generateTints,
  paletteSteps,
  type PaletteEntry,
} from "./index.ts";

const isLong = inject("form") === "long";
const runs = { seed: 20250602, numRuns: isLong ? 10_000 : 400 };
const hexColors = fc.integer({ min: 0, max: 0xffffff }).map(hexOfBits);
const white = "#ffffff" as HexColor;
const black = "#000000" as HexColor;

/**
 * Runs a check on the 24 hard bases and on any others; the long form prints how many bases a figure
 * was checked on.
 */
function forEveryBase(check: (base: HexColor) => void, figure?: string): void {
  let held = 0;
  const count = (base: HexColor): void => {
    check(base);
    held += 1;
  };
  hardBases.forEach(count);
  fc.assert(fc.property(hexColors, count), runs);
  if (isLong && figure) console.log(`${figure}: all of ${held} bases`);
}

function expectInWindows(steps: readonly PaletteEntry[]): void {
  expect(steps.map(({ step }) => step)).toEqual(paletteSteps);
  steps.forEach(({ hex, contrastOnWhite, contrastOnBlack }, i) => {
    expect(contrastOnWhite).toBe(contrastRatio(hex, white));
    expect(contrastOnBlack).toBe(contrastRatio(hex, black));
    expect(contrastOnWhite).toBeGreaterThanOrEqual(defaultScale.edges[i] ?? Number.NaN);
    expect(contrastOnWhite).toBeLessThan(defaultScale.edges[i + 1] ?? 21.01);
  });
}

function at(steps: readonly PaletteEntry[], step: number): PaletteEntry {
  const entry = steps.find((each) => each.step === step);
  if (!entry) throw new Error(`no step ${step}`);
  return entry;
}

describe("generatePalette", () => {
  test("keeps the base unchanged, byte for byte, on the one step that it names", () => {
    forEveryBase((base) => {
      const { baseStep, steps } = generatePalette(base);
      expect(at(steps, baseStep).hex).toBe(base);
      expect(steps.filter(({ isBase }) => isBase).map(({ step }) => step)).toEqual([baseStep]);
    }, "base exact");
  });

  test("keeps every step inside its contrast window", () => {
    forEveryBase((base) => expectInWindows(generatePalette(base).steps));
  });

  test("has steps up to 500 for black text and from 600 for white text, and 300 contrasts with 900", () => {
    forEveryBase((base) => {
      const { steps } = generatePalette(base);
      for (const { step, contrastOnWhite, contrastOnBlack } of steps) {
        expect(step <= 500 ? contrastOnBlack : contrastOnWhite).toBeGreaterThanOrEqual(4.5);
      }
      expect(at(steps, 500).contrastOnWhite).toBeGreaterThanOrEqual(3);
      expect(at(steps, 700).contrastOnWhite).toBeGreaterThanOrEqual(7);
      expect(contrastRatio(at(steps, 300).hex, at(steps, 900).hex)).toBeGreaterThanOrEqual(6);
    }, "palette promises kept");
  });

  test("gets darker with every step, and every two neighbors are visibly different", () => {
    forEveryBase((base) => {
      const { steps } = generatePalette(base);
      steps.slice(1).forEach(({ hex }, i) => {
        const lighter = steps[i]?.hex ?? white;
        expect(oklchOf(hex).l).toBeLessThan(oklchOf(lighter).l);
        expect(deltaEOk(hex, lighter)).toBeGreaterThanOrEqual(0.02);
      });
    });
  });

  test("gives no tint more chroma than a base of middle lightness has", () => {
    forEveryBase((base) => {
      const { baseStep, steps } = generatePalette(base);
      const { c } = oklchOf(base);
      if (c < 0.02 || baseStep < 200 || baseStep > 700) return;
      for (const { hex } of steps.slice(0, 3))
        expect(oklchOf(hex).c, `${hex} of ${base}`).toBeLessThanOrEqual(c);
    });
  });

  test.each(["#2f8f6b", "#64748b", "#8b5e3c", "#6b2d4f", "#a3b18a"])(
    "generates muted tints for the muted %s",
    (base) => {
      const { c } = oklchOf(base as HexColor);
      const { steps } = generatePalette(base as HexColor);
      expect(oklchOf(at(steps, 100).hex).c).toBeLessThan(c / 3);
      expect(oklchOf(at(steps, 200).hex).c).toBeLessThan(c / 1.6);
    },
  );

  test.each(["#2447b8", "#3b82f6", "#d9480f", "#0000ff"])(
    "generates tints for the vivid %s that use nearly the whole gamut",
    (base) => {
      for (const { step, hex } of generatePalette(base as HexColor).steps.slice(1, 5)) {
        const { l, c, h } = oklchOf(hex);
        expect(c / maxChroma(l, h), `${step}`).toBeGreaterThan(0.85);
      }
    },
  );

  test("generates greys for a grey, and nearly greys for a nearly grey base", () => {
    for (const base of ["#000000", "#808080", "#ffffff"] as readonly string[] as HexColor[]) {
      for (const { hex } of generatePalette(base).steps) expect(oklchOf(hex).c).toBe(0);
    }
    for (const { hex } of generatePalette("#fafafb" as HexColor).steps) {
      expect(oklchOf(hex).c).toBeLessThan(0.02);
    }
  });

  test("generates palettes for the hard bases with a mean score of 95 and none below 88", () => {
    const scores = hardBases.map((base) => {
      const steps = generatePalette(base).steps.map(({ hex }) => hex);
      return scorePalette(base, steps).total;
    });
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const worst = Math.min(...scores);
    if (isLong) console.log(`palette score: mean ${mean.toFixed(2)}, worst ${worst.toFixed(2)}`);
    expect(mean).toBeGreaterThanOrEqual(95);
    expect(worst).toBeGreaterThanOrEqual(88);
  });

  test.each(["#2447b8", "#ffff00", "#000000", "#16a34a", "#fe019a"])(
    "generates the same palette for %s as always",
    async (base) => {
      const { baseStep, steps } = generatePalette(base as HexColor);
      const lines = steps.map(({ step, hex }) => [step, hex] as const);
      const text = `${JSON.stringify({ baseStep, steps: Object.fromEntries(lines) }, null, 2)}\n`;
      await expect(text).toMatchFileSnapshot(`./golden/${base.slice(1)}.golden.json`);
    },
  );
});

function expectColorsInWindows(colors: readonly HexColor[]): void {
  colors.forEach((hex, i) => {
    const contrast = contrastRatio(hex, white);
    expect(contrast).toBeGreaterThanOrEqual(defaultScale.edges[i] ?? Number.NaN);
    expect(contrast).toBeLessThan(defaultScale.edges[i + 1] ?? 21.01);
  });
}

describe("generateNeutrals", () => {
  test("keeps every step inside its window and never exceeds the given chroma", () => {
    forEveryBase((base) => {
      const colors = generateNeutrals(base, 0.02, defaultScale);
      expectColorsInWindows(colors);
      for (const hex of colors) expect(oklchOf(hex).c).toBeLessThan(0.024);
    });
  });

  test("are greys if the chroma is 0 or the base is grey", () => {
    const greys = [
      ...generateNeutrals("#2447b8" as HexColor, 0, defaultScale),
      ...generateNeutrals("#808080" as HexColor, 0.02, defaultScale),
    ];
    for (const hex of greys) expect(oklchOf(hex).c).toBe(0);
  });
});

describe("generateTints", () => {
  test.each([
    ["none", 0.05],
    ["natural", 0.08],
  ] as const)(
    "keeps every step inside its window and quiet for the most vivid base, with a shift of %s",
    (hueShift, most) => {
      forEveryBase((base) => {
        const colors = generateTints(base, defaultScale, { ...defaultDesign.taste, hueShift });
        expectColorsInWindows(colors);
        for (const hex of colors) expect(oklchOf(hex).c).toBeLessThan(most);
      });
    },
  );
});
