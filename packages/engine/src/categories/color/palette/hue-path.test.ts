import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { hardBases } from "#checks/testing/hard-bases.ts";
import { contrastRatio } from "#color/contrast.ts";
import type { HexColor } from "#color/hex-color.ts";
import { hexOfBits } from "#color/rgb.ts";
import { oklchOf, type Oklch } from "#color/oklch.ts";
import {
  darkEnds,
  hueShifts,
  lightEnds,
  vividnesses,
  yellowBends,
  type Taste,
} from "../advanced-color.ts";
import { defaultDesign, generateSteps, generateTints } from "./index.ts";

const runs = { seed: 20250607, numRuns: inject("form") === "long" ? 10_000 : 400 };
const hexColors = fc.integer({ min: 0, max: 0xffffff }).map(hexOfBits);
const white = "#ffffff" as HexColor;
/** Below this chroma, the hue of an 8-bit color is mostly a rounding error. */
const leastVisibleChroma = 0.02;

function colorsOf(base: string, part: Partial<Taste>): readonly HexColor[] {
  const taste = { ...defaultDesign.taste, ...part };
  return generateSteps(base as HexColor, { ...defaultDesign, taste }).colors;
}

/** Returns the turn from the hue of a base to each step's, and 0 for steps without a hue. */
function turnsOf(base: string, part: Partial<Taste>): readonly number[] {
  const { h } = oklchOf(base as HexColor);
  return colorsOf(base, part)
    .map(oklchOf)
    .map((color) => (color.c < leastVisibleChroma ? 0 : turnBetween(h, color.h)));
}

function turnBetween(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

describe("a palette without a hue shift", () => {
  test("keeps the hue of the base within 3 degrees for all visible hues", () => {
    fc.assert(
      fc.property(fc.oneof(hexColors, fc.constantFrom(...hardBases)), (base) => {
        if (oklchOf(base).c < leastVisibleChroma) return;
        for (const turn of turnsOf(base, { hueShift: "none" }))
          expect(Math.abs(turn), base).toBeLessThan(3);
      }),
      runs,
    );
  });

  test("has the colors of every taste as always", async () => {
    const others = Array.from({ length: 200 }, (_, i) => hexOfBits((i * 0x9e3779b1) >>> 8));
    const lines = [...hardBases, ...others].flatMap((base, i) =>
      [
        {},
        {
          vividness: vividnesses[i % 3] as Taste["vividness"],
          yellows: yellowBends[i % 2] as Taste["yellows"],
          lightEnd: lightEnds[(i >> 1) % 3] as Taste["lightEnd"],
          darkEnd: darkEnds[(i >> 2) % 3] as Taste["darkEnd"],
        },
      ].map((part) => `${colorsOf(base, { ...part, hueShift: "none" }).join(" ")}\n`),
    );
    await expect(lines.join("")).toMatchFileSnapshot("./golden/without-hue-shift.golden.txt");
  });

  test("bends the dark steps of yellows toward gold if they are golden, and no blue", () => {
    const golden = { hueShift: "none", yellows: "golden" } as const;
    const dark = oklchOf(colorsOf("#ffff00", golden)[8] as HexColor);
    expect(dark.h).toBeGreaterThan(60);
    expect(dark.h).toBeLessThan(85);
    expect(colorsOf("#2447b8", golden)).toEqual(colorsOf("#2447b8", { hueShift: "none" }));
  });
});

describe("a palette with a hue shift", () => {
  test.each(["#f59e0b", "#ff9900", "#e2a610", "#ffcc00"])(
    "has lights of %s that are yellower, and warmer dark steps, the stronger the more",
    (base) => {
      const [natural, strong] = [turnsOf(base, {}), turnsOf(base, { hueShift: "strong" })];
      expect(natural[1]).toBeGreaterThan(2);
      expect(strong[1]).toBeGreaterThan(natural[1] ?? 0);
      expect(natural[7]).toBeLessThan(-5);
      expect(strong[7]).toBeLessThan(natural[7] ?? 0);
    },
  );

  test("turns from step to step by little", () => {
    fc.assert(
      fc.property(hexColors, fc.constantFrom(...hueShifts), (base, hueShift) => {
        const hued = colorsOf(base, { hueShift })
          .map(oklchOf)
          .filter(({ c }) => c >= 2 * leastVisibleChroma);
        hued.slice(1).forEach(({ h }, i) => {
          const lighter = hued[i] as Oklch;
          expect(Math.abs(turnBetween(lighter.h, h)), base).toBeLessThan(20);
        });
      }),
      runs,
    );
  });

  test("changes nothing for greys and muted bases", () => {
    fc.assert(
      fc.property(hexColors, fc.constantFrom(...hueShifts), (base, hueShift) => {
        fc.pre(oklchOf(base).c <= 0.05);
        expect(colorsOf(base, { hueShift })).toEqual(colorsOf(base, { hueShift: "none" }));
      }),
      { ...runs, numRuns: runs.numRuns / 10 },
    );
  });

  test.each(["#f59e0b", "#ffcc00", "#ffdb00", "#ffff00"])(
    "turns the dark steps of %s to gold if yellows are golden",
    (base) => {
      const plain = oklchOf(colorsOf(base, {})[7] as HexColor).h;
      const golden = oklchOf(colorsOf(base, { yellows: "golden" })[7] as HexColor).h;
      expect(golden).toBeLessThan(plain - 3);
      expect(golden).toBeGreaterThan(50);
    },
  );

  test.each(["#96bf48", "#ccff00", "#2447b8", "#dc2626"])(
    "does not turn %s to gold, which is no yellow",
    (base) => {
      expect(colorsOf(base, { yellows: "golden" })).toEqual(colorsOf(base, {}));
    },
  );

  test.each(["#f59e0b", "#ffcc00", "#16a34a", "#96bf48"])("has livelier lights of %s", (base) => {
    const former = colorsOf(base, { hueShift: "none" }).map(oklchOf);
    const lively = colorsOf(base, {}).map(oklchOf);
    expect(lively[1]?.c).toBeGreaterThan((former[1]?.c ?? 1) * 1.1);
  });

  test("has tints of yellows that are lighter and more yellow than the former", () => {
    const base = "#ffdb00" as HexColor;
    const [former, lively] = (["none", "natural"] as const).map(
      (hueShift) =>
        generateTints(base, defaultDesign.scale, { ...defaultDesign.taste, hueShift })[1],
    ) as [HexColor, HexColor];
    expect(contrastRatio(lively, white)).toBeLessThan(contrastRatio(former, white));
    expect(oklchOf(lively).c).toBeGreaterThan(1.5 * oklchOf(former).c);
  });
});
