import { useLingui } from "@lingui/react/macro";
import type { Organization, Project } from "@tessera/contract";
import { IconButton, LazyPopup, popupPart } from "@tessera/ui";
import { Ellipsis } from "lucide-react";
import type { ProjectAction } from "#projects/project-action.ts";

const popup = popupPart(async () => (await import("#projects/load-menu.ts")).loadMenu());

/** Opens the dialog of an action for a project. */
export type ActOn = (action: ProjectAction, project: Project) => void;

/** The props of the menu of a project. */
export type ProjectMenuProps = {
  readonly organization: Organization;
  readonly project: Project;
  readonly onAct: ActOn;
};

/** The menu of a project: its pages, and what the role of the user can do with it. */
export function ProjectMenu(props: ProjectMenuProps) {
  return (
    <LazyPopup
      part={popup}
      trigger={<ProjectMenuButton {...props} aria-haspopup="menu" aria-expanded={false} />}
    >
      {({ ProjectMenuPopup }) => <ProjectMenuPopup {...props} />}
    </LazyPopup>
  );
}

type ProjectMenuButtonProps = Pick<ProjectMenuProps, "project"> & {
  readonly "aria-haspopup"?: "menu";
  readonly "aria-expanded"?: boolean;
};

/** The button of the menu of a project. */
export function ProjectMenuButton({ project: { name }, ...rest }: ProjectMenuButtonProps) {
  const { t } = useLingui();
  return (
    <IconButton
      icon={Ellipsis}
      size="s"
      label={t`Actions for ${name}`}
      aria-haspopup={rest["aria-haspopup"]}
      aria-expanded={rest["aria-expanded"]}
    />
  );
}
