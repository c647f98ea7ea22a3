import { describe, expect, it } from "vitest";
import type { HexColor } from "#color/hex-color.ts";
import { designOf } from "#design/testing/design-of.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import { defaultAdvancedColor } from "#categories/color/advanced-color.ts";
import {
  findColorStepReferences,
  nameColorSteps,
  pathsOfTints,
  setTints,
} from "./change-color-steps.ts";
import { createRecipe } from "./create-recipe.ts";
import type { Recipe } from "./recipe.ts";
import { tokenPath } from "#tokens/token-path.ts";

const alias = (to: string) => ({ type: "alias", to: tokenPath(to) }) as const;
const red = "#d9480f" as HexColor;
const plain = createRecipe();
const recipe: Recipe = {
  ...plain,
  color: {
    ...plain.color,
    advanced: {
      ...defaultAdvancedColor,
      hasTints: true,
      palettes: { brand: { base: red, hasRoles: true } },
      baseSteps: { primary: "500" },
      pinnedSteps: { brand: { "50": red, "600": red } },
    },
  },
  overrides: { [tokenPath("color.neutral.950")]: { type: "color", hex: red, alpha: 1 } },
  customTokens: {
    [tokenPath("brand.logo")]: alias("color.brand.600"),
    [tokenPath("brand.paper")]: alias("color.brand-tint.50"),
  },
};
const named = (change: (name: string, index: number) => string) =>
  defaultAdvancedColor.stepNames.map(change);

describe("as many new names as there are steps", () => {
  it("rename the steps, with every pin and every alias", () => {
    const renamed = nameColorSteps(
      recipe,
      named((_, index) => String(index + 1)),
    );
    expect(designOf(renamed).recipe).toEqual(renamed);
    expect(renamed.color.advanced).toMatchObject({
      baseSteps: { primary: "6" },
      pinnedSteps: { brand: { "1": red, "7": red } },
    });
    expect(Object.keys(renamed.overrides)).toEqual(["color.neutral.11"]);
    expect(renamed.customTokens).toEqual({
      "brand.logo": alias("color.brand.7"),
      "brand.paper": alias("color.brand-tint.1"),
    });
    expect(designOf(renamed).promises.every(({ isKept }) => isKept)).toBe(
      designOf(recipe).promises.every(({ isKept }) => isKept),
    );
  });

  it("do not change a custom token with the name of a tint that no palette has", () => {
    const customTokens = {
      [tokenPath("color.primary-tint.50")]: { type: "color", hex: red, alpha: 1 },
      [tokenPath("brand.paper")]: alias("color.primary-tint.50"),
    } as const;
    const names = named((name) => (name === "50" ? "light" : name));
    const renamed = nameColorSteps({ ...plain, customTokens }, names);
    expect(renamed.customTokens).toEqual(customTokens);
    expect(designOf(renamed).recipe).toEqual(renamed);
    const references = findColorStepReferences({ ...plain, customTokens }, ["50"]);
    expect(references).toEqual({ pins: [], aliases: [] });
  });

  it("may exchange their places", () => {
    const turned = nameColorSteps(
      recipe,
      named((name) => ({ "50": "950", "950": "50" })[name] ?? name),
    );
    expect(Object.keys(turned.overrides)).toEqual(["color.neutral.50"]);
    expect(turned.color.advanced.pinnedSteps).toEqual({ brand: { "950": red, "600": red } });
  });

  it("are refused if one is invalid or a duplicate", () => {
    const refused = (last: string) => {
      const parsed = parseRecipe(
        nameColorSteps(
          recipe,
          named((n) => (n === "950" ? last : n)),
        ),
      );
      return parsed.ok ? [] : parsed.problems.map(({ code }) => code);
    };
    expect(refused("Ink 1")).toEqual(["malformed"]);
    expect(refused("900")).toEqual(["duplicate"]);
  });
});

describe("another number of names", () => {
  it("keeps the pins on names that remain, and removes the pins on all others", () => {
    const fewer = nameColorSteps(
      { ...recipe, customTokens: {} },
      defaultAdvancedColor.stepNames.slice(1, -1),
    );
    expect(designOf(fewer).recipe).toEqual(fewer);
    expect(fewer.color.advanced).toMatchObject({
      baseSteps: { primary: "500" },
      pinnedSteps: { brand: { "600": red } },
    });
    expect(fewer.overrides).toEqual({});
  });

  it("is refused if the target of an alias is then missing", () => {
    const parsed = parseRecipe(nameColorSteps(recipe, ["100", "500", "600", "900"]));
    expect(parsed).toMatchObject({ ok: false, problems: [{ path: "customTokens.brand.paper" }] });
  });
});

it("finds the pins on steps and the references to them", () => {
  expect(findColorStepReferences(recipe, ["50", "500", "950"])).toEqual({
    pins: ["color.neutral.950", "color.primary.500", "color.brand.50"],
    aliases: ["brand.paper"],
  });
});

it("returns the paths of all tints", () => {
  const { tokens } = designOf(recipe);
  const tints = [...tokens.keys()].filter((path) => path.includes("-tint."));
  expect(new Set(pathsOfTints(recipe))).toEqual(new Set(tints));
});

it("removes tints with the pins on them, and is refused if others refer to one", () => {
  const red500 = { type: "color", hex: red, alpha: 1 } as const;
  const pinned = { ...recipe, overrides: { [tokenPath("color.primary-tint.500")]: red500 } };
  expect(parseRecipe(setTints(pinned, false))).toMatchObject({
    ok: false,
    problems: [{ path: "customTokens.brand.paper" }],
  });
  const free = setTints({ ...pinned, customTokens: {} }, false);
  expect(free.overrides).toEqual({});
  expect(designOf(free).recipe).toEqual(free);
});
