import { lazyPart } from "#lazy-part/lazy-part.tsx";
import type { ProjectAction, ProjectDialogProps } from "./project-action.ts";

const dialogs = {
  duplicate: dialogOf("duplicate"),
  archive: dialogOf("archive"),
  restore: dialogOf("restore"),
  move: dialogOf("move"),
  share: dialogOf("share"),
  delete: dialogOf("delete"),
} as const satisfies Record<ProjectAction, unknown>;

function dialogOf(action: ProjectAction) {
  return lazyPart(async () => (await import("./dialogs.ts")).loadDialog(action));
}

type ProjectDialogsProps = Omit<ProjectDialogProps, "isOpen"> & {
  readonly action: ProjectAction | undefined;
};

/** Shows the dialog of an action; it loads when it first opens. */
export function ProjectDialogs({ action, ...props }: ProjectDialogsProps) {
  if (action === undefined) return null;
  const Dialog = dialogs[action];
  return <Dialog {...props} isOpen onFailure={props.onClose} />;
}
