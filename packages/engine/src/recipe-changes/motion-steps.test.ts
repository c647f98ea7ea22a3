import { expect, it } from "vitest";
import { diffTokenSets } from "#diff/diff-token-sets.ts";
import { designOf } from "#design/testing/design-of.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import { stepLists } from "./step-lists.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { findTokenReferences } from "#recipe/token-references.ts";
import { tokenPath } from "#tokens/token-path.ts";

const alias = (to: string) => ({ type: "alias", to: tokenPath(to) }) as const;
const recipe: Recipe = {
  ...createRecipe(),
  overrides: { [tokenPath("duration.slow-reduced")]: alias("duration.fast") },
  customTokens: { [tokenPath("duration.page")]: alias("duration.slow") },
};

const durations = stepLists["motion/durations"];
const easings = stepLists["motion/easings"];
const keysOf = ({ motion }: Recipe) => motion.durations.map(({ key }) => key);

it("adds a duration after the others, and an easing likewise", () => {
  const longer = durations.add(recipe, { key: "slower", ms: 500 });
  const added = easings.add(longer, { key: "even", points: [0, 0, 1, 1] });
  expect(designOf(added).recipe).toEqual(added);
  expect(keysOf(added)).toEqual(["fast", "normal", "slow", "slower"]);
});

it("changes the order of durations, and nothing else", () => {
  const turned = durations.order(recipe, ["slow", "unknown", "fast"]);
  expect(keysOf(turned)).toEqual(["slow", "fast", "normal"]);
  const { added, removed, changed } = diffTokenSets(designOf(recipe), designOf(turned));
  expect([added, removed, changed]).toEqual([[], [], []]);
});

it("renames a duration with its pins and all references to it", () => {
  const renamed = durations.rename(recipe, "slow", "calm");
  expect(designOf(renamed).recipe).toEqual(renamed);
  expect(Object.keys(renamed.overrides)).toEqual(["duration.calm-reduced"]);
  expect(renamed.customTokens[tokenPath("duration.page")]).toEqual(alias("duration.calm"));
  const bad = parseRecipe(durations.rename(recipe, "slow", "calm-reduced"));
  expect(bad).toMatchObject({ ok: false, problems: [{ code: "name-reserved" }] });
});

it("removes a duration with references only if it gets a replacement", () => {
  expect(findTokenReferences(recipe, durations.pathsOf("slow"))).toEqual({
    pins: ["duration.slow-reduced"],
    aliases: ["duration.page"],
  });
  expect(parseRecipe(durations.remove(recipe, "slow"))).toMatchObject({
    ok: false,
    problems: [{ code: "unknown-token", path: "customTokens.duration.page" }],
  });
  const removed = durations.remove(recipe, "slow", "normal");
  expect(designOf(removed).recipe).toEqual(removed);
  expect(removed.overrides).toEqual({});
});
