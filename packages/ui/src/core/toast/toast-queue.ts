import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components";

/** What a toast says: what happened, and at most one thing to do about it. */
export type ToastContent = {
  readonly kind: "success" | "error" | "info" | "warning" | "undo";
  readonly text: string;
  readonly action?: { readonly text: string; readonly onPress: () => void };
  /** The keys that do the same, in the form of `aria-keyshortcuts`. */
  readonly shortcut?: string;
};

const visibleMs = 6000;

/** The toasts waiting and on screen. */
export const toastQueue: ToastQueue<ToastContent> = new ToastQueue<ToastContent>({
  maxVisibleToasts: 3,
});

/** Shows a toast for six seconds, or until closed when it is an error; returns what takes it away. */
export function showToast(content: ToastContent): () => void {
  const options = content.kind === "error" ? {} : { timeout: visibleMs };
  const key = toastQueue.add(content, options);
  return () => toastQueue.close(key);
}
