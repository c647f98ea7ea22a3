import { createContext, use, useRef, useSyncExternalStore } from "react";
import { isEqual, type Design } from "@tessera/engine";
import type { DraftState } from "./draft-state.ts";
import type { DraftStore } from "./draft-store.ts";
import type { StateSource } from "./view-copy.ts";

/** The draft of the open project. */
export const DraftContext = createContext<DraftStore | undefined>(undefined);

/** Whether views are out of sight, so that they need not follow continuous edits. */
export const OutOfSightContext = createContext(false);

/** Returns the store of the open project's draft, without subscribing to it. */
export function useDraftStore(): DraftStore {
  const store = use(DraftContext);
  if (!store) throw new Error("useDraftStore must be used within DraftContext");
  return store;
}

/**
 * Returns a part of the draft for a view: a component that shows it, but does not change it
 * continuously. The part is plain data; the component renders only when the part changes.
 */
export function useDraft<Part>(select: (state: DraftState) => Part): Part {
  const { views, viewsOutOfSight } = useDraftStore();
  return useSelected(use(OutOfSightContext) ? viewsOutOfSight : views, select);
}

/** Returns a part of the draft for a slider or another control of continuous edits: always current. */
export function useDraftNow<Part>(select: (state: DraftState) => Part): Part {
  return useSelected(useDraftStore(), select);
}

/** Returns a part of the draft's design for a view, like `useDraft`. */
export function useDesign<Part>(select: (design: Design) => Part): Part {
  return useDraft(({ draft }) => select(draft));
}

function useSelected<State, Part>(
  source: StateSource<State>,
  select: (state: State) => Part,
): Part {
  const last = useRef<{ readonly state: State; readonly select: unknown; readonly part: Part }>(
    undefined,
  );
  function read(): Part {
    const state = source.getState();
    const before = last.current;
    if (before?.state === state && before.select === select) return before.part;
    const next = select(state);
    const part = before && isEqual(before.part, next) ? before.part : next;
    last.current = { state, select, part };
    return part;
  }
  return useSyncExternalStore(source.subscribe, read, read);
}
