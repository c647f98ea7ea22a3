import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import { lazyPart } from "#lazy-part/lazy-part.tsx";

const CollisionsDialog = lazyPart(
  async () => (await import("./collisions-dialog.tsx")).CollisionsDialog,
);

/** Shows the collisions of the current save, if it has any. */
export function OpenCollisions() {
  const openMerge = useDraft((state) => state.openMerge);
  const store = useDraftStore();
  if (!openMerge) return null;
  return (
    <CollisionsDialog
      key={openMerge.theirs.revision}
      open={openMerge}
      onFailure={store.postponeMerge}
    />
  );
}
