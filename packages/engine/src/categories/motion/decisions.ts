import type { ValueOf } from "#decisions/decision.ts";
import { group, later, steps } from "#decisions/kinds.ts";

/** The reserved ending of names: it names the variant for users who prefer reduced motion. */
export const reducedSuffix = "-reduced";

/**
 * The decisions on motion. The durations are for a hovered control, a menu or dialog, and a whole
 * pane; the easings are for moves between places, into view and out of view.
 */
export const motionDecisions = later(
  group({
    durations: later(
      steps({
        field: "ms",
        value: { kind: "number", range: { min: 0, max: 60_000 } },
        reservedSuffixes: [reducedSuffix],
        default: [
          { key: "fast", ms: 120 },
          { key: "normal", ms: 200 },
          { key: "slow", ms: 320 },
        ],
      }),
    ),
    easings: later(
      steps({
        field: "points",
        value: { kind: "curve" },
        reservedSuffixes: [reducedSuffix],
        default: [
          { key: "standard", points: [0.2, 0, 0, 1] },
          { key: "enter", points: [0, 0, 0, 1] },
          { key: "exit", points: [0.3, 0, 1, 1] },
        ],
      }),
    ),
  }),
);

/** The motion decisions of a recipe. */
export type Motion = ValueOf<typeof motionDecisions>;
