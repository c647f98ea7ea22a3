import type { LimitDialog } from "./limit-dialog.tsx";
import type { NewProjectDialog } from "./new-project-dialog.tsx";
import { loadProjectTexts } from "./texts/project-texts.ts";

/** Loads the dialog for a new project, and its texts. */
export async function loadNewProject(): Promise<typeof NewProjectDialog> {
  const [loaded] = await Promise.all([import("./new-project-dialog.tsx"), loadTexts()]);
  return loaded.NewProjectDialog;
}

/** Loads the dialog that explains the limit of the plan, and its texts. */
export async function loadLimit(): Promise<typeof LimitDialog> {
  const [loaded] = await Promise.all([import("./limit-dialog.tsx"), loadTexts()]);
  return loaded.LimitDialog;
}

function loadTexts(): Promise<void> {
  return loadProjectTexts(location.pathname);
}
