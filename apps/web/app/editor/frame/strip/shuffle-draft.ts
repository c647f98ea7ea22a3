import { type Design, parseRecipe, shuffleRecipe } from "@tessera/engine";
import type { DraftStore } from "#editor/draft/draft-store.ts";
import type { Locks } from "./locks.ts";

/** The most seeds that are tried until the recipe differs. */
const mostTries = 5;

/** Replaces the draft by a harmonious recipe around the locked decisions, in one undo step. */
export function shuffleDraft(store: DraftStore, locks: Locks): void {
  store.applyWaiting();
  const shuffled = shuffleDesign(store.getState().draft, locks);
  if (shuffled) store.edit("shuffle", shuffled);
}

/**
 * Returns a harmonious design around the locked decisions of another; undefined where the locks
 * leave no other.
 */
export function shuffleDesign({ recipe }: Design, locks: Locks): Design | undefined {
  const seeds = crypto.getRandomValues(new Uint32Array(mostTries));
  for (const seed of seeds) {
    const shuffled = parseRecipe(shuffleRecipe(recipe, locks, seed));
    if (!shuffled.ok || JSON.stringify(shuffled.value.recipe) === JSON.stringify(recipe)) continue;
    return shuffled.value;
  }
  return undefined;
}
