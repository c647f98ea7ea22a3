import { starterPalettes } from "@tessera/engine";
import { useMemo, useSyncExternalStore } from "react";
import { createSignal } from "@tessera/ui/signal";
import {
  findStartingRecipe,
  keepStartingRecipe,
  parseStartingRecipe,
  readStartingRecipe,
  type StartingRecipe,
} from "./starting-recipe.ts";

const [minium] = starterPalettes;
const firstDecisions: StartingRecipe = { base: minium.base, ratio: 1.25, unitPx: 4 };
const { subscribe, notify } = createSignal();

/** Returns the decisions of the home page, and a function that changes some, or none, and stores them all. */
export function useStartingRecipe() {
  const text = useSyncExternalStore(subscribe, readStartingRecipe, () => undefined);
  const decided = useMemo(() => parseStartingRecipe(text) ?? firstDecisions, [text]);
  function decide(change: Partial<StartingRecipe>): void {
    keepStartingRecipe({ ...(findStartingRecipe() ?? firstDecisions), ...change });
    notify();
  }
  return [decided, decide] as const;
}
