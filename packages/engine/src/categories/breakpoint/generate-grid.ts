import { defineToken } from "#tokens/define-token.ts";
import type { Alias, Token } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { breakpointKeys, type BreakpointKey } from "./decisions.ts";

/** A step of the spacing scale, in spacing units. */
type Step = { readonly key: string; readonly units: number };

/** The parts of the spacing decisions that a grid follows. */
type Spacing = { readonly unitPx: number; readonly steps: readonly Step[] };

type GridRecipe = { readonly spacing: Spacing };

/** The grid of a viewport width: its columns, and the lengths in px that its spacing is nearest to. */
type Grid = { readonly columns: number; readonly gutterPx: number; readonly marginPx: number };

const grids: Readonly<Record<BreakpointKey, Grid>> = {
  xs: { columns: 4, gutterPx: 16, marginPx: 16 },
  s: { columns: 8, gutterPx: 16, marginPx: 24 },
  m: { columns: 8, gutterPx: 16, marginPx: 24 },
  l: { columns: 12, gutterPx: 24, marginPx: 32 },
  xl: { columns: 12, gutterPx: 24, marginPx: 32 },
  xxl: { columns: 12, gutterPx: 24, marginPx: 32 },
};

/**
 * Generates the grid from each viewport width on: a number of columns, and the gutter and the margin
 * as steps of the spacing scale, so that they follow its unit and density.
 */
export function generateGrid({ spacing }: GridRecipe): readonly Token[] {
  return [
    ...breakpointKeys.map((key) =>
      defineToken(`grid-columns.${key}`, "breakpoint", {
        type: "number",
        value: grids[key].columns,
      }),
    ),
    ...breakpointKeys.map((key) =>
      defineToken(`grid-gutter.${key}`, "breakpoint", nearestStep(spacing, grids[key].gutterPx)),
    ),
    ...breakpointKeys.map((key) =>
      defineToken(`grid-margin.${key}`, "breakpoint", nearestStep(spacing, grids[key].marginPx)),
    ),
  ];
}

/** Refers to the step whose comfortable size is nearest to a length in px; of two, to the smaller. */
function nearestStep({ steps, unitPx }: Spacing, lengthPx: number): Alias {
  const distance = ({ units }: Step) => Math.abs(units * unitPx - lengthPx);
  const nearest = steps.reduce((best, step) => (distance(step) < distance(best) ? step : best));
  return { type: "alias", to: tokenPath(`spacing.${nearest.key}`) };
}
