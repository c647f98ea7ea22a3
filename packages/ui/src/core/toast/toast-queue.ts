import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components";

/** The content of a toast: what happened, and at most one action. */
export type ToastContent = {
  readonly kind: "success" | "error" | "info" | "warning" | "undo";
  readonly text: string;
  readonly action?: { readonly text: string; readonly onPress: () => void } | undefined;
  /** Its keyboard shortcut, in the form of `aria-keyshortcuts`. */
  readonly shortcut?: string | undefined;
};

const visibleMs = 6000;
// An action needs time to be read, decided and reached.
const visibleWithActionMs = 10_000;

/** The toasts waiting and on screen. */
export const toastQueue: ToastQueue<ToastContent> = new ToastQueue<ToastContent>({
  maxVisibleToasts: 3,
});

/**
 * Shows a toast for six seconds, ten with an action, or until closed for an error; returns a
 * function that closes it.
 */
export function showToast(content: ToastContent): () => void {
  closeSame(content);
  const timeout = content.action ? visibleWithActionMs : visibleMs;
  const key = toastQueue.add(content, content.kind === "error" ? {} : { timeout });
  return () => toastQueue.close(key);
}

/** A repeated toast replaces the previous one, so that retries do not pile up. */
function closeSame({ kind, text }: ToastContent): void {
  for (const { key, content } of toastQueue.visibleToasts) {
    if (content.kind === kind && content.text === text) toastQueue.close(key);
  }
}
