import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { recipeSections } from "#categories/recipe-sections.ts";
import type { Decision, NumberDecision } from "#decisions/decision.ts";
import { arbitraryRecipe } from "./arbitrary-recipe.ts";
import { createRecipe } from "./create-recipe.ts";
import { parseRecipeShape } from "./parse-recipe-shape.ts";
import { recipeLimits, recipeSchema } from "./recipe.ts";

const runs = { seed: 20_260_405, numRuns: inject("form") === "long" ? 2000 : 100 };

type Found<D> = { readonly path: readonly string[]; readonly decision: D };

/** Lists every decision below one, with its keys. */
function walk(decision: Decision, path: readonly string[] = []): readonly Found<Decision>[] {
  if (decision.kind !== "group") return [{ path, decision }];
  const below = Object.entries(decision.fields).flatMap(([key, each]) =>
    walk(each, [...path, key]),
  );
  return [{ path, decision }, ...below];
}

function readAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((inner, key) => (inner as Record<string, unknown>)[key], value);
}

/** Returns the default recipe as JSON, after a change at a path. */
function recipeWith(
  path: readonly string[],
  change: (holder: object, key: string) => void,
): unknown {
  const recipe = JSON.parse(JSON.stringify(createRecipe()));
  change(readAt(recipe, path.slice(0, -1)) as object, path.at(-1) ?? "");
  return recipe;
}

const all = walk(recipeSchema);
const named = all
  .filter(({ path }) => path.length > 0)
  .map(({ path, decision }) => ({ name: path.join("."), path, decision }));
const numbers = named.filter(
  (each): each is typeof each & Found<NumberDecision> => each.decision.kind === "number",
);

describe.each(Object.keys(recipeSections))("the section %s", (key) => {
  it("parses every allowed value unchanged", () => {
    fc.assert(
      fc.property(arbitraryRecipe(), (other) => {
        const recipe = { ...createRecipe(), [key]: readAt(other, [key]) };
        const stored = JSON.parse(JSON.stringify(recipe));
        expect(parseRecipeShape(stored)).toEqual({ ok: true, value: recipe });
      }),
      runs,
    );
  });

  it("refuses an unknown key", () => {
    const input = recipeWith([key, "more"], (holder) => Object.assign(holder, { more: 1 }));
    const problems = [{ path: `${key}.more`, code: "unknown-key" }];
    expect(parseRecipeShape(input)).toEqual({ ok: false, problems });
  });
});

describe.each(named)("the decision $name", ({ name, path, decision }) => {
  it(
    decision.isLater ? "has its default in a recipe stored before it" : "may not be absent",
    () => {
      const without = recipeWith(path, (holder, key) => Reflect.deleteProperty(holder, key));
      expect(parseRecipeShape(without)).toEqual(
        decision.isLater
          ? { ok: true, value: createRecipe() }
          : { ok: false, problems: [{ path: name, code: "missing" }] },
      );
    },
  );
});

describe.each(numbers)("the number $name", ({ name, path, decision }) => {
  const { min, max, step } = decision;

  it("is refused beyond its limits", () => {
    for (const value of [min - step, max + step]) {
      const input = recipeWith(path, (holder, key) => Reflect.set(holder, key, value));
      const problems = [{ path: name, code: "out-of-range", values: { min, max } }];
      expect(parseRecipeShape(input)).toEqual({ ok: false, problems });
    }
  });

  it("is allowed at its limits", () => {
    for (const value of [min, max]) {
      const parsed = parseRecipeShape(
        recipeWith(path, (holder, key) => Reflect.set(holder, key, value)),
      );
      const codes = parsed.ok ? [] : parsed.problems.map(({ code }) => code);
      expect(codes.filter((code) => code !== "not-rising")).toEqual([]);
    }
  });

  it("lists its limits for screens under its keys", () => {
    expect(readAt(recipeLimits, path)).toEqual({ min, max, step });
  });
});
