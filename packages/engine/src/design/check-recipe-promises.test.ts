import Color from "colorjs.io";
import fc from "fast-check";
import { expect, inject, it } from "vitest";
import type { Recipe } from "#recipe/recipe.ts";
import { modeAxes, type Modes } from "#tokens/modes/mode.ts";
import { resolve } from "#tokens/modes/resolve.ts";
import type { ColorValue, TokenValue } from "#tokens/token.ts";
import { tokenPath, type TokenPath } from "#tokens/token-path.ts";
import { arbitraryWholeRecipe } from "./arbitrary-whole-recipe.ts";
import { designOf } from "./testing/design-of.ts";

const runs = { seed: 20_260_415, numRuns: inject("form") === "long" ? 10_000 : 25 };
const page = tokenPath("color.surface-1");

it(
  "measures the promises of any recipe in every mode as colorjs.io does",
  {
    timeout: 1_200_000,
  },
  () => {
    let count = 0;
    let broken = 0;
    const measure = (recipe: Recipe): void => {
      const set = designOf(recipe);
      const values = (modes: Partial<Modes>) => resolve(set, modes);
      const resolved = memoize((key) => values(JSON.parse(key) as Partial<Modes>));
      for (const { foreground, background, modes, ...reported } of set.promises) {
        const contrasts = modeAxes.density.map((density) => {
          const found = resolved(JSON.stringify({ ...modes, density }));
          return contrastOf(found, foreground, background);
        });
        const place = `${foreground} on ${background}, ${modes.scheme} ${modes.contrast}`;
        const least = Math.min(...contrasts);
        const isFar = Math.abs(reported.measuredContrast - least) > 1e-4;
        if (isFar || reported.isKept !== reported.measuredContrast >= reported.leastContrast)
          expect.fail(`${place}: ${reported.measuredContrast}, not ${least}`);
        count += 1;
        if (!reported.isKept) broken += 1;
      }
    };
    fc.assert(fc.property(arbitraryWholeRecipe(), measure), runs);
    expect(count).toBeGreaterThan(runs.numRuns * 100);
    expect(broken).toBeGreaterThan(0);
  },
);

type Values = ReadonlyMap<TokenPath, TokenValue>;

/**
 * Returns the lower contrast on both kinds of screen, as the colors appear: the background over the
 * page, the foreground over that.
 */
function contrastOf(values: Values, foreground: TokenPath, background: TokenPath): number {
  const ground = colorAt(values, page).hex;
  const below = seenOver(colorAt(values, background), ground);
  const over = seenOver(colorAt(values, foreground), below.hex);
  const narrow = ratioOf(luminanceOf(over.hex), luminanceOf(below.hex));
  return Math.min(narrow, ratioOf(luminanceOf(wideOf(over)), luminanceOf(wideOf(below))));
}

function colorAt(values: Values, path: TokenPath): ColorValue {
  const value = values.get(path);
  if (value?.type !== "color") throw new TypeError(`${path} is not a color`);
  return value;
}

function seenOver(color: ColorValue, below: string): ColorValue {
  if (color.alpha === 1) return color;
  const mixed = Color.mix(below, color.hex, color.alpha, { space: "srgb" });
  const hex = mixed.toString({ format: "hex", collapse: false }) as ColorValue["hex"];
  return { type: "color", hex, alpha: 1 };
}

function wideOf({ hex, wide }: ColorValue): string {
  return wide ? `oklch(${wide.l} ${wide.c} ${wide.h})` : hex;
}

/** Returns the relative luminance by WCAG 2.2, on linear light as colorjs.io computes it. */
const luminanceOf = memoize((text) => {
  const [r, g, b] = new Color(text).to("srgb-linear").coords;
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
});

function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function memoize<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
}
