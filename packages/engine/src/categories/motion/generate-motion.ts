import { defineToken } from "#tokens/define-token.ts";
import type { Token } from "#tokens/token.ts";
import { reducedSuffix, type Motion } from "./decisions.ts";

const still = { type: "duration", ms: 0 } as const;
const even = { type: "cubicBezier", points: [0, 0, 1, 1] } as const;

/** Generates durations and easings, each followed by its variant for reduced motion. */
export function generateMotion({ motion }: { readonly motion: Motion }): readonly Token[] {
  const { durations, easings } = motion;
  return [
    ...durations.flatMap(({ key, ms }) => [
      defineToken(`duration.${key}`, "motion", { type: "duration", ms }),
      defineToken(`duration.${key}${reducedSuffix}`, "motion", still),
    ]),
    ...easings.flatMap(({ key, points }) => [
      defineToken(`easing.${key}`, "motion", { type: "cubicBezier", points }),
      defineToken(`easing.${key}${reducedSuffix}`, "motion", even),
    ]),
  ];
}
