import { parseStoredRecipe } from "@tessera/engine";
import type { SavedRecipe } from "./draft-state.ts";

/** Parses a recipe in an API response; returns undefined for anything else. */
export function parseRecipeState(answer: unknown): SavedRecipe | undefined {
  const state = (answer ?? {}) as {
    readonly recipe?: unknown;
    readonly revision?: unknown;
    readonly updatedBy?: { readonly id?: unknown; readonly name?: unknown } | null;
  };
  const design = parseStoredRecipe(state.recipe);
  if (!design.ok || typeof state.revision !== "number") return undefined;
  const { id, name } = state.updatedBy ?? {};
  return {
    design: design.value,
    revision: state.revision,
    savedBy: typeof name === "string" ? name : undefined,
    saverId: typeof id === "string" ? id : undefined,
  };
}
