import { describeChanges, type RecipeChange } from "@tessera/engine";
import type { DraftState } from "./draft-state.ts";

/** The unsaved changes as a person counts them. */
export function listChanges({ saved, draft, changes }: DraftState): readonly RecipeChange[] {
  return describeChanges(saved.design, draft, changes);
}
