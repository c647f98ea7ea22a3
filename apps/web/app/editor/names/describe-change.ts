import type { I18n } from "@lingui/core";
import { orderPath, type DecisionPath, type PalettePath, type RecipeChange } from "@tessera/engine";
import { describeDecision } from "./describe-decision.ts";

type ChangeOf<Kind extends RecipeChange["kind"]> = Extract<RecipeChange, { kind: Kind }>;

/** Returns the decision, palette or order that names each kind of change. */
const subjects: {
  readonly [Kind in RecipeChange["kind"]]: (change: ChangeOf<Kind>) => DecisionPath | PalettePath;
} = {
  decision: ({ path }) => path,
  added: ({ list, name }) => `${list}/${name}`,
  removed: ({ list, name }) => `${list}/${name}`,
  renamed: ({ list, to }) => `${list}/${to}`,
  reordered: ({ list }) => orderPath(list),
};

/** Returns the name of a change in the language of the page. */
export function describeChange(i18n: I18n, change: RecipeChange): string {
  const subjectOf = subjects[change.kind] as (change: RecipeChange) => DecisionPath | PalettePath;
  return describeDecision(i18n, subjectOf(change));
}
