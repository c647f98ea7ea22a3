import { namesPath, orderPath, parseRecipe, type NamedSteps } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { swap } from "#editor/fields/move-buttons.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import type { TypedResult } from "#editor/fields/use-typed-text.ts";

/** The changes of a scale's steps, each an edit with its own name. */
export type StepChanges = {
  readonly keys: readonly string[];
  readonly rename: (from: string, to: string) => TypedResult;
  /**
   * Swaps a step with the one before (-1) or after it (1), and returns the keys in the new order.
   */
  readonly move: (key: string, by: 1 | -1) => readonly string[];
  readonly remove: (key: string, replacement?: string) => TypedResult;
};

/** Returns the functions that change a scale's steps in the draft. */
export function useStepChanges(scale: NamedSteps): StepChanges {
  const edit = useEdit();
  const keys = useDesign(({ recipe }) => scale.stepsOf(recipe).map(({ key }) => key));
  return {
    keys,
    rename: (from, to) =>
      edit(namesPath(scale.path), ({ recipe }) => parseRecipe(scale.rename(recipe, from, to)), to),
    move(key, by) {
      const ordered = swap(keys, keys.indexOf(key), by);
      edit(orderPath(scale.path), ({ recipe }) => parseRecipe(scale.order(recipe, ordered)));
      return ordered;
    },
    remove: (key, replacement) =>
      edit(`${scale.path}/${key}`, ({ recipe }) =>
        parseRecipe(scale.remove(recipe, key, replacement)),
      ),
  };
}
