import type { Design } from "@tessera/engine";
import { createStore } from "#store/create-store.ts";
import { useStore } from "#store/use-store.ts";

/** A design that a user looks at without changing the draft. */
export type Trial = { readonly name: string; readonly design: Design };

/** The design that is being tried; undefined if none is. */
export const trial = createStore<Trial | undefined>(undefined);

/** Returns the design that is being tried; undefined if none is. */
export function useTrial(): Trial | undefined {
  return useStore(trial);
}
