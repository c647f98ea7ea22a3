import { renamePalette } from "#recipe/change-palettes.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { palettesPath, type NamedListPath } from "./decision-path.ts";
import { stepLists, type NamedSteps } from "./step-lists.ts";

/** An entry of a list with a custom name. */
export type NamedEntry = {
  readonly name: string;
  readonly value: unknown;
  /**
   * The part of the value that identifies the entry: the base of a palette, the value of a step.
   */
  readonly mark: unknown;
};

/** A list whose entries have custom names. */
export type NamedList = {
  readonly path: NamedListPath;
  /** The entries of a recipe in their order. */
  readonly entriesOf: (recipe: Recipe) => readonly NamedEntry[];
  readonly rename: (recipe: Recipe, from: string, to: string) => Recipe;
};

/** Every list whose entries have custom names. */
export const namedLists: Readonly<Record<NamedListPath, NamedList>> = {
  [palettesPath]: {
    path: palettesPath,
    entriesOf: ({ color }) =>
      Object.entries(color.advanced.palettes).map(([name, value]) => ({
        name,
        value,
        mark: value.base,
      })),
    rename: renamePalette,
  },
  "spacing/steps": nameSteps(stepLists["spacing/steps"]),
  "motion/durations": nameSteps(stepLists["motion/durations"]),
  "motion/easings": nameSteps(stepLists["motion/easings"]),
};

function nameSteps({ path, stepsOf, rename }: NamedSteps): NamedList {
  return {
    path,
    entriesOf: (recipe) =>
      stepsOf(recipe).map(({ key, ...value }) => ({ name: key, value, mark: value })),
    rename,
  };
}
