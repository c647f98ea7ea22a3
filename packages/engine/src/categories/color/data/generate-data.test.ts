import Color from "colorjs.io";
import {
  clampRgb,
  converter,
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Oklab,
  type Rgb,
} from "culori";
import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { hardBases } from "#checks/testing/hard-bases.ts";
import type { HexColor } from "#color/hex-color.ts";
import { hexOfBits } from "#color/rgb.ts";
import { recipeCounts } from "#decisions/recipe-counts.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { defaultModes, modeAxes, type Scheme } from "#tokens/modes/mode.ts";
import { resolveTokens } from "#tokens/modes/resolve.ts";
import { surfaceNames } from "#tokens/color-roles.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { generateColors } from "../roles/index.ts";
import { dataCounts } from "./index.ts";

const isLong = inject("form") === "long";
const runs = { seed: 20_261_201, numRuns: isLong ? 10_000 : 1000 };

const bases = fc.integer({ min: 0, max: 0xffffff }).map(hexOfBits);

/** Checks the hard bases, then seeded random ones, in both schemes. */
function checkEveryBase(
  check: (colors: SchemeColors, base: HexColor, scheme: Scheme) => void,
): void {
  const checkBase = (base: HexColor): void => {
    for (const scheme of modeAxes.scheme) check(colorsOf(base, scheme), base, scheme);
  };
  for (const base of hardBases) checkBase(base);
  fc.assert(fc.property(bases, checkBase), runs);
}

/** The colors of charts, the neutral surfaces and the palette of a base in one scheme. */
type SchemeColors = Readonly<
  Record<keyof typeof dataCounts | "surfaces" | "palette", readonly HexColor[]>
>;

const knownColors = new Map<string, SchemeColors>();

/** Returns the colors of a base; every test reads those of the same bases. */
function colorsOf(base: HexColor, scheme: Scheme): SchemeColors {
  const key = `${base} ${scheme}`;
  const colors = knownColors.get(key) ?? generateIn(createRecipe(base), scheme);
  knownColors.set(key, colors);
  return colors;
}

function generateIn(recipe: Recipe, scheme: Scheme): SchemeColors {
  const tokens = generateColors(recipe).map((token) => [token.path, token] as const);
  const values = resolveTokens(new Map(tokens), { ...defaultModes, scheme });
  const find = (path: string): HexColor => {
    const value = values.get(tokenPath(path));
    if (value?.type !== "color") throw new Error(`no color at ${path}`);
    return value.hex;
  };
  const group = (name: keyof typeof dataCounts): readonly HexColor[] =>
    Array.from({ length: dataCounts[name] }, (_, i) => find(`color.${name}.${i + 1}`));
  return {
    data: group("data"),
    "data-sequential": group("data-sequential"),
    "data-diverging": group("data-diverging"),
    surfaces: surfaceNames.map((name) => find(`color.${name}`)),
    palette: recipe.color.advanced.stepNames.map((step) => find(`color.primary.${step}`)),
  };
}

function chartColors(colors: SchemeColors): readonly HexColor[] {
  return [...colors.data, ...colors["data-sequential"], ...colors["data-diverging"]];
}

/** Returns the least contrast of some colors on the surfaces, as colorjs.io measures it. */
function leastContrast(colors: readonly HexColor[], surfaces: readonly HexColor[]): number {
  const ratios = colors.flatMap((hex) =>
    surfaces.map((surface) => {
      const [one, other] = [luminanceOf(hex) + 0.05, luminanceOf(surface) + 0.05];
      return Math.max(one, other) / Math.min(one, other);
    }),
  );
  return Math.min(...ratios);
}

const luminances = new Map<HexColor, number>();

function luminanceOf(hex: HexColor): number {
  const known = luminances.get(hex) ?? new Color(hex).luminance;
  luminances.set(hex, known);
  return known;
}

const oklab = converter("oklab");
const rgb = converter("rgb");
const linear = converter("lrgb");
const filters = [filterDeficiencyProt(1), filterDeficiencyDeuter(1), filterDeficiencyTrit(1)];
const distance = differenceEuclidean("oklab");

/** The visions of culori: the full one, and the filters on encoded channels and on linear light. */
const visions: readonly ((hex: HexColor) => Oklab)[] = [
  (hex) => oklab(hex) as Oklab,
  ...filters.map((filter) => (hex: HexColor) => oklab(filter(rgb(hex) as Rgb)) as Oklab),
  ...filters.map((filter) => (hex: HexColor) => oklab(clampRgb(filter(rgb(hex) as Rgb))) as Oklab),
  ...filters.map((filter) => (hex: HexColor) => {
    const { r = 0, g = 0, b = 0 } = linear(hex) ?? {};
    const seen = clampRgb(filter({ mode: "rgb", r, g, b }));
    return oklab({ ...seen, mode: "lrgb" });
  }),
];

const seenColors = new Map<HexColor, readonly Oklab[]>();

function see(hex: HexColor): readonly Oklab[] {
  const known = seenColors.get(hex) ?? visions.map((vision) => vision(hex));
  seenColors.set(hex, known);
  return known;
}

/** Returns the least difference of two colors in any vision. */
function leastDifference(one: HexColor, other: HexColor): number {
  const others = see(other);
  return Math.min(...see(one).map((color, i) => distance(color, others[i] as Oklab)));
}

/** Returns the distance of a color to the lines in OKLab between the steps of a palette. */
function distanceToLine(hex: HexColor, steps: readonly HexColor[]): number {
  const place = oklab(hex) as Oklab;
  return Math.min(
    ...steps.slice(1).map((step, i) => {
      const [from, to] = [oklab(steps[i] as HexColor), oklab(step)] as const;
      if (!from || !to) return Number.POSITIVE_INFINITY;
      const share = Math.min(1, Math.max(0, (place.l - from.l) / (to.l - from.l)));
      const between = (axis: "l" | "a" | "b"): number =>
        from[axis] + (to[axis] - from[axis]) * share;
      return distance(place, { mode: "oklab", l: between("l"), a: between("a"), b: between("b") });
    }),
  );
}

/** Keeps the least of some figures, and prints it at the end of a long run. */
function leastOf(name: string): {
  readonly add: (figure: number) => number;
  readonly print: () => void;
} {
  let least = Number.POSITIVE_INFINITY;
  return {
    add: (figure) => {
      least = Math.min(least, figure);
      return figure;
    },
    print: () => {
      if (isLong) console.log(`${name}: ${least.toFixed(4)}`);
    },
  };
}

describe("the colors of charts", () => {
  test("keep 3:1 on every neutral surface, measured by colorjs.io", () => {
    const least = leastOf("least contrast of data colors");
    checkEveryBase((colors, base, scheme) => {
      const contrast = least.add(leastContrast(chartColors(colors), colors.surfaces));
      expect(contrast, `${base} ${scheme}`).toBeGreaterThanOrEqual(3);
    });
    least.print();
  });

  test("keep 3:1 on the surfaces of palettes with any number of steps", () => {
    const { min, max } = recipeCounts.paletteSteps;
    for (const [i, base] of hardBases.entries()) {
      const { color, ...recipe } = createRecipe(base);
      const count = min + ((i * 7) % (max + 1 - min));
      const stepNames = Array.from({ length: count }, (_, step) => `${step + 1}`);
      const advanced = { ...color.advanced, stepNames };
      for (const scheme of modeAxes.scheme) {
        const colors = generateIn({ ...recipe, color: { ...color, advanced } }, scheme);
        const contrast = leastContrast(chartColors(colors), colors.surfaces);
        expect(contrast, `${base} ${scheme} ${count}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test("of categories differ from their neighbors, and the first five from each other, in every vision", () => {
    const least = leastOf("least difference of categories");
    checkEveryBase(({ data }, base, scheme) => {
      data.forEach((hex, i) => {
        for (let j = i + 1; j < Math.max(i + 2, 5) && j < data.length; j++) {
          const difference = least.add(leastDifference(hex, data[j] as HexColor));
          expect(difference, `${base} ${scheme} ${i + 1} ${j + 1}`).toBeGreaterThanOrEqual(0.08);
        }
      });
    });
    least.print();
  });

  test("of categories all differ in full color vision", () => {
    const least = leastOf("least difference of any two categories in full color vision");
    checkEveryBase(({ data }, base, scheme) => {
      const [full] = visions;
      const seen = data.map((hex) => full?.(hex) as Oklab);
      seen.forEach((one, i) => {
        for (const other of seen.slice(i + 1))
          expect(least.add(distance(one, other)), `${base} ${scheme}`).toBeGreaterThan(0.03);
      });
    });
    least.print();
  });

  test("of categories begin with the base if it keeps 3:1, else with a color of its palette", () => {
    checkEveryBase(({ data: [first], palette, surfaces }, base, scheme) => {
      const name = `${base} ${scheme}`;
      if (leastContrast([base], surfaces) > 3.005) expect(first, name).toBe(base);
      else expect(distanceToLine(first as HexColor, palette), name).toBeLessThan(0.03);
    });
  });

  test("of amounts move evenly away from the surfaces, and neighbors differ in every vision", () => {
    const least = leastOf("least difference of neighboring amounts");
    checkEveryBase((colors, base, scheme) => {
      const steps = colors["data-sequential"];
      const lights = steps.map((hex) => (see(hex)[0] as Oklab).l);
      const sign = scheme === "light" ? -1 : 1;
      const mean =
        (sign * ((lights.at(-1) as number) - (lights[0] as number))) / (steps.length - 1);
      for (let i = 1; i < steps.length; i++) {
        const name = `${base} ${scheme} ${i + 1}`;
        const step = sign * ((lights[i] as number) - (lights[i - 1] as number));
        expect(Math.abs(step - mean), name).toBeLessThan(0.008);
        const difference = distance(
          see(steps[i] as HexColor)[0] as Oklab,
          see(steps[i - 1] as HexColor)[0] as Oklab,
        );
        expect(difference, name).toBeGreaterThanOrEqual(0.055);
        const [one, other] = [steps[i - 1], steps[i]] as [HexColor, HexColor];
        expect(least.add(leastDifference(one, other)), name).toBeGreaterThanOrEqual(0.04);
      }
    });
    least.print();
  });

  test("between extremes mirror their lightness, and their sides differ in every vision", () => {
    const least = leastOf("least difference of opposite diverging colors");
    checkEveryBase((colors, base, scheme) => {
      const steps = colors["data-diverging"];
      for (let i = 0; i < 4; i++) {
        const [one, other] = [steps[i], steps[8 - i]] as [HexColor, HexColor];
        const name = `${base} ${scheme} ${i + 1}`;
        const [here, there] = [see(one)[0] as Oklab, see(other)[0] as Oklab];
        expect(Math.abs(here.l - there.l), name).toBeLessThan(0.006);
        if (i < 3)
          expect(least.add(leastDifference(one, other)), name).toBeGreaterThanOrEqual(0.08);
        for (const side of [one, other])
          expect(leastDifference(side, steps[4] as HexColor), name).toBeGreaterThanOrEqual(0.04);
      }
    });
    least.print();
  });
});
