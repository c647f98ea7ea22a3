import { parseRecipe, tokenPath, type Design } from "@tessera/engine";
import { readRamp } from "#editor/draft/read-ramp.ts";
import { advancedPath, overridePath } from "#editor/draft/leaf-path.ts";
import { readLeaf, writeLeaf } from "#editor/draft/recipe-leaves.ts";
import { pinPath } from "./change-pins.ts";

/** The other steps of a palette whose colors follow from what was pinned on one since an earlier recipe. */
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

/** The design with a step pinned as in an earlier one, so that nothing but the pin tells the two apart. */
function withPinsOf(earlier: Design, design: Design, palette: string, step: string): Design {
  const isNew = readRamp(earlier, palette).length === 0;
  if (isNew) return design;
  const leaves = [
    pinPath(palette, step),
    overridePath(tokenPath(`color.${palette}.${step}`)),
    advancedPath("baseSteps", palette),
  ];
  const changed = leaves.reduce(
    (written, leaf) => writeLeaf(written, leaf, readLeaf(earlier.recipe, leaf)),
    design.recipe,
  );
  const parsed = parseRecipe(changed);
  return parsed.ok ? parsed.value : design;
}
