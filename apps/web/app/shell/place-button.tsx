import type { Organization, Project } from "@tessera/contract";
import { Button, type ButtonProps, Icon, joinClassNames } from "@tessera/ui";
import { ChevronsUpDown } from "lucide-react";
import styles from "./header.module.css";

/** A project as a list names it. */
export type NamedProject = Pick<Project, "id" | "slug" | "name">;

/** The organization and the project that a page shows. */
export type Place = {
  readonly organization: Organization;
  readonly project: NamedProject | undefined;
  /** The name of a project that does not exist yet. */
  readonly newName?: string | undefined;
};

/** The button of the project menu, with the current project. */
export function PlaceButton({
  organization,
  project,
  newName,
  ...rest
}: Place & Pick<ButtonProps, "aria-haspopup" | "aria-expanded">) {
  return (
    <Button {...rest} kind="quiet" className={styles.place}>
      <span className={joinClassNames(styles.placeName, styles.organization)}>
        {organization.name}
      </span>
      {(project ?? newName) && <span className={styles.slash}>/</span>}
      {project && <span className={styles.placeName}>{project.name}</span>}
      {newName && <span className={joinClassNames(styles.placeName, styles.new)}>{newName}</span>}
      <Icon icon={ChevronsUpDown} sizePx={12} />
    </Button>
  );
}
