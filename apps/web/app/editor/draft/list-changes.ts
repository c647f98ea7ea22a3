import { describeChanges, type RecipeChange } from "@tessera/engine";
import type { DraftState } from "./draft-state.ts";

/** Lists the unsaved changes as they are counted in the interface. */
export function listChanges({ saved, draft, changes }: DraftState): readonly RecipeChange[] {
  return describeChanges(saved.design, draft, changes);
}
