import { parseRecipe, shuffleRecipe } from "@tessera/engine";
import type { DraftStore } from "#editor/draft/draft-store.ts";
import type { Locks } from "./locks.ts";

/** The most seeds that are tried until the recipe differs. */
const mostTries = 5;

/** Replaces the draft by a harmonious recipe around the locked decisions, in one undo step. */
export function shuffleDraft(store: DraftStore, locks: Locks): void {
  store.applyWaiting();
  const { recipe } = store.getState().draft;
  const seeds = crypto.getRandomValues(new Uint32Array(mostTries));
  for (const seed of seeds) {
    const shuffled = parseRecipe(shuffleRecipe(recipe, locks, seed));
    if (!shuffled.ok || JSON.stringify(shuffled.value.recipe) === JSON.stringify(recipe)) continue;
    store.edit("shuffle", shuffled.value);
    return;
  }
}
