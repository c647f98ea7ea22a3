import { useLingui } from "@lingui/react/macro";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { findUnsavedChanges } from "#editor/draft/draft-state.ts";
import { describeLeaf } from "./describe-leaf.ts";

/** What is not saved, by name. */
export function useChangeNames(): readonly string[] {
  const { i18n } = useLingui();
  return findUnsavedChanges(useDraft()).map(({ path }) => describeLeaf(i18n, path));
}
