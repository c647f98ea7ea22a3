import { useSyncExternalStore } from "react";
import { toastQueue } from "./toast-queue.ts";

/** The toasts on screen, newest first. */
export function useVisibleToasts(): (typeof toastQueue)["visibleToasts"] {
  return useSyncExternalStore(subscribe, getToasts, getToasts);
}

function subscribe(onChange: () => void): () => void {
  return toastQueue.subscribe(onChange);
}

function getToasts() {
  return toastQueue.visibleToasts;
}
