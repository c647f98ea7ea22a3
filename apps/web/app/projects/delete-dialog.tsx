import { useLingui } from "@lingui/react/macro";
import { revisionTag } from "@tessera/contract";
import { MessageDialog, showToast } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import type { ProjectDialogProps } from "./project-action.ts";
import styles from "./projects.module.css";
import { useRefreshProjects } from "./use-refresh-projects.ts";

/** Deletes a project with its history, after its name is typed. */
export function DeleteDialog(props: ProjectDialogProps) {
  const { organization, project, isOpen, onClose, onGone } = props;
  const { t } = useLingui();
  const failureText = useFailureText();
  const refresh = useRefreshProjects();
  const { id: projectId, name, revision } = project;
  const address = `${organization.slug}/${project.slug}`;
  return (
    <MessageDialog
      kind="delete"
      isOpen={isOpen}
      onClose={onClose}
      title={t`Delete the design system ${name}`}
      typedName={name}
      description={t`This can’t be undone. Archive it instead to keep it without a place.`}
      confirmText={t`Delete design system`}
      cancelText={t`Keep ${name}`}
      describeFailure={failureText}
      onConfirm={async () => {
        const ifMatch = revision === undefined ? "*" : revisionTag(revision);
        await call("deleteProject", { params: { projectId }, ifMatch });
        onGone?.();
        await refresh(organization.id);
        showToast({ kind: "success", text: t`${name} is deleted` });
      }}
    >
      <ul className={styles.facts}>
        <li>{t`Its address is ${address}.`}</li>
        <li>{t`Its versions and its share link are deleted with it.`}</li>
      </ul>
    </MessageDialog>
  );
}
