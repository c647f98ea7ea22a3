import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { defaultContrastTargets } from "#checks/contrast-target.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { AdvancedColor } from "#categories/color/advanced-color.ts";
import { arbitraryRecipe } from "#recipe/arbitrary-recipe.ts";
import * as engine from "#index.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { listModes } from "#tokens/modes/mode.ts";
import { resolve } from "#tokens/modes/resolve.ts";
import { tokenName, tokenPath } from "#tokens/token-path.ts";
import type { TokenDefinition } from "#tokens/token.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { inspectTokens } from "#tokens/validate.ts";
import { arbitraryWholeRecipe } from "./arbitrary-whole-recipe.ts";
import { createDesign } from "./parse-recipe.ts";
import { Design } from "./design.ts";
import { designOf } from "./testing/design-of.ts";

const runs = { seed: 20_260_402, numRuns: inject("form") === "long" ? 2000 : 60 };

/**
 * A decision, the change from one recipe's value to the other's, and the tokens that may follow it.
 */
type Dependence = {
  readonly decision: string;
  readonly change: (recipe: Recipe, other: Recipe) => Recipe;
  readonly tokens: RegExp;
};

const roles = /^color\.(?!primary\.|neutral\.|success\.|warning\.|danger\.|info\.)/.source;

const dependences: readonly Dependence[] = [
  {
    decision: "the base color",
    change: (recipe, { color }) => ({ ...recipe, color: { ...recipe.color, base: color.base } }),
    tokens: new RegExp(`^color\\.(primary|neutral)\\.|${roles}|^shadow\\.`),
  },
  {
    decision: "a status color",
    change: (recipe, { color }) => ({
      ...recipe,
      color: {
        ...recipe.color,
        status: { ...recipe.color.status, success: color.status.success },
      },
    }),
    tokens: /^color\.(on-)?success[.-]/,
  },
  {
    decision: "the neutral tint",
    change: (recipe, { color }) => ({
      ...recipe,
      color: { ...recipe.color, neutralChroma: color.neutralChroma },
    }),
    tokens: new RegExp(`^color\\.neutral\\.|${roles}|^shadow\\.`),
  },
  {
    decision: "a pinned step",
    change: (recipe) =>
      advanced(recipe, ({ stepNames, pinnedSteps }) => ({
        pinnedSteps: { ...pinnedSteps, primary: { [stepNames[1] ?? ""]: "#d0d8f0" as HexColor } },
      })),
    tokens: /^color\.(primary\.|(on-)?action-|surface-selected$|text-muted$|link$|focus$)/,
  },
  {
    decision: "the step that the base is pinned to",
    change: (recipe) =>
      advanced(recipe, ({ stepNames, baseSteps }) => ({
        baseSteps: { ...baseSteps, info: stepNames[2] ?? "" },
      })),
    tokens: /^color\.(on-)?info[.-]/,
  },
  {
    decision: "an extra palette",
    change: (recipe) =>
      advanced(recipe, ({ palettes }) => ({
        palettes: { ...palettes, violet: { base: "#6b2d4f" as HexColor, hasRoles: true } },
      })),
    tokens: /^$/,
  },
  {
    decision: "the taste",
    change: (recipe, { color }) =>
      advanced(recipe, ({ taste }) => ({ taste: color.advanced.taste ?? taste })),
    tokens: /^color\.(?!neutral\.|surface-\d)/,
  },
  {
    decision: "the base size",
    change: (recipe, { typography }) => typed(recipe, { basePx: typography.basePx }),
    tokens: /^(font-size|line-height)\./,
  },
  {
    decision: "the wide ratio",
    change: (recipe, { typography }) => typed(recipe, { ratioWide: typography.ratioWide }),
    tokens: /^font-size\.(?!base$|body-m$)|^line-height\./,
  },
  {
    decision: "the narrow ratio",
    change: (recipe, { typography }) => typed(recipe, { ratioNarrow: typography.ratioNarrow }),
    tokens: /^font-size\.(?!base$|body-m$)/,
  },
  {
    decision: "a family",
    change: (recipe, { typography }) => typed(recipe, { familyBody: typography.familyBody }),
    tokens: /^font-family\.body$/,
  },
  {
    decision: "the spacing unit",
    change: (recipe) => ({
      ...recipe,
      spacing: { ...recipe.spacing, unitPx: recipe.spacing.unitPx === 4 ? 8 : 4 },
    }),
    tokens: /^(spacing\.[a-z0-9-]+-comfortable$|grid-(gutter|margin)\.)/,
  },
  {
    decision: "the spacing steps",
    change: (recipe, { spacing }) => ({
      ...recipe,
      spacing: { ...recipe.spacing, steps: spacing.steps ?? [] },
    }),
    tokens: /^(spacing|grid-gutter|grid-margin)\./,
  },
  {
    decision: "the motion",
    change: (recipe, { motion }) => ({ ...recipe, ...(motion && { motion }) }),
    tokens: /^(duration|easing)\./,
  },
  {
    decision: "the density",
    change: (recipe, { spacing }) => ({
      ...recipe,
      spacing: { ...recipe.spacing, density: spacing.density },
    }),
    tokens: /^$/,
  },
  {
    decision: "the radius",
    change: (recipe, { radius }) => ({ ...recipe, radius }),
    tokens: /^radius\.(?!none$|full$)/,
  },
  {
    decision: "the shadows' character",
    change: (recipe, { shadow }) => ({ ...recipe, shadow }),
    tokens: /^shadow\./,
  },
  {
    decision: "the widest breakpoint",
    change: (recipe) => ({ ...recipe, breakpoints: { ...recipe.breakpoints, xxl: 10_000 } }),
    tokens: /^breakpoint\.xxl$/,
  },
  {
    decision: "the order of the layers",
    change: (recipe, { zIndex }) => ({ ...recipe, zIndex }),
    tokens: /^z-index\.(?!hide$|auto$|base$)/,
  },
  {
    decision: "the unit",
    change: (recipe, { units }) => ({ ...recipe, units }),
    tokens: /^(font-size|size|spacing|radius|breakpoint)\./,
  },
  {
    decision: "an override",
    change: (recipe) => ({
      ...recipe,
      overrides: { [tokenPath("radius.m")]: { type: "dimension", value: 5, unit: "px" } },
    }),
    tokens: /^radius\.m$/,
  },
];

function advanced(recipe: Recipe, part: (of: AdvancedColor) => Partial<AdvancedColor>): Recipe {
  const before = recipe.color.advanced;
  return { ...recipe, color: { ...recipe.color, advanced: { ...before, ...part(before) } } };
}

function typed(recipe: Recipe, part: Partial<Recipe["typography"]>): Recipe {
  return { ...recipe, typography: { ...recipe.typography, ...part } };
}

function changedPaths(before: TokenSet, after: TokenSet): readonly string[] {
  const text = (set: TokenSet, path: string): string =>
    JSON.stringify(set.tokens.get(tokenPath(path))?.definition);
  return [...before.tokens.keys()].filter((path) => text(before, path) !== text(after, path));
}

describe("a design", () => {
  it.each(dependences)("changes only what depends on $decision", ({ change, tokens }) => {
    fc.assert(
      fc.property(arbitraryRecipe(), arbitraryRecipe(), (recipe, other) => {
        const paths = changedPaths(designOf(recipe), designOf(change(recipe, other)));
        expect(paths.filter((path) => !tokens.test(path))).toEqual([]);
      }),
      runs,
    );
  });

  it("generates tokens of one kind each, with unique names, that resolve in every mode", () => {
    fc.assert(
      fc.property(arbitraryRecipe(), (recipe) => {
        const set = designOf(recipe);
        expect(inspectTokens(set.tokens).faults).toEqual([]);
        const names = [...set.tokens.values()].map(({ name }) => name);
        expect(names).toEqual([...set.tokens.keys()].map(tokenName));
        expect(new Set(names).size).toBe(set.tokens.size);
        for (const modes of listModes()) expect(resolve(set, modes).size).toBe(set.tokens.size);
      }),
      runs,
    );
  });

  it("keeps every promise of any recipe without pins and contrast targets", () => {
    fc.assert(
      fc.property(arbitraryRecipe(), ({ color, ...others }) => {
        const recipe = { ...others, color: { ...color, contrastTargets: defaultContrastTargets } };
        expect(designOf(recipe).promises.filter(({ isKept }) => !isKept)).toEqual([]);
      }),
      runs,
    );
  });

  it("puts every token into exactly one group", () => {
    const recipe = withCustom(createRecipe(), {
      "color.brand": { type: "alias", to: tokenPath("color.link") },
    });
    const set = designOf(recipe);
    const grouped = set.groups.flatMap(({ paths }) => paths);
    expect(grouped.toSorted()).toEqual([...set.tokens.keys()].toSorted());
    expect(set.groups.at(-1)).toEqual({ title: "Custom", paths: ["color.brand"] });
    expect(set.groups[0]?.title).toBe("Primary, from #2447b8 on step 700");
  });

  it("pins an override, and its aliases follow", () => {
    const recipe: Recipe = {
      ...createRecipe(),
      overrides: {
        [tokenPath("spacing.xs-comfortable")]: { type: "dimension", value: 5, unit: "px" },
      },
    };
    const set = designOf(recipe);
    expect(set.tokens.get(tokenPath("spacing.xs-comfortable"))?.pinned).toBe(true);
    expect(set.tokens.get(tokenPath("spacing.s-compact"))?.pinned).toBe(false);
    const compact = resolve(set, { density: "compact" });
    expect(compact.get(tokenPath("spacing.s"))).toEqual({
      type: "dimension",
      value: 5,
      unit: "px",
    });
  });

  it("measures a promise that an override breaks", () => {
    const recipe: Recipe = {
      ...createRecipe(),
      overrides: { [tokenPath("color.text")]: { type: "alias", to: tokenPath("color.surface-1") } },
    };
    const broken = designOf(recipe).promises.filter(({ isKept }) => !isKept);
    expect(broken.length).toBeGreaterThan(0);
    expect(new Set(broken.map(({ foreground }) => foreground))).toEqual(new Set(["color.text"]));
  });

  it.each(["comfortable", "compact"] as const)(
    "measures the density with less contrast, whatever the default, through aliases too (%s)",
    (density) => {
      const start = createRecipe();
      const grey = { type: "color", hex: "#808080" as HexColor, alpha: 1 } as const;
      const text: TokenDefinition = { type: "alias", to: tokenPath("color.dense") };
      const recipe = withCustom(
        {
          ...start,
          spacing: { ...start.spacing, density },
          overrides: { [tokenPath("color.text")]: text },
        },
        {
          "color.dense": {
            type: "rule",
            otherwise: { type: "alias", to: tokenPath("color.neutral.950") },
            cases: [{ when: { scheme: "light", density: "compact" }, then: grey }],
          },
        },
      );
      const inLight = designOf(recipe).promises.filter(
        ({ foreground, modes }) => foreground === "color.text" && modes.scheme === "light",
      );
      expect(inLight.length).toBeGreaterThan(0);
      for (const promise of inLight) {
        expect(promise).toMatchObject({ isKept: false });
        expect(promise.measuredContrast).toBeLessThan(4);
      }
      expect(
        new Set(inLight.map(({ background, modes }) => background + modes.contrast)).size,
      ).toBe(inLight.length);
    },
  );

  it("uses the density of the recipe by default", () => {
    const recipe = createRecipe();
    const compact = designOf({ ...recipe, spacing: { ...recipe.spacing, density: "compact" } });
    expect(compact.defaultModes.density).toBe("compact");
    expect(resolve(compact).get(tokenPath("spacing.m"))).toMatchObject({ value: 8 });
  });

  it("has a recipe that parses to an equal design", () => {
    fc.assert(
      fc.property(arbitraryWholeRecipe(), (recipe) => {
        const design = designOf(recipe);
        const again = designOf(JSON.parse(JSON.stringify(design.recipe)));
        expect(again).toEqual(design);
        expect(again.promises).toEqual(design.promises);
        for (const { name } of design.tokens.values()) expect(name).toMatch(/^[a-zA-Z0-9_-]+$/);
      }),
      runs,
    );
  });

  it("is frozen, measures its promises once and resolves its values once for each choice of modes", () => {
    const design = createDesign();
    expect(Object.isFrozen(design)).toBe(true);
    expect(design.promises).toBe(design.promises);
    expect(design.valuesIn({ scheme: "light" })).toBe(design.valuesIn());
    for (const modes of listModes()) {
      expect(design.valuesIn(modes)).toBe(design.valuesIn({ ...modes }));
      expect(design.valuesIn(modes)).toEqual(resolve(design, modes));
    }
  });

  it("accepts no other object with the same parts", () => {
    const { recipe, tokens, groups, defaultModes, promises } = createDesign();
    const parts = { recipe, tokens, groups, defaultModes, promises, valuesIn: () => new Map() };
    // @ts-expect-error Only the class has its private fields.
    const forged: Design = parts;
    expect(forged).not.toBeInstanceOf(Design);
  });

  it("has no constructor outside the engine", () => {
    expect(Object.values(engine)).not.toContain(Design);
  });
});

function withCustom(recipe: Recipe, tokens: Readonly<Record<string, TokenDefinition>>): Recipe {
  return { ...recipe, customTokens: tokens as Recipe["customTokens"] };
}
