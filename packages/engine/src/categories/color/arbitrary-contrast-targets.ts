import fc from "fast-check";
import type { ContrastTarget, PairTargets } from "#checks/contrast-target.ts";
import type { NumberLimits } from "#decisions/decision.ts";
import { defaultOf } from "#decisions/default-of.ts";
import { contrastLevels, contrastRatioLimits, listContrastPairs } from "./contrast-targets.ts";
import { colorDecisions } from "./decisions.ts";

/** Generates targets of all text for tests. */
export function arbitraryTextTarget(): fc.Arbitrary<ContrastTarget> {
  return targetIn(contrastRatioLimits.text);
}

/** Generates targets of up to six pairs of roles for tests; every recipe has these pairs. */
export function arbitraryPairTargets(): fc.Arbitrary<PairTargets> {
  const target = targetIn(contrastRatioLimits.pair);
  return fc.array(fc.tuple(fc.constantFrom(...pairs), target), { maxLength: 6 }).map((entries) => {
    const targets: Record<string, Record<string, ContrastTarget>> = {};
    for (const [[foreground, background], each] of entries)
      targets[foreground] = { ...targets[foreground], [background]: each };
    return targets;
  });
}

function targetIn({ min, max }: NumberLimits): fc.Arbitrary<ContrastTarget> {
  const ratio = fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10);
  return fc.oneof(fc.constantFrom(...contrastLevels), ratio);
}

const pairs = listContrastPairs(defaultOf(colorDecisions));
