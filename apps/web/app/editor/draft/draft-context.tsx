import { createContext, use, useSyncExternalStore } from "react";
import type { Design } from "@tessera/engine";
import type { DraftState } from "./draft-state.ts";
import type { DraftStore } from "./draft-store.ts";

/** The draft of the project that is open. */
export const DraftContext = createContext<DraftStore | undefined>(undefined);

/** The store of the open project's draft; does not follow its changes. */
export function useDraftStore(): DraftStore {
  const store = use(DraftContext);
  if (!store) throw new Error("useDraftStore must be used within DraftContext");
  return store;
}

/** The open project's draft as it stands now. */
export function useDraft(): DraftState {
  const store = useDraftStore();
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/** The design of the open project's draft. */
export function useDesign(): Design {
  return useDraft().draft;
}
