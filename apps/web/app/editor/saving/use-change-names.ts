import { useLingui } from "@lingui/react/macro";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { listChanges } from "#editor/draft/list-changes.ts";
import { describeChange } from "#editor/names/describe-change.ts";

/** Returns the names of the unsaved changes. */
export function useChangeNames(): readonly string[] {
  const { i18n } = useLingui();
  return listChanges(useDraft()).map((change) => describeChange(i18n, change));
}
