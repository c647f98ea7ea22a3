import { Trans, useLingui } from "@lingui/react/macro";
import { isAtLeast } from "@tessera/contract";
import { Button, Dialog, DialogActions } from "@tessera/ui";
import type { ProjectDialogProps } from "./project-action.ts";
import { ShareLinkSetting } from "./share-link-setting.tsx";

/** Creates, shows and revokes the link that shows a project without an account. */
export function ShareDialog({ organization, project, isOpen, onClose }: ProjectDialogProps) {
  const { t } = useLingui();
  const { name } = project;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="never"
      title={t`Share ${name}`}
      description={
        <Trans>Anyone with the link sees the preview and the tokens, without an account.</Trans>
      }
      widthPx={480}
    >
      <ShareLinkSetting
        project={project}
        canChange={isAtLeast(organization.role, "editor") && organization.deletionAt === null}
      />
      <DialogActions>
        <Button slot="close">
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
