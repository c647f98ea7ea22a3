import { useSyncExternalStore } from "react";
import { HiddenText } from "../text/hidden-text.tsx";
import { toastQueue } from "./toast-queue.ts";

/**
 * Reads new toasts out when the reader has nothing more urgent; errors interrupt and speak for themselves. It is there
 * before the first toast, because a region that comes together with its text is not read.
 */
export function ToastAnnouncer() {
  const toasts = useSyncExternalStore(subscribe, getToasts, getToasts);
  const polite = toasts.filter(({ content }) => content.kind !== "error");
  return (
    <output aria-atomic="false" data-live-announcer="">
      {polite.map(({ key, content }) => (
        <HiddenText key={key}>{content.text}</HiddenText>
      ))}
    </output>
  );
}

function subscribe(onChange: () => void): () => void {
  return toastQueue.subscribe(onChange);
}

function getToasts() {
  return toastQueue.visibleToasts;
}
