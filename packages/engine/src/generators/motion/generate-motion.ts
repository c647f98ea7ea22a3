import { defineToken } from "#tokens/define-token.ts";
import type { Token } from "#tokens/token.ts";

/** How long a change takes: of a hovered control, of a menu or dialog, of a whole pane. */
const durations = [
  { key: "fast", ms: 120 },
  { key: "normal", ms: 200 },
  { key: "slow", ms: 320 },
] as const;

/** How a change runs: from place to place, into view, out of view. */
const easings = [
  { key: "standard", points: [0.2, 0, 0, 1] },
  { key: "enter", points: [0, 0, 0, 1] },
  { key: "exit", points: [0.3, 0, 1, 1] },
] as const;

const still = { type: "duration", ms: 0 } as const;
const even = { type: "cubicBezier", points: [0, 0, 1, 1] } as const;

/** Durations and easings, each followed by the twin that holds where a person asks for less motion. */
export function generateMotion(): readonly Token[] {
  return [
    ...durations.flatMap(({ key, ms }) => [
      defineToken(`duration.${key}`, "motion", { type: "duration", ms }),
      defineToken(`duration.${key}-reduced`, "motion", still),
    ]),
    ...easings.flatMap(({ key, points }) => [
      defineToken(`easing.${key}`, "motion", { type: "cubicBezier", points }),
      defineToken(`easing.${key}-reduced`, "motion", even),
    ]),
  ];
}
