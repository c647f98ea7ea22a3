import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { arbitraryRecipe } from "#recipe/arbitrary-recipe.ts";
import { listModes } from "#tokens/modes/mode.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { applyVariables } from "./apply-variables.ts";
import { createDesign } from "#design/parse-recipe.ts";
import type { Design } from "#design/design.ts";
import { designOf } from "#design/testing/design-of.ts";
import { readVariables, type Variable } from "./read-variables.ts";
import { variableGroups, type VariableGroup } from "./variable-groups.ts";

const runs = { seed: 20_260_603, numRuns: inject("form") === "long" ? 1000 : 40 };

function put(design: Design, group: VariableGroup, variables: readonly Variable[]): Design {
  const parsed = applyVariables(design, group, { type: "custom", variables });
  if (parsed.ok) return parsed.value;
  throw new TypeError(JSON.stringify(parsed.problems));
}

function valuesOf(design: Design) {
  return listModes().map((modes) => design.valuesIn(modes));
}

const start = createDesign();
const { typography } = start.recipe;
const fluid = designOf({ ...start.recipe, typography: { ...typography, isFluid: true } });

describe("a group that is written as it was read", () => {
  it("has the same values in every mode, and can be parsed", () => {
    fc.assert(
      fc.property(arbitraryRecipe(), fc.constantFrom(...variableGroups), (recipe, group) => {
        const design = designOf(recipe);
        const same = put(design, group, readVariables(design, group));
        expect(valuesOf(same)).toEqual(valuesOf(design));
        expect(designOf(JSON.parse(JSON.stringify(same.recipe)))).toEqual(same);
        expect(put(same, group, readVariables(same, group))).toEqual(same);
      }),
      runs,
    );
  });

  it("keeps sizes fluid, shadows by scheme and spacing by density", () => {
    const put3 = (["fontSizeHeading", "shadows", "spacing"] as const).reduce(
      (design, group) => put(design, group, readVariables(design, group)),
      fluid,
    );
    expect(put3.recipe.overrides[tokenPath("font-size.heading-xl")]?.type).toBe("fluidDimension");
    expect(put3.recipe.overrides[tokenPath("shadow.3")]).toMatchObject({ type: "rule" });
    expect(put3.valuesIn({ density: "compact" }).get(tokenPath("spacing.m"))).toEqual({
      type: "dimension",
      value: 8,
      unit: "px",
    });
  });

  it("changes only what the call changes", () => {
    const variables = readVariables(start, "shadows").map((each) =>
      each.key === "3" ? { key: "3", value: "none" } : each,
    );
    const changed = put(start, "shadows", variables);
    expect(changed.recipe.overrides[tokenPath("shadow.3")]).toEqual({ type: "shadow", layers: [] });
    expect(changed.recipe.overrides[tokenPath("shadow.2")]).toMatchObject({ type: "rule" });
  });
});

describe("a value that is written unchanged and would follow a changed one", () => {
  it("stays as given, in the modes of the reader", () => {
    const variables = readVariables(start, "spacing").map(({ key, value }) =>
      key === "s-comfortable" || key === "m-comfortable" ? { key, value: "10px" } : { key, value },
    );
    const changed = put(start, "spacing", variables);
    expect(readVariables(changed, "spacing")).toEqual(variables);
    const compact = changed.valuesIn({ density: "compact" });
    expect(compact.get(tokenPath("spacing.m-compact"))).toMatchObject({ value: 8 });
    expect(compact.get(tokenPath("spacing.s"))).toMatchObject({ value: 4 });
  });

  it("stays a pinned alias, unless the call changes its target", () => {
    const to = tokenPath("spacing.s-comfortable");
    const path = tokenPath("spacing.m-comfortable");
    const aliased = designOf({ ...start.recipe, overrides: { [path]: { type: "alias", to } } });
    const variables = readVariables(aliased, "spacing");
    expect(put(aliased, "spacing", variables).recipe.overrides[path]).toEqual({
      type: "alias",
      to,
    });
    const changed = variables.map(({ key, value }) =>
      key === "s-comfortable" ? { key, value: "9px" } : { key, value },
    );
    expect(readVariables(put(aliased, "spacing", changed), "spacing")).toEqual(changed);
  });

  it("stays so with any other changes in the call", () => {
    const texts = fc.constantFrom("1px", "2rem", "8px", "16px");
    fc.assert(
      fc.property(fc.array(texts, { minLength: 21, maxLength: 21 }), fc.nat(), (values, seed) => {
        const variables = readVariables(start, "spacing").map((each, index) =>
          (index * 7 + seed) % 3 === 0 ? { ...each, value: values[index] ?? "0px" } : each,
        );
        expect(readVariables(put(start, "spacing", variables), "spacing")).toEqual(variables);
      }),
      runs,
    );
  });
});
