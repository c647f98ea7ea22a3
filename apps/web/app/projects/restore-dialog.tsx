import { useLingui } from "@lingui/react/macro";
import { MessageDialog, showToast } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { PlacesLeft } from "./places-left.tsx";
import type { ProjectDialogProps } from "./project-action.ts";
import { useRefreshProjects } from "./use-refresh-projects.ts";

/** Restores an archived project, if the plan has a place for it. */
export function RestoreDialog({ organization, project, isOpen, onClose }: ProjectDialogProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const refresh = useRefreshProjects();
  const { id: projectId, name } = project;
  return (
    <MessageDialog
      kind="confirm"
      isOpen={isOpen}
      onClose={onClose}
      title={t`Restore ${name}`}
      description={t`It is on the overview again, and editors can change it.`}
      confirmText={t`Restore`}
      describeFailure={failureText}
      onConfirm={async () => {
        await call("restoreProject", { params: { projectId } });
        await refresh(organization.id);
        showToast({ kind: "success", text: t`${name} is restored` });
      }}
    >
      <PlacesLeft organization={organization} />
    </MessageDialog>
  );
}
