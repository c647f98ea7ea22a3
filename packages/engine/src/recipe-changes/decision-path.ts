import type { Recipe } from "#recipe/recipe.ts";
import type { TokenDefinition } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";

/** A list whose steps have names: each of its steps is a decision. */
type Steps = readonly { readonly key: string }[];

/** A value that is one decision, however much it holds. */
type Whole = TokenDefinition | readonly unknown[] | string | number | boolean;

/** The paths of the decisions below a value of a recipe; the names that a person gives are `string`. */
type PathsBelow<Value, Path extends string> = Value extends Steps
  ? `${Path}/${string}`
  : Value extends Whole
    ? Path
    : {
        [Key in keyof Value & string]-?: PathsBelow<NonNullable<Value[Key]>, `${Path}/${Key}`>;
      }[keyof Value & string];

type Generated = Omit<Recipe, "overrides" | "customTokens">;

/** The path of a token's definition: a pin on a generated token, or a custom token. */
type DefinitionPath = `overrides/${TokenPath}` | `customTokens/${TokenPath}`;

/** The path of one decision: its keys in the recipe, joined by slashes (`color/status/success`). */
export type DecisionPath =
  | { [Key in keyof Generated]-?: PathsBelow<NonNullable<Generated[Key]>, Key> }[keyof Generated]
  | `${PaletteListPath}/${typeof orderKey}`
  | DefinitionPath;

/** A path that no name of a person is part of. */
type FixedOf<Path extends string> = Path extends unknown
  ? Record<never, never> extends Record<Path, 1>
    ? never
    : Path
  : never;

/** The decisions that every recipe has, whatever its palettes, steps and tokens are called. */
export type FixedDecisionPath = Exclude<FixedOf<DecisionPath>, `${string}/${typeof orderKey}`>;

/** The list of the extra palettes. */
export type PaletteListPath = "color/advanced/palettes";

/** The lists of named steps. */
export type StepListPath = {
  [Section in "spacing" | "motion"]: {
    [Key in keyof Recipe[Section] & string]: Recipe[Section][Key] extends Steps
      ? `${Section}/${Key}`
      : never;
  }[keyof Recipe[Section] & string];
}["spacing" | "motion"];

/** The lists whose entries a person names. */
export type NamedListPath = PaletteListPath | StepListPath;

/** Where the extra palettes are. */
export const palettesPath = "color/advanced/palettes" satisfies PaletteListPath;

/** The path of a whole extra palette: its base and its roles. */
export type PalettePath = `${PaletteListPath}/${string}`;

/** In place of a name, where a path means the order of a list; no entry can have this name. */
export const orderKey = "#order";

/** In place of a name, where an edit changes the name of a step. */
export const namesKey = "#names";

/** The path of a list's order. */
export function orderPath<List extends NamedListPath>(list: List): `${List}/${typeof orderKey}` {
  return `${list}/${orderKey}`;
}

/** The path of an edit that changes the name of a step. */
export function namesPath<List extends StepListPath>(list: List): `${List}/${typeof namesKey}` {
  return `${list}/${namesKey}`;
}

/** Whether a path means the order of a list. */
export function isOrderPath(path: DecisionPath): boolean {
  return path.endsWith(`/${orderKey}`);
}

/** The path of the pin on a generated token. */
export function overridePath(path: TokenPath): `overrides/${TokenPath}` {
  return `overrides/${path}`;
}

/** The path of a whole extra palette. */
export function palettePath(palette: string): PalettePath {
  return `${palettesPath}/${palette}`;
}

/** The path of the step that a palette's base is pinned on. */
export function baseStepPath(palette: string): `color/advanced/baseSteps/${string}` {
  return `color/advanced/baseSteps/${palette}`;
}

/** The path of the color that a step of a palette is pinned to. */
export function pinnedStepPath(
  palette: string,
  step: string,
): `color/advanced/pinnedSteps/${string}/${string}` {
  return `color/advanced/pinnedSteps/${palette}/${step}`;
}

/** The keys of a path, from the recipe inwards. */
export function keysOfPath(path: DecisionPath | PalettePath): readonly string[] {
  return path.split("/");
}

/** The palette that a decision of the advanced color system is about; undefined for any other. */
export function findPalette(path: DecisionPath | PalettePath): string | undefined {
  const [section, part, group = "", palette] = keysOfPath(path);
  const isOfPalette = ["palettes", "baseSteps", "pinnedSteps"].includes(group);
  return section === "color" && part === "advanced" && isOfPalette ? palette : undefined;
}
