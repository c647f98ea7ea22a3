import type { ComponentType } from "react";
import type { ProjectAction, ProjectDialogProps } from "./project-action.ts";
import { loadProjectTexts } from "./texts/project-texts.ts";

const imports: Readonly<Record<ProjectAction, () => Promise<ComponentType<ProjectDialogProps>>>> = {
  duplicate: async () => (await import("./duplicate-dialog.tsx")).DuplicateDialog,
  archive: async () => (await import("./archive-dialog.tsx")).ArchiveDialog,
  restore: async () => (await import("./restore-dialog.tsx")).RestoreDialog,
  move: async () => (await import("./move-dialog.tsx")).MoveDialog,
  share: async () => (await import("./share-dialog.tsx")).ShareDialog,
  delete: async () => (await import("./delete-dialog.tsx")).DeleteDialog,
};

/** Loads the dialog of an action, and its texts. */
export async function loadDialog(
  action: ProjectAction,
): Promise<ComponentType<ProjectDialogProps>> {
  const [dialog] = await Promise.all([imports[action](), loadProjectTexts(location.pathname)]);
  return dialog;
}
