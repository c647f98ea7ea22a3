import { useLingui } from "@lingui/react/macro";
import { isAtLeast } from "@tessera/contract";
import { Menu, MenuItem, MenuSection, MenuTrigger } from "@tessera/ui";
import {
  Archive,
  ArchiveRestore,
  ArrowRightLeft,
  Copy,
  History,
  Settings,
  Share2,
  SquarePen,
  Trash2,
} from "lucide-react";
import { ProjectMenuButton, type ProjectMenuProps } from "#overview/project-menu.tsx";

/** The button of the menu of a project, and the menu that it opens. */
export function ProjectMenuPopup({ organization, project, onAct }: ProjectMenuProps) {
  const { t } = useLingui();
  const { name, archivedAt } = project;
  const address = `/${organization.slug}/${project.slug}`;
  const isKept = organization.deletionAt === null;
  const isEditor = isKept && isAtLeast(organization.role, "editor");
  return (
    <MenuTrigger>
      <ProjectMenuButton project={project} />
      <Menu aria-label={t`Actions for ${name}`}>
        <MenuItem icon={SquarePen} href={`${address}/design-system/colors`}>{t`Open`}</MenuItem>
        <MenuItem icon={History} href={`${address}/versions`}>{t`Versions`}</MenuItem>
        {isAtLeast(organization.role, "editor") && (
          <MenuItem icon={Settings} href={`${address}/general`}>{t`Settings`}</MenuItem>
        )}
        {isEditor && (
          <MenuSection>
            <MenuItem icon={Share2} onAction={() => onAct("share", project)}>{t`Share`}</MenuItem>
            <MenuItem icon={Copy} onAction={() => onAct("duplicate", project)}>
              {t`Duplicate`}
            </MenuItem>
            {organization.role === "owner" && (
              <MenuItem icon={ArrowRightLeft} onAction={() => onAct("move", project)}>
                {t`Move`}
              </MenuItem>
            )}
            {archivedAt === null ? (
              <MenuItem icon={Archive} onAction={() => onAct("archive", project)}>
                {t`Archive`}
              </MenuItem>
            ) : (
              <MenuItem icon={ArchiveRestore} onAction={() => onAct("restore", project)}>
                {t`Restore`}
              </MenuItem>
            )}
          </MenuSection>
        )}
        {isKept && isAtLeast(organization.role, "admin") && (
          <MenuSection>
            <MenuItem icon={Trash2} isDanger onAction={() => onAct("delete", project)}>
              {t`Delete`}
            </MenuItem>
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  );
}
