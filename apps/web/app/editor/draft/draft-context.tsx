import { createContext, use, useSyncExternalStore } from "react";
import type { Design } from "@tessera/engine";
import type { DraftState } from "./draft-state.ts";
import type { DraftStore } from "./draft-store.ts";

/** The draft of the open project. */
export const DraftContext = createContext<DraftStore | undefined>(undefined);

/** Returns the store of the open project's draft, without subscribing to it. */
export function useDraftStore(): DraftStore {
  const store = use(DraftContext);
  if (!store) throw new Error("useDraftStore must be used within DraftContext");
  return store;
}

/** Returns the current draft of the open project. */
export function useDraft(): DraftState {
  const store = useDraftStore();
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/** Returns the design of the open project's draft. */
export function useDesign(): Design {
  return useDraft().draft;
}
