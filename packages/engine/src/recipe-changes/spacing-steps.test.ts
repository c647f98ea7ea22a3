import { describe, expect, it } from "vitest";
import { diffTokenSets } from "#diff/diff-token-sets.ts";
import { designOf } from "#design/testing/design-of.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import { stepLists } from "./step-lists.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { findTokenReferences } from "#recipe/token-references.ts";
import { resolve } from "#tokens/modes/resolve.ts";
import { tokenPath } from "#tokens/token-path.ts";

const alias = (to: string) => ({ type: "alias", to: tokenPath(to) }) as const;
const recipe: Recipe = {
  ...createRecipe(),
  overrides: {
    [tokenPath("spacing.m-compact")]: { type: "dimension", value: 9, unit: "px" },
    [tokenPath("radius.m")]: alias("spacing.m"),
  },
  customTokens: {
    [tokenPath("gap.page")]: {
      type: "rule",
      otherwise: alias("spacing.m-comfortable"),
      cases: [{ when: { density: "compact" }, then: alias("spacing.m-compact") }],
    },
  },
};

const spacing = stepLists["spacing/steps"];
const keysOf = (recipe: Recipe) => recipe.spacing.steps.map(({ key }) => key);

describe("an added spacing step", () => {
  it("is sorted by its size, and the step above uses it as its compact size", () => {
    const added = spacing.add(recipe, { key: "sm", units: 3 });
    expect(designOf(added).recipe).toEqual(added);
    expect(keysOf(added)).toEqual(["none", "xxs", "xs", "s", "sm", "m", "l", "xl"]);
    const { tokens } = designOf({ ...added, overrides: {} });
    expect(tokens.get(tokenPath("spacing.m-compact"))?.definition).toEqual(
      alias("spacing.sm-comfortable"),
    );
  });

  it("is refused with the size of another", () => {
    const parsed = parseRecipe(spacing.add(recipe, { key: "sm", units: 4 }));
    expect(parsed).toMatchObject({ ok: false, problems: [{ code: "not-rising" }] });
  });
});

describe("spacing steps in another order", () => {
  it("change their names, and increase as before", () => {
    const turned = spacing.order(recipe, ["none", "xs", "xxs", "unknown"]);
    expect(designOf(turned).recipe).toEqual(turned);
    expect(keysOf(turned)).toEqual(["none", "xs", "xxs", "s", "m", "l", "xl"]);
    expect(turned.spacing.steps?.map(({ units }) => units)).toEqual(
      recipe.spacing.steps?.map(({ units }) => units),
    );
  });
});

describe("a renamed spacing step", () => {
  it("keeps its pins and all references to it", () => {
    const renamed = spacing.rename(recipe, "m", "medium");
    expect(designOf(renamed).recipe).toEqual(renamed);
    const diff = diffTokenSets(designOf(recipe), designOf(renamed));
    expect(diff.renamed.map(({ to }) => to.path)).toEqual([
      "spacing.medium",
      "spacing.medium-comfortable",
      "spacing.medium-compact",
    ]);
    expect([diff.added, diff.removed]).toEqual([[], []]);
    expect(diff.changed.flatMap(({ values }) => values)).toEqual([]);
  });

  it("is refused with the name of another step or token", () => {
    const codes = (to: string) => {
      const parsed = parseRecipe(spacing.rename(recipe, "m", to));
      return parsed.ok ? [] : parsed.problems.map(({ code }) => code);
    };
    expect(codes("l")).toEqual(["duplicate"]);
    expect(codes("L m")).toEqual(["malformed"]);
    const custom = { [tokenPath("spacing.huge")]: alias("spacing.xl") };
    const taken = parseRecipe(spacing.rename({ ...recipe, customTokens: custom }, "m", "huge"));
    expect(taken).toMatchObject({ ok: false, problems: [{ code: "name-taken" }] });
  });
});

describe("a removed spacing step", () => {
  it("is refused if others refer to it, each reported", () => {
    const parsed = parseRecipe(spacing.remove(recipe, "m"));
    const problems = parsed.ok ? [] : parsed.problems;
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(["unknown-token"]));
    expect(problems.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["overrides.radius.m", "customTokens.gap.page"]),
    );
  });

  it("is removed with its pins if nothing refers to it, and the step above uses the one below as its compact size", () => {
    const { overrides } = spacing.remove(recipe, "m");
    expect(Object.keys(overrides)).toEqual(["radius.m"]);
    const free = spacing.remove({ ...recipe, customTokens: {}, overrides: {} }, "m");
    expect(designOf(free).recipe).toEqual(free);
    const values = resolve(designOf(free), { density: "compact" });
    expect(values.get(tokenPath("spacing.l"))).toEqual({ type: "dimension", value: 8, unit: "px" });
  });

  it("passes the references to it to its replacement", () => {
    const removed = spacing.remove(recipe, "m", "l");
    expect(designOf(removed).recipe).toEqual(removed);
    expect(removed.overrides[tokenPath("radius.m")]).toEqual(alias("spacing.l"));
    expect(Object.keys(removed.overrides)).toEqual(["radius.m"]);
  });
});

it("finds the pins on a step and the references to it", () => {
  expect(findTokenReferences(recipe, spacing.pathsOf("m"))).toEqual({
    pins: ["spacing.m-compact"],
    aliases: ["radius.m", "gap.page"],
  });
  expect(findTokenReferences(recipe, spacing.pathsOf("l"))).toEqual({ pins: [], aliases: [] });
});
