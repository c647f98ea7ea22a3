import Color from "colorjs.io";
import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { defaultContrastTargets, type ContrastTargets } from "#checks/contrast-target.ts";
import type { HexColor } from "#color/hex-color.ts";
import { oklchOf } from "#color/oklch.ts";
import { hexOfBits } from "#color/rgb.ts";
import type { Design } from "#design/design.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import { designOf } from "#design/testing/design-of.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { ContrastPromise } from "#tokens/token-set.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { findMissedTargets } from "#design/find-missed-targets.ts";
import { acceptNearestTargets } from "#recipe-changes/accept-nearest-targets.ts";
import { arbitraryPairTargets, arbitraryTextTarget } from "./arbitrary-contrast-targets.ts";
import { leastBrandChroma } from "./brand-chroma.ts";
import { inkRules, solidRules } from "./decisions.ts";

const isLong = inject("form") === "long";
const runs = { seed: 20_261_123, numRuns: isLong ? 3000 : 60 };

const hexColors = fc.integer({ min: 0, max: 0xffffff }).map(hexOfBits);
const recipes = fc
  .record({
    base: hexColors,
    success: hexColors,
    solid: fc.constantFrom(...solidRules),
    ink: fc.constantFrom(...inkRules),
    contrastTargets: fc.record({ text: arbitraryTextTarget(), pairs: arbitraryPairTargets() }),
  })
  .map(({ success, ...decisions }): Recipe => {
    const { color, ...recipe } = createRecipe();
    const status = { ...color.status, success };
    return { ...recipe, color: { ...color, ...decisions, status } };
  });

function recipeWith(targets: Partial<ContrastTargets>, base = "#2447b8"): Recipe {
  const { color, ...recipe } = createRecipe(base as HexColor);
  return {
    ...recipe,
    color: { ...color, contrastTargets: { ...defaultContrastTargets, ...targets } },
  };
}

function promisesOf(recipe: Recipe, foreground: string): readonly ContrastPromise[] {
  return designOf(recipe).promises.filter((each) => each.foreground === `color.${foreground}`);
}

const luminances = new Map<string, number>();

/** Returns the contrast of two colors by WCAG 2.2, on linear light as colorjs.io computes it. */
function contrastBetween(one: string, other: string): number {
  const [a = 0, b = 0] = [one, other].map((text) => {
    const known = luminances.get(text);
    if (known !== undefined) return known;
    const [red, green, blue] = new Color(text).to("srgb-linear").coords;
    const luminance = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
    luminances.set(text, luminance);
    return luminance;
  });
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function hexAt(design: Design, path: TokenPath, modes: ContrastPromise["modes"]): string {
  const value = design.valuesIn(modes).get(path);
  if (value?.type !== "color") throw new Error(`There is no color at ${path}`);
  return value.hex;
}

/** Returns whether a path is that of a fill's state, whose color moves with its target. */
function isState(path: TokenPath): boolean {
  return /-(hover|pressed)$/.test(path);
}

/** Lists the promises that are not kept after every missed target got its nearest ratio. */
function brokenAfterNearest(recipe: Recipe): readonly ContrastPromise[] {
  const accepted = acceptNearestTargets(recipe, findMissedTargets(designOf(recipe)));
  if (!accepted.ok) throw new Error(JSON.stringify(accepted.problems));
  return accepted.value.promises.filter(({ isKept }) => !isKept);
}

/** Matches the roles whose colors only their targets decide: text, and labels on the fill itself. */
const text = /^color\.(?!on-.*-solid$)(text|link|on-|.*-text$)/;
const label = /^color\.on-(.*)-solid$/;

describe("contrast targets", { timeout: 900_000 }, () => {
  test("are kept, or named as not kept with the best contrast that white or black gives", () => {
    let [kept, missed] = [0, 0];
    fc.assert(
      fc.property(recipes, (recipe) => {
        const design = designOf(recipe);
        for (const promise of design.promises) {
          const { foreground, background, modes, leastContrast, measuredContrast } = promise;
          const below = hexAt(design, background, modes);
          const measured = contrastBetween(hexAt(design, foreground, modes), below);
          expect(measured).toBeCloseTo(measuredContrast, 1);
          expect(promise.isKept).toBe(measuredContrast >= leastContrast);
          const onFill = label.exec(foreground)?.[1];
          if (promise.isKept) kept++;
          else if (text.test(foreground) || background === `color.${onFill}-solid`) {
            missed++;
            const best = Math.max(
              ...["#000000", "#ffffff"].map((extreme) => contrastBetween(extreme, below)),
            );
            expect(measured).toBeGreaterThanOrEqual(best - 1e-6);
          }
        }
      }),
      runs,
    );
    expect(missed).toBeGreaterThan(0);
    if (isLong) console.log(`contrast targets: ${kept} kept, ${missed} named with the best`);
  });

  test("are all kept if those that are not kept get their nearest ratios", () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const broken = brokenAfterNearest(recipe);
        expect(broken.map(({ background }) => background).filter((path) => !isState(path))).toEqual(
          [],
        );
      }),
      { ...runs, numRuns: runs.numRuns / 2 },
    );
  });

  test("change no base and no brand fill", () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const values = designOf(recipe).valuesIn({});
        const { base, solid } = recipe.color;
        const steps = [...values].filter(([path]) => path.startsWith("color.primary."));
        expect(steps.map(([, value]) => value)).toContainEqual(
          expect.objectContaining({ hex: base }),
        );
        if (solid === "brand" && oklchOf(base).c >= leastBrandChroma)
          expect(values.get("color.action-solid" as TokenPath)).toMatchObject({ hex: base });
      }),
      runs,
    );
  });

  test("never lower a contrast", () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const plain: Recipe = {
          ...recipe,
          color: { ...recipe.color, contrastTargets: defaultContrastTargets },
        };
        const keyOf = ({ foreground, background, modes }: ContrastPromise): string =>
          JSON.stringify([foreground, background, modes]);
        const raised = new Map(designOf(recipe).promises.map((each) => [keyOf(each), each]));
        for (const promise of designOf(plain).promises)
          expect(raised.get(keyOf(promise))?.leastContrast).toBeGreaterThanOrEqual(
            promise.leastContrast,
          );
      }),
      { ...runs, numRuns: runs.numRuns / 4 },
    );
  });

  test("raise all text to AAA in every mode, and no border", () => {
    const recipe = recipeWith({ text: "aaa" });
    const { promises } = designOf({ ...recipe, color: { ...recipe.color, solid: "strict" } });
    const leastOf = (foreground: string): ReadonlySet<number> =>
      new Set(
        promises
          .filter((each) => each.foreground === foreground && each.modes.contrast === "default")
          .map(({ leastContrast }) => leastContrast),
      );
    for (const role of ["text-muted", "text-placeholder", "link", "on-action-solid", "info-text"])
      expect(leastOf(`color.${role}`)).toEqual(new Set([7]));
    expect(leastOf("color.border-control")).toEqual(new Set([3]));
    expect(promises.filter(({ isKept }) => !isKept)).toEqual([]);
  });

  test("give bold labels the AAA of large text", () => {
    const recipe = recipeWith({ text: "aaa" });
    const bold: Recipe = { ...recipe, color: { ...recipe.color, ink: "bold" } };
    const [promise] = promisesOf(bold, "on-action-solid");
    expect(promise?.leastContrast).toBe(4.5);
  });

  test("raise one pair, and keep its colors on the others", () => {
    const plain = promisesOf(recipeWith({}), "link");
    const raised = promisesOf(recipeWith({ pairs: { link: { "surface-0": 12 } } }), "link");
    expect(raised.map(({ background, leastContrast }) => [background, leastContrast])).toEqual(
      plain.map(({ background, leastContrast }) => [
        background,
        background === "color.surface-0" ? 12 : leastContrast,
      ]),
    );
    expect(raised.filter(({ isKept }) => !isKept)).toEqual([]);
  });

  test("let a pair stay at its own contrast below the target of all text", () => {
    const pairs = { "text-placeholder": { "surface-1": "aa" } } as const;
    const least = promisesOf(recipeWith({ text: "aaa", pairs }), "text-placeholder").map(
      ({ background, modes, leastContrast }) => [background, modes.contrast, leastContrast],
    );
    expect(least).toContainEqual(["color.surface-1", "default", 4.5]);
    expect(least).toContainEqual(["color.surface-2", "default", 7]);
  });

  test("name a label that cannot reach its target on the exact base, with the best contrast", () => {
    const recipe = recipeWith({ text: "aaa" }, "#e0218a");
    const broken = designOf(recipe).promises.filter(
      ({ isKept, modes }) => !isKept && modes.contrast === "default" && modes.scheme === "light",
    );
    expect(new Set(broken.map(({ foreground }) => foreground))).toEqual(
      new Set([
        "color.on-action-solid",
        "color.on-warning-solid",
        "color.on-danger-solid",
        "color.on-info-solid",
        "color.on-success-solid",
      ]),
    );
    expect(broken.find(({ background }) => background === "color.action-solid")).toMatchObject({
      leastContrast: 7,
      measuredContrast: expect.closeTo(4.75, 1),
    });
    const missed = findMissedTargets(designOf(recipe));
    expect(missed.find(({ background }) => background === "color.action-solid")).toEqual({
      foreground: "color.on-action-solid",
      background: "color.action-solid",
      leastContrast: 7,
      nearestContrast: 4.75,
    });
    expect(brokenAfterNearest(recipe)).toEqual([]);
    const strict: Recipe = { ...recipe, color: { ...recipe.color, solid: "strict" } };
    expect(designOf(strict).promises.filter(({ isKept }) => !isKept)).toEqual([]);
  });

  test("are kept by the states of a fill that cannot reach them itself", () => {
    const missed = findMissedTargets(designOf(recipeWith({ text: 12 }, "#635bff")));
    const backgrounds = missed.map(({ background }) => background);
    expect(backgrounds).toContain("color.action-solid");
    expect(backgrounds).not.toContain("color.action-solid-hover");
    expect(backgrounds).not.toContain("color.action-solid-pressed");
  });

  test.each([
    [{ text: "a" }, "text", "not-allowed"],
    [{ text: 3 }, "text", "out-of-range"],
    [{ text: 21.5 }, "text", "out-of-range"],
    [{ pairs: [] }, "pairs", "wrong-type"],
    [{ pairs: { text: "aa" } }, "pairs.text", "wrong-type"],
    [{ pairs: { text: { "surface-1": 2 } } }, "pairs.text.surface-1", "out-of-range"],
    [{ pairs: { text: { border: 7 } } }, "pairs.text.border", "unknown-key"],
    [{ pairs: { "sea-text": { "surface-1": 7 } } }, "pairs.sea-text.surface-1", "unknown-key"],
    [{ more: 1 }, "more", "unknown-key"],
  ])("are refused outside their limits: %j", (targets, path, code) => {
    const recipe = createRecipe();
    const parsed = parseRecipe({ ...recipe, color: { ...recipe.color, contrastTargets: targets } });
    expect(parsed.ok ? [] : parsed.problems).toEqual([
      expect.objectContaining({ path: `color.contrastTargets.${path}`, code }),
    ]);
  });

  test("are refused beyond their count", () => {
    const targets = Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`s${i}`, 7]));
    const { color, ...recipe } = createRecipe();
    const contrastTargets = { text: "aa", pairs: { text: targets } };
    const parsed = parseRecipe({ ...recipe, color: { ...color, contrastTargets } });
    expect(parsed.ok ? [] : parsed.problems.map(({ code }) => code)).toEqual(["wrong-count"]);
  });

  test("can name every pair of the largest color system", () => {
    const { color, ...recipe } = createRecipe();
    const names = Array.from({ length: 12 }, (_, i) => `extra${i}`);
    const palettes = Object.fromEntries(
      names.map((name) => [name, { base: color.base, hasRoles: true }]),
    );
    const advanced = { ...color.advanced, palettes };
    const { promises } = designOf({ ...recipe, color: { ...color, advanced } });
    const pairs: Record<string, Record<string, "aa">> = {};
    for (const { foreground, background } of promises) {
      const [over, below] = [foreground.slice(6), background.slice(6)];
      pairs[over] = { ...pairs[over], [below]: "aa" };
    }
    const contrastTargets = { text: "aa", pairs };
    expect(parseRecipe({ ...recipe, color: { ...color, advanced, contrastTargets } }).ok).toBe(
      true,
    );
  });
});
