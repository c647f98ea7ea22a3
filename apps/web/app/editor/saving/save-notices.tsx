import { useLingui } from "@lingui/react/macro";
import { showToast } from "@tessera/ui";
import { useEffect } from "react";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { useQuery } from "@tanstack/react-query";
import { queries } from "#api-client/query-options.ts";
import type { SavedRecipe } from "#editor/draft/draft-state.ts";

/** Notifies the user when a save by another user, tab or device was merged into the draft. */
export function SaveNotices() {
  const { t } = useLingui();
  const mergedWith = useDraft((state) => state.mergedWith);
  const isOwnSave = useIsOwnSave();
  useEffect(() => {
    if (!mergedWith) return;
    const { revision, savedBy } = mergedWith;
    const byOther = savedBy
      ? t`${savedBy} saved revision ${revision} while you were editing. Your changes are kept.`
      : t`Revision ${revision} was saved while you were editing. Your changes are kept.`;
    const own = t`You saved this elsewhere. Your changes are kept.`;
    showToast({ kind: "info", text: isOwnSave(mergedWith) ? own : byOther });
    // oxlint-disable-next-line react/exhaustive-deps -- a notice is shown once, whatever the language does after
  }, [mergedWith]);
  return null;
}

/**
 * Returns a function that returns whether a save was made by the current user in another tab or on
 * another device.
 */
export function useIsOwnSave(): (saved: SavedRecipe) => boolean {
  const { data: user } = useQuery({ ...queries.user(), enabled: false });
  return ({ saverId }) => user !== undefined && user.id === saverId;
}
