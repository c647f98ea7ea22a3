import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import { lazyPart } from "#lazy-part/lazy-part.tsx";

const CollisionsDialog = lazyPart(
  async () => (await import("./collisions-dialog.tsx")).CollisionsDialog,
);

/** The collisions of a save that waits for what counts, if there are any. */
export function OpenCollisions() {
  const { openMerge } = useDraft();
  const store = useDraftStore();
  if (!openMerge) return null;
  return (
    <CollisionsDialog
      key={openMerge.theirs.revision}
      open={openMerge}
      onFailure={store.putOffMerge}
    />
  );
}
