import { maxChroma } from "#color/gamut.ts";
import type { HexColor } from "#color/hex-color.ts";
import { hexOfOklch } from "#color/oklch.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import { fontStack } from "#presets/font-stack.ts";
import { shadowCharacters, type Mood } from "#presets/preset.ts";
import { narrowRatio, typePairs, type TypePair } from "#presets/type-pairs.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { chooseMood } from "./choose-mood.ts";
import { moodRules, type MoodRules } from "./mood-rules.ts";
import { choose, createChances } from "./seeded-choice.ts";
import { stripDecisions, type StripDecision } from "./strip-decisions.ts";

type Change = (recipe: Recipe, rules: MoodRules, chance: () => number, mood: Mood) => Recipe;

const changes: Readonly<Record<StripDecision, Change>> = {
  color: ({ color, ...recipe }, rules, chance) => ({
    ...recipe,
    color: {
      ...color,
      base: chooseBase(rules, chance),
      neutralChroma: choose(chance(), rules.neutralChroma),
    },
  }),
  type: (recipe, _rules, chance, mood) => {
    const { heading, body } = choosePair(mood, chance());
    const families = { familyBody: fontStack(body), familyHeading: fontStack(heading) };
    return { ...recipe, typography: { ...recipe.typography, ...families } };
  },
  ratio: (recipe, rules, chance) => {
    const ratioWide = choose(chance(), rules.ratios);
    const ratios = { ratioNarrow: narrowRatio(ratioWide), ratioWide };
    return { ...recipe, typography: { ...recipe.typography, ...ratios } };
  },
  unit: (recipe, rules, chance) => ({
    ...recipe,
    spacing: { ...recipe.spacing, unitPx: choose(chance(), rules.units) },
  }),
  radius: (recipe, rules, chance) => ({
    ...recipe,
    radius: { basePx: choose(chance(), rules.radiiPx) },
  }),
  shadow: (recipe, rules, chance) => ({
    ...recipe,
    shadow: shadowCharacters[choose(chance(), rules.shadows)],
  }),
  density: (recipe, rules, chance) => ({
    ...recipe,
    spacing: { ...recipe.spacing, density: choose(chance(), rules.densities) },
  }),
};

/** The recipes that are tried before one decision after another keeps its value. */
const tries = 6;

/**
 * Returns a recipe with other values that belong together for every decision that is not locked.
 * The result parses and breaks no promise that the recipe keeps; the seed determines it.
 */
export function shuffleRecipe(
  recipe: Recipe,
  locks: ReadonlySet<StripDecision>,
  seed: number,
): Recipe {
  const chance = createChances(seed);
  const broken = countBroken(recipe);
  for (let turn = 0; turn < tries; turn += 1) {
    const shuffled = changeAll(recipe, locks, chance);
    if (countBroken(shuffled) <= broken) return shuffled;
  }
  return changeOneByOne(recipe, changeAll(recipe, locks, chance), broken);
}

function changeAll(
  recipe: Recipe,
  locks: ReadonlySet<StripDecision>,
  chance: () => number,
): Recipe {
  const mood = chooseMood(recipe, locks, chance());
  return stripDecisions
    .filter((decision) => !locks.has(decision))
    .reduce(
      (changed, decision) => changes[decision](changed, moodRules[mood], chance, mood),
      recipe,
    );
}

/** Takes over the sections of a shuffled recipe that break nothing, such as a pinned value. */
function changeOneByOne(recipe: Recipe, shuffled: Recipe, broken: number): Recipe {
  const sections = ["color", "typography", "spacing", "radius", "shadow"] as const;
  return sections.reduce((changed, section) => {
    const next = { ...changed, [section]: shuffled[section] };
    return countBroken(next) <= broken ? next : changed;
  }, recipe);
}

/** Counts the broken promises of a recipe; infinite if it does not parse. */
function countBroken(recipe: Recipe): number {
  const parsed = parseRecipe(recipe);
  return parsed.ok
    ? parsed.value.promises.filter(({ isKept }) => !isKept).length
    : Number.POSITIVE_INFINITY;
}

/** Chooses a base color: any hue, as light and as vivid as the mood allows. */
function chooseBase({ chroma, lightness }: MoodRules, chance: () => number): HexColor {
  const h = chance() * 360;
  const l = between(lightness, chance());
  return hexOfOklch({ l, c: maxChroma(l, h) * between(chroma, chance()), h });
}

function between([least, most]: readonly [number, number], chance: number): number {
  return least + (most - least) * chance;
}

function choosePair(mood: Mood, chance: number): TypePair {
  const [first, ...others] = typePairs.filter(({ moods }) => moods.includes(mood));
  if (!first) throw new RangeError(`The mood "${mood}" has no pair of fonts`);
  return choose(chance, [first, ...others]);
}
