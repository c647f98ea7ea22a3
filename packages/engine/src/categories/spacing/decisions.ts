import type { ValueOf } from "#decisions/decision.ts";
import { choice, group, later, steps } from "#decisions/kinds.ts";
import { modeAxes } from "#tokens/modes/mode.ts";

/** The reserved endings of step names: they name the tokens of the two densities. */
export const densitySuffixes: readonly string[] = ["-comfortable", "-compact"];

/** The decisions on spacing. */
export const spacingDecisions = group({
  unitPx: choice([4, 8], 4),
  /** The default density of exports; the other one is a mode. */
  density: choice(modeAxes.density, "comfortable"),
  /** The steps of the scale from the smallest, in spacing units. */
  steps: later(
    steps({
      field: "units",
      value: { kind: "number", range: { min: 0, max: 250 } },
      reservedSuffixes: densitySuffixes,
      isRising: true,
      default: [
        { key: "none", units: 0 },
        { key: "xxs", units: 0.5 },
        { key: "xs", units: 1 },
        { key: "s", units: 2 },
        { key: "m", units: 4 },
        { key: "l", units: 6 },
        { key: "xl", units: 8 },
      ],
    }),
  ),
});

/** The spacing decisions of a recipe. */
export type Spacing = ValueOf<typeof spacingDecisions>;

/** A step of the spacing scale: its name, and its size in spacing units. */
export type SpacingStep = Spacing["steps"][number];
