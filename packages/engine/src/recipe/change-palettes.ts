import { tokenPath, type TokenPath } from "#tokens/token-path.ts";
import type { AdvancedColor, ByPalette, ExtraPalette } from "#categories/color/advanced-color.ts";
import { isPaletteName } from "#categories/color/parse-advanced-color.ts";
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
  const rename = <T>(values: ByPalette<T>): ByPalette<T> =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name === from ? to : name, value]),
    );
  return {
    ...withAdvanced(recipe, ({ palettes, baseSteps, pinnedSteps }) => ({
      palettes: rename(palettes),
      baseSteps: rename(baseSteps),
      pinnedSteps: rename(pinnedSteps),
    })),
    ...renamePaths(recipe, renamesOf(recipe, from, to)),
  };
}

/**
 * Removes an extra palette of the recipe and its pins. An alias of one of its tokens stays, and
 * `parseRecipe` reports it as an alias of a missing token.
 */
export function removePalette(recipe: Recipe, name: string): Recipe {
  return {
    ...withAdvanced(recipe, ({ palettes, baseSteps, pinnedSteps }) => ({
      palettes: without(palettes, name),
      baseSteps: without(baseSteps, name),
      pinnedSteps: without(pinnedSteps, name),
    })),
    overrides: dropPins(recipe, [...pathsOfSteps(recipe, name), ...pathsOfRoles(name)]),
  };
}

/**
 * Returns the recipe with or without roles of an extra palette; removes the pins on removed roles.
 */
export function setPaletteRoles(recipe: Recipe, name: string, isOn: boolean): Recipe {
  const changed = withAdvanced(recipe, ({ palettes }) => ({
    palettes: Object.fromEntries(
      Object.entries(palettes).map(([each, palette]) => [
        each,
        each === name ? { ...palette, hasRoles: isOn } : palette,
      ]),
    ),
  }));
  return isOn ? changed : { ...changed, overrides: dropPins(recipe, pathsOfRoles(name)) };
}

/**
 * Maps only generated tokens of the palette: a custom token may have the name of a role or a tint
 * that the palette does not have.
 */
function renamesOf(recipe: Recipe, from: string, to: string): ReadonlyMap<TokenPath, TokenPath> {
  if (!isPaletteName(to)) return new Map();
  const pathsOf = (name: string): readonly TokenPath[] => [
    ...pathsOfSteps(recipe, name),
    ...(hasRoles(recipe, from) ? pathsOfRoles(name) : []),
  ];
  return pairPaths(pathsOf(from), pathsOf(to));
}

function withAdvanced(
  recipe: Recipe,
  change: (advanced: AdvancedColor) => Partial<AdvancedColor>,
): Recipe {
  const { advanced } = recipe.color;
  return {
    ...recipe,
    color: { ...recipe.color, advanced: { ...advanced, ...change(advanced) } },
  };
}

function without<T>(values: ByPalette<T>, name: string): ByPalette<T> {
  return Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));
}

function hasRoles({ color }: Recipe, name: string): boolean {
  return color.advanced.palettes[name]?.hasRoles === true;
}

function pathsOfSteps({ color }: Recipe, name: string): readonly TokenPath[] {
  const { stepNames, hasTints } = color.advanced;
  const groups = hasTints ? [name, `${name}-tint`] : [name];
  return groups.flatMap((group) => stepNames.map((step) => tokenPath(`color.${group}.${step}`)));
}

/** Lists the roles of an extra palette; a test compares them with the generated ones. */
function pathsOfRoles(name: string): readonly TokenPath[] {
  const parts = ["solid", "subtle"].flatMap((part) => [`${name}-${part}`, `on-${name}-${part}`]);
  return [...parts, `${name}-text`, `${name}-border`].map((role) => tokenPath(`color.${role}`));
}
