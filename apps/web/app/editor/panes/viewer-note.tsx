import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { importPart } from "#editor/later-parts/import-part.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";

const ReadOnlyNote = lazyPart(
  async () => (await importPart(import("#editor/project/read-only-note.tsx"))).ReadOnlyNote,
);

/** Shows a user who may not edit why, and how to get the permission. */
export function ViewerNote() {
  const opened = useOpenProject();
  if (opened.canEdit) return null;
  return <ReadOnlyNote {...opened} onFailure={() => undefined} />;
}
