import { useLingui } from "@lingui/react/macro";
import { isAtLeast, type Organization, type Project } from "@tessera/contract";
import { Button, Icon } from "@tessera/ui";
import { Archive, ArchiveRestore, ArrowRightLeft, Copy, Trash2 } from "lucide-react";
import { useState } from "react";
import { Setting } from "#account/setting.tsx";
import { navigate } from "#navigation/router.tsx";
import type { ProjectAction } from "#projects/project-action.ts";
import { ProjectDialogs } from "#projects/project-dialogs.tsx";
import { ShareLinkSetting } from "#projects/share-link-setting.tsx";
import styles from "../organization-settings.module.css";
import { NameForm } from "./name-form.tsx";

type ProjectSettingsProps = { readonly organization: Organization; readonly project: Project };

/** Shows the settings of a project: its name, its link, and where it is kept. */
export function ProjectSettings({ organization, project }: ProjectSettingsProps) {
  const { t } = useLingui();
  const [discards, setDiscards] = useState(0);
  const [action, setAction] = useState<ProjectAction>();
  const isKept = organization.deletionAt === null;
  return (
    <>
      {isKept && project.writable && (
        <NameForm
          key={`${discards} ${project.slug}`}
          organization={organization}
          project={project}
          takesFocus={discards > 0}
          onDiscard={() => setDiscards(discards + 1)}
        />
      )}
      <Setting
        title={t`Share link`}
        reason={t`Anyone with the link sees the preview and the tokens. Search engines don’t list it.`}
      >
        <div className={styles.field}>
          <ShareLinkSetting project={project} canChange={isKept} />
        </div>
      </Setting>
      {isKept && <Places organization={organization} project={project} onAct={setAction} />}
      <ProjectDialogs
        action={action}
        organization={organization}
        project={project}
        onClose={() => setAction(undefined)}
        onGone={() => navigate("/overview", { replace: true })}
      />
    </>
  );
}

type PlacesProps = ProjectSettingsProps & { readonly onAct: (action: ProjectAction) => void };

/** The rows that copy, move, archive and delete a project, by the role of the user. */
function Places({ organization, project, onAct }: PlacesProps) {
  const { t } = useLingui();
  const { name, archivedAt } = project;
  const isOwner = organization.role === "owner";
  return (
    <>
      <Setting
        title={isOwner ? t`Copy or move` : t`Copy`}
        reason={
          isOwner
            ? t`A move needs a free place in another organization that you own.`
            : t`The copy has a history of its own.`
        }
      >
        <div className={styles.part}>
          <Button onPress={() => onAct("duplicate")}>
            <Icon icon={Copy} />
            {t`Duplicate`}
          </Button>
          {isOwner && (
            <Button onPress={() => onAct("move")}>
              <Icon icon={ArrowRightLeft} />
              {t`Move`}
            </Button>
          )}
        </div>
      </Setting>
      <Setting
        title={archivedAt === null ? t`Archive` : t`Restore`}
        reason={
          archivedAt === null
            ? t`It leaves the overview and frees its place. It can be restored.`
            : t`It is read-only until it is restored.`
        }
      >
        <div className={styles.part}>
          {archivedAt === null ? (
            <Button onPress={() => onAct("archive")}>
              <Icon icon={Archive} />
              {t`Archive ${name}`}
            </Button>
          ) : (
            <Button kind="ink" onPress={() => onAct("restore")}>
              <Icon icon={ArchiveRestore} />
              {t`Restore ${name}`}
            </Button>
          )}
        </div>
      </Setting>
      {isAtLeast(organization.role, "admin") && (
        <Setting title={t`Delete`} reason={t`Removes all its versions. This can’t be undone.`}>
          <div className={styles.part}>
            <Button kind="danger" onPress={() => onAct("delete")}>
              <Icon icon={Trash2} />
              {t`Delete design system`}
            </Button>
          </div>
        </Setting>
      )}
    </>
  );
}
