import { useSyncExternalStore } from "react";
import { createStore } from "#store/create-store.ts";

const draft = createStore("");

/** Stores unsent feedback until the page is closed, also across screens and failed sends. */
export const writeFeedbackDraft = draft.set;

/** Returns the unsent feedback. */
export function useFeedbackDraft(): string {
  return useSyncExternalStore(draft.subscribe, draft.get, () => "");
}
