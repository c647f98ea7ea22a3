import type { ValueOf } from "#decisions/decision.ts";
import { defaultOf } from "#decisions/default-of.ts";
import { group, later, steps } from "#decisions/kinds.ts";

/** What a name may not end in: so the twin is named that holds where a person asks for less motion. */
export const reducedSuffix = "-reduced";

/**
 * The decisions on motion. A change takes as long as a hovered control, a menu or dialog, a whole pane; it runs from
 * place to place, into view, out of view.
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

/** How things move. */
export type Motion = ValueOf<typeof motionDecisions>;

/** The motion where a recipe names no other. */
export const defaultMotion: Motion = Object.freeze(defaultOf(motionDecisions));
