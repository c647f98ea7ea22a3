import { parseRecipe, tokenPath, type Recipe } from "@tessera/engine";
import { readRamp } from "#editor/draft/read-ramp.ts";
import { isSameValue } from "#editor/draft/is-same-value.ts";
import { advancedPath, overridePath } from "#editor/draft/leaf-path.ts";
import { readLeaf, writeLeaf } from "#editor/draft/recipe-leaves.ts";
import { pinPath } from "./change-pins.ts";

/** The other steps of a palette whose colors follow from what was pinned on one since an earlier recipe. */
export function findMovedSteps(
  earlier: Recipe,
  recipe: Recipe,
  palette: string,
  pinned: string,
): readonly string[] {
  const released = withPinsOf(earlier, recipe, palette, pinned);
  const colors = new Map(readRamp(released, palette).map(({ step, hex }) => [step, hex]));
  return readRamp(recipe, palette)
    .filter(({ step, hex }) => step !== pinned && (colors.get(step) ?? hex) !== hex)
    .map(({ step }) => step);
}

/** The recipe with a step pinned as in an earlier one, so that nothing but the pin tells the two apart. */
function withPinsOf(earlier: Recipe, recipe: Recipe, palette: string, step: string): Recipe {
  const isNew = readRamp(earlier, palette).length === 0;
  if (isNew) return recipe;
  const leaves = [
    pinPath(palette, step),
    overridePath(tokenPath(`color.${palette}.${step}`)),
    advancedPath("baseSteps", palette),
  ];
  const changed = leaves.reduce(
    (written, leaf) => writeLeaf(written, leaf, readLeaf(earlier, leaf)),
    recipe,
  );
  const parsed = parseRecipe(changed);
  if (!parsed.ok) return recipe;
  // Its tokens are known already.
  return isSameValue(parsed.value, earlier) ? earlier : parsed.value;
}
