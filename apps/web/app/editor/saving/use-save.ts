import { useLingui } from "@lingui/react/macro";
import { showToast } from "@tessera/ui";
import type { DraftStore } from "#editor/draft/draft-store.ts";

let closeRefusal = () => {};

/**
 * Returns a function that saves the draft; a field with a refused text is named and focused
 * instead, until a later save succeeds.
 */
export function useSave(store: DraftStore): () => void {
  const { t } = useLingui();
  return () => {
    const saving = store.save();
    const field = findRefusedField();
    if (!field) {
      void saving.then(() => store.getState().progress.kind === "failed" || closeRefusal());
      return;
    }
    field.scrollIntoView({ block: "center" });
    field.focus();
    field.select();
    const name = field.ariaLabel ?? field.labels?.[0]?.textContent ?? "";
    closeRefusal();
    closeRefusal = showToast({
      kind: "error",
      text: t`“${name}” isn’t saved. Enter a valid value.`,
    });
  };
}

const refused = '[aria-invalid="true"]';

/** Returns the first field on the page whose text is refused; no draft contains that text. */
export function findRefusedField(): HTMLInputElement | undefined {
  return (
    document.querySelector<HTMLInputElement>(`main input${refused}, main textarea${refused}`) ??
    undefined
  );
}

/** Calls the listener when a field of the page may have become refused or valid. */
export function subscribeToRefusedFields(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  const change = { attributes: true, attributeFilter: ["aria-invalid"], childList: true };
  observer.observe(document.body, { ...change, subtree: true });
  return () => observer.disconnect();
}
