import {
  addPalette,
  parseRecipe,
  renamePalette,
  type ExtraPalette,
  type Parsed,
  type Recipe,
  type Design,
} from "@tessera/engine";

/** The recipe with one more palette, if its name is one and not taken. */
export function addNamedPalette(
  recipe: Recipe,
  name: string,
  palette: ExtraPalette,
): Parsed<Design> {
  return isTaken(recipe, name) ? refuse(name) : parseRecipe(addPalette(recipe, name, palette));
}

/** The recipe with another name for a palette, if it is one and not taken. */
export function renameNamedPalette(recipe: Recipe, from: string, to: string): Parsed<Design> {
  return isTaken(recipe, to) ? refuse(to) : parseRecipe(renamePalette(recipe, from, to));
}

/** An extra palette that has the name would be lost without a word. */
function isTaken({ color }: Recipe, name: string): boolean {
  return Object.hasOwn(color.advanced.palettes, name);
}

function refuse(name: string): Parsed<Design> {
  const path = `color.advanced.palettes.${name}`;
  const values = { owner: `color.${name}`, ownerKind: "palette" } as const;
  return { ok: false, problems: [{ path, code: "name-taken", values }] };
}
