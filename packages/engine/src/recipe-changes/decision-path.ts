import { findRolePalette } from "#tokens/color-roles.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { TokenDefinition } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";

/** A list whose steps have names: each of its steps is a decision. */
type Steps = readonly { readonly key: string }[];

/** A value that counts as one decision with everything in it. */
type Whole = TokenDefinition | readonly unknown[] | string | number | boolean;

/** The paths of the decisions below a value of a recipe; custom names are `string`. */
type PathsBelow<Value, Path extends string> = Value extends Steps
  ? `${Path}/${string}`
  : Value extends Whole
    ? Path
    : {
        [Key in keyof Value & string]-?: PathsBelow<NonNullable<Value[Key]>, `${Path}/${Key}`>;
      }[keyof Value & string];

type Generated = Omit<Recipe, "overrides" | "customTokens" | "tokenNotes">;

/** The path of what a user sets for one token: a pin, a custom token, or a note. */
type DefinitionPath =
  | `overrides/${TokenPath}`
  | `customTokens/${TokenPath}`
  | `tokenNotes/${TokenPath}`;

/** The path of one decision: its keys in the recipe, joined by slashes (`color/status/success`). */
export type DecisionPath =
  | { [Key in keyof Generated]-?: PathsBelow<NonNullable<Generated[Key]>, Key> }[keyof Generated]
  | `${PaletteListPath | "customTokens"}/${typeof orderKey}`
  | DefinitionPath;

/** A path without custom names. */
type FixedOf<Path extends string> = Path extends unknown
  ? Record<never, never> extends Record<Path, 1>
    ? never
    : Path
  : never;

/** The decisions of every recipe, for any names of its palettes, steps and tokens. */
export type FixedDecisionPath = Exclude<FixedOf<DecisionPath>, `${string}/${typeof orderKey}`>;

/** The list of the extra palettes. */
export type PaletteListPath = "color/advanced/palettes";

/** The lists of named steps. */
export type StepListPath = {
  [Section in keyof Generated]: {
    [Key in keyof Recipe[Section] & string]: Recipe[Section][Key] extends Steps
      ? `${Section}/${Key}`
      : never;
  }[keyof Recipe[Section] & string];
}[keyof Generated];

/** The lists whose entries have custom names. */
export type NamedListPath = PaletteListPath | StepListPath;

/** The lists whose order is a decision. */
export type OrderedListPath = NamedListPath | "customTokens";

/** The path of the extra palettes. */
export const palettesPath = "color/advanced/palettes" satisfies PaletteListPath;

/** The path of a whole extra palette: its base and its roles. */
export type PalettePath = `${PaletteListPath}/${string}`;

/**
 * The last key of a path for the order of a list, instead of a name; no entry can have this name.
 */
export const orderKey = "#order";

/** The last key of a path for a change of a step's name, instead of a name. */
export const namesKey = "#names";

/** Returns the path of a list's order. */
export function orderPath<List extends OrderedListPath>(list: List): `${List}/${typeof orderKey}` {
  return `${list}/${orderKey}`;
}

/** Returns the path of an edit that changes the name of a step. */
export function namesPath<List extends StepListPath>(list: List): `${List}/${typeof namesKey}` {
  return `${list}/${namesKey}`;
}

/** Returns whether a path is that of a list's order. */
export function isOrderPath(path: DecisionPath): boolean {
  return path.endsWith(`/${orderKey}`);
}

/** Returns the path of the pin on a generated token. */
export function overridePath(path: TokenPath): `overrides/${TokenPath}` {
  return `overrides/${path}`;
}

/** Returns the path of the note on a token. */
export function notePath(path: TokenPath): `tokenNotes/${TokenPath}` {
  return `tokenNotes/${path}`;
}

/** Returns the path of a custom token. */
export function customTokenPath(path: TokenPath): `customTokens/${TokenPath}` {
  return `customTokens/${path}`;
}

/** Returns the path of a whole extra palette. */
export function palettePath(palette: string): PalettePath {
  return `${palettesPath}/${palette}`;
}

/** Returns the path of the step that a palette's base is pinned to. */
export function baseStepPath(palette: string): `color/advanced/baseSteps/${string}` {
  return `color/advanced/baseSteps/${palette}`;
}

/** Returns the path of the color that a step of a palette is pinned to. */
export function pinnedStepPath(
  palette: string,
  step: string,
): `color/advanced/pinnedSteps/${string}/${string}` {
  return `color/advanced/pinnedSteps/${palette}/${step}`;
}

/** Returns the keys of a path, from the outermost. */
export function keysOfPath(path: DecisionPath | PalettePath): readonly string[] {
  return path.split("/");
}

/** Returns the path of the contrast target of a pair of roles. */
export function contrastTargetPath(
  foreground: string,
  background: string,
): `color/contrastTargets/pairs/${string}/${string}` {
  return `color/contrastTargets/pairs/${foreground}/${background}`;
}

/**
 * Finds the palette of a decision of the advanced color system, or of the roles of a contrast
 * target; undefined for any other.
 */
export function findPalette(path: DecisionPath | PalettePath): string | undefined {
  const [section, part, group = "", palette, background] = keysOfPath(path);
  if (section === "color" && part === "contrastTargets")
    return findRolePalette(palette) ?? findRolePalette(background);
  const isOfPalette = ["palettes", "baseSteps", "pinnedSteps"].includes(group);
  return section === "color" && part === "advanced" && isOfPalette ? palette : undefined;
}
