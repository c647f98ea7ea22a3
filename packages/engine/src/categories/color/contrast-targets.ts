import type { ContrastTarget, PairTargets } from "#checks/contrast-target.ts";
import { promisedPairsOf } from "#checks/promised-pairs.ts";
import type { NumberLimits } from "#decisions/decision.ts";
import {
  below,
  numberIn,
  oneOf,
  parseEntries,
  refuse,
  type Parser,
  type Place,
} from "#decisions/parse-fields.ts";
import { recipeCounts } from "#decisions/recipe-counts.ts";
import type { Problem } from "#tokens/problem.ts";
import { roleRulesOf, type ColorDecisions } from "./decisions.ts";

/** The levels of WCAG 2.2 that a target can name. */
export const contrastLevels = ["aa", "aaa"] as const;

/**
 * The limits of a target's ratio: from the least contrast that such a pair promises, to that of
 * black on white.
 */
export const contrastRatioLimits = {
  text: { min: 4.5, max: 21, step: 0.1 },
  pair: { min: 3, max: 21, step: 0.1 },
} as const satisfies Record<string, NumberLimits>;

/** Parses the target of all text. */
export const parseTextTarget = targetIn(contrastRatioLimits.text);

const parsePairTarget = targetIn(contrastRatioLimits.pair);

/** Parses the targets of single pairs; `findUnknownPairs` finds those that no roles have. */
export function parsePairTargets(input: unknown, place: Place): PairTargets | undefined {
  const known = place.problems.length;
  const entries = parseEntries(input, place);
  if (!entries) return undefined;
  const pairs = [...entries].map(([foreground, targets]) => {
    return [foreground, parseTargets(targets, below(place, foreground.slice(0, 64)))] as const;
  });
  if (place.problems.length > known) return undefined;
  const count = pairs.reduce((sum, [, targets]) => sum + Object.keys(targets).length, 0);
  const counts = recipeCounts.contrastTargets;
  if (count > counts.max) return refuse(place, "wrong-count", { ...counts });
  return Object.fromEntries(pairs.filter(([, targets]) => Object.keys(targets).length > 0));
}

function parseTargets(input: unknown, place: Place): Readonly<Record<string, ContrastTarget>> {
  const targets = [...(parseEntries(input, place) ?? [])].flatMap(([background, target]) => {
    const parsed = parsePairTarget(target, below(place, background.slice(0, 64)));
    return parsed === undefined ? [] : [[background, parsed] as const];
  });
  return Object.fromEntries(targets);
}

function targetIn(limits: NumberLimits): Parser<ContrastTarget> {
  const [parseRatio, parseLevel] = [numberIn(limits), oneOf(contrastLevels)];
  return (input, place) => (typeof input === "number" ? parseRatio : parseLevel)(input, place);
}

/** Finds the targets of pairs that no roles of a color system have. */
export function findUnknownPairs(color: ColorDecisions): readonly Problem[] {
  const { pairs } = color.contrastTargets;
  if (Object.keys(pairs).length === 0) return [];
  const known = new Set(
    listContrastPairs(color).map(([foreground, background]) => `${foreground}.${background}`),
  );
  return Object.entries(pairs)
    .flatMap(([foreground, targets]) =>
      Object.keys(targets).map((background) => `${foreground}.${background}`),
    )
    .filter((pair) => !known.has(pair))
    .map((pair) => ({ path: `color.contrastTargets.pairs.${pair}`, code: "unknown-key" }));
}

/** Lists the roles of every pair that a target can be set for: a foreground and a background. */
export function listContrastPairs(color: ColorDecisions): readonly (readonly [string, string])[] {
  return promisedPairsOf(roleRulesOf(color)).flatMap(({ foreground, backgrounds }) =>
    backgrounds.map(({ role }) => [foreground, role] as const),
  );
}
