import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let draft = "";

/** Keeps feedback that is being written for as long as the page lives, through closing, other screens and failed sends. */
export function writeFeedbackDraft(text: string): void {
  draft = text;
  for (const listener of listeners) listener();
}

/** The feedback that is being written. */
export function useFeedbackDraft(): string {
  return useSyncExternalStore(
    subscribe,
    () => draft,
    () => "",
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
