import { Trans, useLingui } from "@lingui/react/macro";
import { fillText, errors, type Organization, planLimitValues } from "@tessera/contract";
import { Button, Dialog, DialogActions, LinkButton } from "@tessera/ui";
import { useLocale } from "#navigation/use-locale.ts";

/** Says that the plan is full, and which one goes on, in the words the server uses. */
export function LimitDialog({
  organization,
  isOpen,
  onClose,
}: {
  organization: Organization;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`No place left`}
      description={fillText(
        errors.planLimit.message,
        locale,
        planLimitValues("designSystems", organization.plan),
      )}
    >
      <DialogActions>
        <Button onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
        {organization.plan === "free" && (
          <LinkButton kind="ink" href="/pricing">
            <Trans>See what Pro holds</Trans>
          </LinkButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
