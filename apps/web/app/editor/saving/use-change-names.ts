import { useLingui } from "@lingui/react/macro";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { listChanges } from "#editor/draft/list-changes.ts";
import { describeLeaf } from "#editor/names/describe-leaf.ts";

/** What is not saved, by name. */
export function useChangeNames(): readonly string[] {
  const { i18n } = useLingui();
  return listChanges(useDraft()).map((path) => describeLeaf(i18n, path));
}
