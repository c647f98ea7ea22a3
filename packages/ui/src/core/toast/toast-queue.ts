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
// What can be acted on has to be read, decided and reached.
const visibleWithActionMs = 10_000;

/** The toasts waiting and on screen. */
export const toastQueue: ToastQueue<ToastContent> = new ToastQueue<ToastContent>({
  maxVisibleToasts: 3,
});

/** Shows a toast for six seconds, ten with an action, or until closed when it is an error; returns what takes it away. */
export function showToast(content: ToastContent): () => void {
  closeSame(content);
  const timeout = content.action ? visibleWithActionMs : visibleMs;
  const key = toastQueue.add(content, content.kind === "error" ? {} : { timeout });
  return () => toastQueue.close(key);
}

/** What is said again replaces what was said before: a failing retry does not pile up. */
function closeSame({ kind, text }: ToastContent): void {
  for (const { key, content } of toastQueue.visibleToasts) {
    if (content.kind === kind && content.text === text) toastQueue.close(key);
  }
}
