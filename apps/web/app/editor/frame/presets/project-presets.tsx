import type { Design } from "@tessera/engine";
import { useDraftStore } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { closePresets } from "./presets-address.ts";
import { PresetsPanel } from "./presets-panel.tsx";

/** Shows the presets over a screen of the open project; starting from one edits the draft. */
export function ProjectPresets() {
  const store = useDraftStore();
  const { canEdit } = useOpenProject();
  function start(design: Design): void {
    store.edit("preset", design);
    closePresets();
  }
  return <PresetsPanel canStart={canEdit} onStart={start} onClose={closePresets} />;
}
