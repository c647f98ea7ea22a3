import type { RestoreButton } from "./restore-button.tsx";
import { loadProjectTexts } from "./texts/project-texts.ts";

/** Loads the button that restores a project, and its texts. */
export async function loadRestoreButton(): Promise<typeof RestoreButton> {
  const [loaded] = await Promise.all([
    import("./restore-button.tsx"),
    loadProjectTexts(location.pathname),
  ]);
  return loaded.RestoreButton;
}
