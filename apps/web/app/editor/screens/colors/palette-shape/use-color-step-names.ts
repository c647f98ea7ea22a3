import { useLingui } from "@lingui/react/macro";
import {
  findColorStepReferences,
  nameColorSteps,
  parseRecipe,
  tokenName,
  type Recipe,
  type TokenPath,
} from "@tessera/engine";
import { useState } from "react";
import { useDraftStore } from "#editor/draft/draft-context.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import { useRefusal } from "#editor/fields/use-refusal.ts";
import type { TypedResult } from "#editor/fields/use-typed-text.ts";

type Names = readonly string[];

const path = "color/advanced/stepNames";

/** The functions that rename the steps of all palettes, and their refusals. */
export type StepNames = {
  /** Why the last names were refused, until the draft changes. */
  readonly refusal: string | undefined;
  /** The names that wait for confirmation, because their pins would be removed. */
  readonly pending: { readonly stepNames: Names; readonly pins: readonly TokenPath[] } | undefined;
  /** Renames one step with its references. */
  readonly rename: (index: number, name: string) => TypedResult;
  readonly replace: (stepNames: Names) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
};

/** Returns the names of the draft's color steps and the functions that change them. */
export function useColorStepNames(): StepNames {
  const { t } = useLingui();
  const store = useDraftStore();
  const edit = useEdit();
  const [refusal, refuse] = useRefusal();
  const [pending, setPending] = useState<StepNames["pending"]>();

  function take(stepNames: Names) {
    const result = edit(path, ({ recipe }) => parseRecipe(nameColorSteps(recipe, stepNames)));
    if (!result.ok) refuse(result.message);
    setPending(undefined);
  }

  function replace(stepNames: Names) {
    const { recipe } = store.getState().draft;
    const before = recipe.color.advanced.stepNames;
    const isRenaming = stepNames.length === before.length;
    const removed = isRenaming ? [] : before.filter((each) => !stepNames.includes(each));
    const { pins, aliases } = findColorStepReferences(recipe, removed);
    const names = aliases.map(tokenName).join(", ");
    if (aliases.length > 0) {
      refuse(t`Still used by ${names}. Point them to other colors first.`);
    } else if (pins.length > 0) setPending({ stepNames, pins });
    else take(stepNames);
  }

  return {
    refusal,
    pending,
    rename: (index, text) =>
      edit(path, ({ recipe }) => parseRecipe(renameStep(recipe, index, text)), text),
    replace,
    confirm: () => pending && take(pending.stepNames),
    cancel: () => setPending(undefined),
  };
}

function renameStep(recipe: Recipe, index: number, name: string): Recipe {
  return nameColorSteps(recipe, recipe.color.advanced.stepNames.with(index, name));
}
