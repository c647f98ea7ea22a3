import { useEffect, useState, useSyncExternalStore } from "react";
import { popupPart } from "../../lazy-part/popup-part.ts";
import { pageUsableMs } from "../../schedule/page-usable-time.ts";
import type { ToastRegionProps } from "./toast-list.tsx";
import { toastQueue } from "./toast-queue.ts";

const list = popupPart(() => import("./toast-list.tsx"));

/**
 * The area of toasts, at the bottom left of the window and above the height in `--fixed-bottom`. F6
 * focuses it, Escape closes the focused toast. A page has one. Its code loads with the first toast.
 */
export function ToastRegion(props: ToastRegionProps) {
  const hasToasts = useSyncExternalStore(subscribe, haveToasts, haveToasts);
  const [loaded, setLoaded] = useState(list.read);
  useEffect(() => {
    if (!hasToasts || loaded) return undefined;
    // The network or the next toast retries.
    const load = () => void list.load().then(setLoaded, () => undefined);
    load();
    addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, [loaded, hasToasts]);
  return hasToasts && loaded && <loaded.ToastList {...props} />;
}

/**
 * Loads the code of the toasts at the first press or key, or when the page is usable, for a page
 * that shows them offline too.
 */
export function useToastsAhead(): void {
  useEffect(() => {
    const load = () => void list.load().catch(() => undefined);
    const timer = setTimeout(load, pageUsableMs);
    const ended = new AbortController();
    for (const type of ["pointerdown", "keydown"]) {
      addEventListener(type, load, { once: true, capture: true, signal: ended.signal });
    }
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, []);
}

function subscribe(onChange: () => void): () => void {
  return toastQueue.subscribe(onChange);
}

function haveToasts(): boolean {
  return toastQueue.visibleToasts.length > 0;
}
