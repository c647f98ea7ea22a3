import type { Organization, Project } from "@tessera/contract";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";

/** An action on a project that a dialog confirms. */
export type ProjectAction = "duplicate" | "archive" | "restore" | "move" | "share" | "delete";

/** A project as a dialog names and changes it. */
export type ActedProject = Pick<Project, "id" | "name" | "slug"> & {
  /** Its last known revision; undefined while it is unknown. */
  readonly revision?: number | undefined;
};

/** The props of a dialog for a project. */
export type ProjectDialogProps = PopupProps & {
  readonly organization: Organization;
  readonly project: ActedProject;
  /** Called when the project is no longer in its organization. */
  readonly onGone?: (() => void) | undefined;
};
