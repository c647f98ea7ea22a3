import { baseStepPath, overridePath, pinnedStepPath } from "../decision-path.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import { readDecision, writeDecision } from "../decisions.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { Design } from "#design/design.ts";
import { readRamp } from "./read-ramp.ts";

/**
 * Finds the other steps of a palette whose colors changed because of one step's pin since an
 * earlier recipe.
 */
export function findMovedSteps(
  earlier: Design,
  design: Design,
  palette: string,
  pinned: string,
): readonly string[] {
  const released = withPinsOf(earlier, design, palette, pinned);
  const colors = new Map(readRamp(released, palette).map(({ step, hex }) => [step, hex]));
  return readRamp(design, palette)
    .filter(({ step, hex }) => step !== pinned && (colors.get(step) ?? hex) !== hex)
    .map(({ step }) => step);
}

/**
 * Returns the design with a step pinned as in an earlier one, so that only the pin differs between
 * the two.
 */
function withPinsOf(earlier: Design, design: Design, palette: string, step: string): Design {
  const isNew = readRamp(earlier, palette).length === 0;
  if (isNew) return design;
  const paths = [
    pinnedStepPath(palette, step),
    overridePath(tokenPath(`color.${palette}.${step}`)),
    baseStepPath(palette),
  ];
  const changed = paths.reduce(
    (written, path) => writeDecision(written, path, readDecision(earlier.recipe, path)),
    design.recipe,
  );
  const parsed = parseRecipe(changed);
  return parsed.ok ? parsed.value : design;
}
