import {
  converter,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Rgb,
} from "culori";
import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { checkPalettes } from "#categories/color/check-palettes.ts";
import { statusNames } from "#checks/statuses.ts";
import type { HexColor } from "#color/hex-color.ts";
import { hexOfOklch } from "#color/oklch.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { Design } from "./design.ts";
import { findAlikeStatuses, separateStatuses, type AlikeStatuses } from "./separate-statuses.ts";
import { designOf } from "./testing/design-of.ts";

type Statuses = Recipe["color"]["status"];

const runs = { seed: 20_261_127, numRuns: inject("form") === "long" ? 2000 : 40 };
const hues = { success: 150, warning: 70, danger: 25, info: 255 } as const;
const filters = [filterDeficiencyProt(1), filterDeficiencyDeuter(1), filterDeficiencyTrit(1)];
const oklab = converter("oklab");
const rgb = converter("rgb");

/** Generates status colors of their usual hues, of random lightness and chroma. */
const arbitraryStatuses: fc.Arbitrary<Statuses> = fc.record({
  success: arbitraryColor("success"),
  warning: arbitraryColor("warning"),
  danger: arbitraryColor("danger"),
  info: arbitraryColor("info"),
});

function arbitraryColor(status: keyof typeof hues): fc.Arbitrary<HexColor> {
  const parts = [fc.integer({ min: 40, max: 78 }), fc.integer({ min: 8, max: 22 })] as const;
  return fc
    .tuple(...parts, fc.integer({ min: -15, max: 15 }))
    .map(([l, c, turn]) => hexOfOklch({ l: l / 100, c: c / 100, h: hues[status] + turn }));
}

function recipeWith(status: Partial<Statuses>, change: Partial<Recipe> = {}): Recipe {
  const { color, ...rest } = createRecipe();
  return { ...rest, ...change, color: { ...color, status: { ...color.status, ...status } } };
}

/** Returns the least distance of two colors in culori's simulations and in full color vision. */
function distanceOf(one: HexColor, other: HexColor): number {
  const see = (hex: HexColor) => [
    oklab(hex),
    ...filters.map((filter) => oklab(filter(rgb(hex) as Rgb))),
  ];
  const others = see(other);
  return Math.min(
    ...see(one).map((color, i) => {
      const counterpart = others[i];
      if (!color || !counterpart) return Number.NaN;
      return Math.hypot(color.l - counterpart.l, color.a - counterpart.a, color.b - counterpart.b);
    }),
  );
}

function countKept(design: Design): number {
  const palettes = checkPalettes(design.recipe, design.valuesIn());
  const promises = [...design.promises, ...palettes.flatMap((each) => each.promises)];
  return promises.filter(({ isKept }) => isKept).length;
}

function alikeOf(recipe: Recipe): AlikeStatuses {
  const alike = findAlikeStatuses(recipe);
  if (!alike) throw new TypeError("No two status colors look alike");
  return alike;
}

describe("findAlikeStatuses", () => {
  test("finds the default colors that are hardest to tell apart, and the deficiency", () => {
    expect(findAlikeStatuses(createRecipe())).toEqual({
      statuses: ["warning", "danger"],
      deficiency: "deuteranopia",
    });
  });

  test("names no deficiency for colors that look alike to everyone", () => {
    const green = "#1a7f4b" as HexColor;
    const recipe = recipeWith({ success: green, info: green });
    expect(findAlikeStatuses(recipe)).toEqual({
      statuses: ["success", "info"],
      deficiency: undefined,
    });
  });

  test("finds none where all differ in every color vision", () => {
    const recipe = recipeWith({
      success: "#00786e" as HexColor,
      danger: "#a20036" as HexColor,
      info: "#0383d1" as HexColor,
    });
    expect(findAlikeStatuses(recipe)).toBeUndefined();
  });
});

describe("separateStatuses", () => {
  test("separates any status colors pair by pair, and breaks no promise", () => {
    fc.assert(
      fc.property(arbitraryStatuses, (statuses) => {
        let recipe = recipeWith(statuses);
        // Each move ends one of six pairs and begins none.
        for (let moves = 0; findAlikeStatuses(recipe); moves++) {
          expect(moves).toBeLessThan(6);
          const design = designOf(recipe);
          const { statuses: pair } = alikeOf(recipe);
          const separated = separateStatuses(design, pair);
          if (!separated) return;
          expect(separateStatuses(designOf(recipe), pair)).toEqual(separated);
          expect(pair).toContain(separated.status);
          recipe = recipeWith({ ...recipe.color.status, [separated.status]: separated.hex });
          const [one, other] = pair.map((status) => recipe.color.status[status]) as [
            HexColor,
            HexColor,
          ];
          expect(distanceOf(one, other)).toBeGreaterThanOrEqual(0.08);
          expect(countKept(designOf(recipe))).toBeGreaterThanOrEqual(countKept(design));
        }
      }),
      runs,
    );
  });

  test("finds a color for nearly all pairs of usual status colors", () => {
    const samples = fc.sample(arbitraryStatuses, { seed: runs.seed, numRuns: 60 });
    const found = samples.flatMap((statuses) => {
      const recipe = recipeWith(statuses);
      const alike = findAlikeStatuses(recipe);
      return alike ? [separateStatuses(designOf(recipe), alike.statuses) !== undefined] : [];
    });
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(found.length * 0.95);
  });

  test("moves the second color, and the first where only the second is the user's own", () => {
    const pair = ["warning", "danger"] as const;
    expect(separateStatuses(designOf(recipeWith({})), pair)?.status).toBe("danger");
    const chosen = recipeWith({ danger: "#c62838" as HexColor });
    expect(separateStatuses(designOf(chosen), pair)?.status).toBe("warning");
    const both = recipeWith({ danger: "#c62838" as HexColor, warning: "#b45308" as HexColor });
    expect(separateStatuses(designOf(both), pair)?.status).toBe("danger");
    const pin = { type: "color", hex: "#b01020" as HexColor, alpha: 1 } as const;
    for (const path of ["color.danger.600", "color.danger-solid"]) {
      const overrides = { [tokenPath(path)]: pin };
      expect(separateStatuses(designOf(recipeWith({}, { overrides })), pair)?.status).toBe(
        "warning",
      );
    }
  });

  test("takes another color where the nearest one breaks a contrast target", () => {
    const [success, danger] = ["#14522f", "#9a0f25"] as [HexColor, HexColor];
    const free = recipeWith({ success, danger });
    const pairs = { "on-danger-solid": { "danger-solid": 8 } };
    const contrastTargets = { ...free.color.contrastTargets, pairs };
    const withTarget = ({ color, ...rest }: Recipe) =>
      designOf({ ...rest, color: { ...color, contrastTargets } });
    const moveIn = (design: Design) => {
      const separated = separateStatuses(design, ["success", "danger"]);
      return withTarget(recipeWith({ success, danger: separated?.hex ?? danger }));
    };
    const before = withTarget(free);
    expect(countKept(moveIn(designOf(free)))).toBeLessThan(countKept(before));
    const after = moveIn(before);
    expect(after.recipe.color.status.danger).not.toBe(danger);
    expect(countKept(after)).toBe(countKept(before));
  });

  test("finds nothing where every near color looks like the other one", () => {
    const black = "#000000" as HexColor;
    const recipe = recipeWith(
      Object.fromEntries(statusNames.map((status) => [status, black])) as Statuses,
    );
    expect(separateStatuses(designOf(recipe), ["success", "danger"])).toBeUndefined();
  });
});
