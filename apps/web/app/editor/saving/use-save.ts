import { useLingui } from "@lingui/react/macro";
import { showToast } from "@tessera/ui";
import type { DraftStore } from "#editor/draft/draft-store.ts";
import { findRefusedField } from "./refused-field.ts";

/**
 * Returns a function that saves the draft; a field with a refused text is named and focused
 * instead.
 */
export function useSave(store: DraftStore): () => void {
  const { t } = useLingui();
  return () => {
    void store.save();
    const field = findRefusedField();
    if (!field) return;
    field.scrollIntoView({ block: "center" });
    field.focus();
    field.select();
    const name = field.ariaLabel ?? field.labels?.[0]?.textContent ?? "";
    showToast({ kind: "error", text: t`“${name}” isn’t saved. Enter a valid value.` });
  };
}
