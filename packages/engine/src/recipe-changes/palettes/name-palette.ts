import { addPalette, renamePalette } from "#recipe/change-palettes.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import type { ExtraPalette } from "#categories/color/advanced-color.ts";
import type { Parsed } from "#tokens/problem.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { Design } from "#design/design.ts";

/** Returns the recipe with one more palette, if its name is valid and free. */
export function addNamedPalette(
  recipe: Recipe,
  name: string,
  palette: ExtraPalette,
): Parsed<Design> {
  return isTaken(recipe, name) ? refuse(name) : parseRecipe(addPalette(recipe, name, palette));
}

/** Returns the recipe with a palette renamed, if the name is valid and free. */
export function renameNamedPalette(recipe: Recipe, from: string, to: string): Parsed<Design> {
  return isTaken(recipe, to) ? refuse(to) : parseRecipe(renamePalette(recipe, from, to));
}

/** Returns whether an extra palette has the name; it would be lost without notice. */
function isTaken({ color }: Recipe, name: string): boolean {
  return Object.hasOwn(color.advanced.palettes, name);
}

function refuse(name: string): Parsed<Design> {
  const path = `color.advanced.palettes.${name}`;
  const values = { owner: `color.${name}`, ownerKind: "palette" } as const;
  return { ok: false, problems: [{ path, code: "name-taken", values }] };
}
