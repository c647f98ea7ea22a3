import { useLingui } from "@lingui/react/macro";
import { MessageDialog, showToast } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import type { ProjectDialogProps } from "./project-action.ts";
import styles from "./projects.module.css";
import { useRefreshProjects } from "./use-refresh-projects.ts";

/** Explains what archiving a project means, and archives it. */
export function ArchiveDialog({ organization, project, isOpen, onClose }: ProjectDialogProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const refresh = useRefreshProjects();
  const { id: projectId, name } = project;
  return (
    <MessageDialog
      kind="confirm"
      isOpen={isOpen}
      onClose={onClose}
      title={t`Archive ${name}`}
      description={t`You can restore it at any time, while the plan has a free place.`}
      confirmText={t`Archive`}
      describeFailure={failureText}
      onConfirm={async () => {
        await call("archiveProject", { params: { projectId } });
        await refresh(organization.id);
        showToast({ kind: "success", text: t`${name} is archived` });
      }}
    >
      <ul className={styles.facts}>
        <li>{t`It leaves the overview and frees its place in the plan.`}</li>
        <li>{t`Nobody can change it. Its exports and its history stay.`}</li>
      </ul>
    </MessageDialog>
  );
}
