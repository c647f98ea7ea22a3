import { tokenPath, type TokenPath } from "#tokens/token-path.ts";
import type { ExtraPalette } from "#categories/color/advanced-color.ts";
import { roleNamesOf } from "#tokens/color-roles.ts";
import { isPaletteName } from "#categories/color/parse-advanced-color.ts";
import { pathsOfSteps, renameKeys, withAdvanced } from "./change-advanced.ts";
import { dropContrastTargets, renameContrastTargets } from "./change-contrast-targets.ts";
import type { Recipe } from "./recipe.ts";
import { dropPins, renamePaths, pairPaths } from "./rename-paths.ts";

/**
 * Adds a palette to the recipe, after all others; replaces one with the same name. `parseRecipe`
 * checks the name.
 */
export function addPalette(recipe: Recipe, name: string, palette: ExtraPalette): Recipe {
  return withAdvanced(recipe, ({ palettes }) => ({ palettes: { ...palettes, [name]: palette } }));
}

/**
 * Renames an extra palette of the recipe, in its place; its pins and aliases of its tokens follow.
 * An invalid name changes only the palette, for `parseRecipe` to refuse; callers pass no name of
 * another extra palette.
 */
export function renamePalette(recipe: Recipe, from: string, to: string): Recipe {
  const retargeted = hasRoles(recipe, from) ? renameContrastTargets(recipe, from, to) : recipe;
  return {
    ...renamePalettes(retargeted, (name) => (name === from ? to : name)),
    ...renamePaths(recipe, renamesOf(recipe, from, to)),
  };
}

/**
 * Removes an extra palette of the recipe and its pins. An alias of one of its tokens stays, and
 * `parseRecipe` reports it as an alias of a missing token.
 */
export function removePalette(recipe: Recipe, name: string): Recipe {
  return {
    ...renamePalettes(dropContrastTargets(recipe, name), (each) =>
      each === name ? undefined : each,
    ),
    overrides: dropPins(recipe, [...pathsOfPalette(recipe, name), ...pathsOfRoles(name)]),
  };
}

/**
 * Returns the recipe with or without roles of an extra palette; removes the pins on removed roles.
 */
export function setPaletteRoles(recipe: Recipe, name: string, isOn: boolean): Recipe {
  const changed = withAdvanced(
    isOn ? recipe : dropContrastTargets(recipe, name),
    ({ palettes }) => ({
      palettes: Object.fromEntries(
        Object.entries(palettes).map(([each, palette]) => [
          each,
          each === name ? { ...palette, hasRoles: isOn } : palette,
        ]),
      ),
    }),
  );
  return isOn ? changed : { ...changed, overrides: dropPins(recipe, pathsOfRoles(name)) };
}

/**
 * Maps only generated tokens of the palette: a custom token may have the name of a role or a tint
 * that the palette does not have.
 */
function renamesOf(recipe: Recipe, from: string, to: string): ReadonlyMap<TokenPath, TokenPath> {
  if (!isPaletteName(to)) return new Map();
  const pathsOf = (name: string): readonly TokenPath[] => [
    ...pathsOfPalette(recipe, name),
    ...(hasRoles(recipe, from) ? pathsOfRoles(name) : []),
  ];
  return pairPaths(pathsOf(from), pathsOf(to));
}

/** Returns the recipe with its extra palettes under new names, or without those that have none. */
function renamePalettes(recipe: Recipe, rename: (name: string) => string | undefined): Recipe {
  return withAdvanced(recipe, ({ palettes, baseSteps, pinnedSteps }) => ({
    palettes: renameKeys(palettes, rename),
    baseSteps: renameKeys(baseSteps, rename),
    pinnedSteps: renameKeys(pinnedSteps, rename),
  }));
}

function hasRoles({ color }: Recipe, name: string): boolean {
  return color.advanced.palettes[name]?.hasRoles === true;
}

function pathsOfPalette({ color }: Recipe, name: string): readonly TokenPath[] {
  const { stepNames, hasTints } = color.advanced;
  return pathsOfSteps(hasTints ? [name, `${name}-tint`] : [name], stepNames);
}

/** Lists the roles of an extra palette; a test compares them with the generated ones. */
function pathsOfRoles(name: string): readonly TokenPath[] {
  return roleNamesOf(name).map((role) => tokenPath(`color.${role}`));
}
