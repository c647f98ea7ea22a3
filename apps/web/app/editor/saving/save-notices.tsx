import { useLingui } from "@lingui/react/macro";
import { showToast } from "@tessera/ui";
import { useEffect } from "react";
import { useDraft } from "#editor/draft/draft-context.tsx";

/** Says when somebody else's save was merged into the draft. */
export function SaveNotices() {
  const { t } = useLingui();
  const { mergedWith } = useDraft();
  useEffect(() => {
    if (!mergedWith) return;
    const { revision, savedBy } = mergedWith;
    showToast({
      kind: "info",
      text: savedBy
        ? t`${savedBy} saved revision ${revision} while you were editing. Your changes are kept.`
        : t`Revision ${revision} was saved while you were editing. Your changes are kept.`,
    });
    // oxlint-disable-next-line react/exhaustive-deps -- a notice is said once, whatever the language does after
  }, [mergedWith]);
  return null;
}
