import { moods, shadowCharacters, type Mood } from "#presets/preset.ts";
import { typePairs } from "#presets/type-pairs.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { isEqual } from "#tokens/is-equal.ts";
import { moodRules, type MoodRules } from "./mood-rules.ts";
import type { StripDecision } from "./strip-decisions.ts";

/** Returns whether each decision of a recipe suits a mood; those without a row suit all. */
const suits: Readonly<
  Partial<Record<StripDecision, (recipe: Recipe, mood: Mood, rules: MoodRules) => boolean>>
> = {
  type: ({ typography }, mood) =>
    typePairs.some(
      ({ heading, moods: own }) => own.includes(mood) && typography.familyHeading.includes(heading),
    ),
  ratio: ({ typography }, _mood, { ratios }) =>
    ratios.some((ratio) => Math.abs(ratio - typography.ratioWide) < 0.05),
  radius: ({ radius }, _mood, { radiiPx }) =>
    radius.basePx >= Math.min(...radiiPx) && radius.basePx <= Math.max(...radiiPx),
  shadow: ({ shadow }, _mood, { shadows }) =>
    shadows.some((name) => isEqual(shadowCharacters[name], shadow)),
  unit: ({ spacing }, _mood, { units }) => units.some((unit) => unit === spacing.unitPx),
  density: ({ spacing }, _mood, { densities }) => densities.includes(spacing.density),
};

/** Chooses a mood that suits the locked decisions of a recipe best. */
export function chooseMood(
  recipe: Recipe,
  locks: ReadonlySet<StripDecision>,
  chance: number,
): Mood {
  const scores = moods.map((mood) => scoreOf(recipe, locks, mood));
  const best = Math.max(...scores);
  const fitting = moods.filter((_mood, index) => scores[index] === best);
  return fitting[Math.floor(chance * fitting.length)] ?? "calm";
}

function scoreOf(recipe: Recipe, locks: ReadonlySet<StripDecision>, mood: Mood): number {
  return [...locks].filter((lock) => suits[lock]?.(recipe, mood, moodRules[mood])).length;
}
