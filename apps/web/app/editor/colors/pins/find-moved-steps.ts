import type { Recipe } from "@tessera/engine";
import { readRamp } from "#editor/colors/read-ramp.ts";

/** The steps of a palette, but for one that was changed itself, whose colors differ between two recipes. */
export function findMovedSteps(
  before: Recipe,
  after: Recipe,
  palette: string,
  changed: string,
): readonly string[] {
  const colors = new Map(readRamp(before, palette).map(({ step, hex }) => [step, hex]));
  return readRamp(after, palette)
    .filter(({ step, hex }) => step !== changed && colors.get(step) !== hex)
    .map(({ step }) => step);
}
