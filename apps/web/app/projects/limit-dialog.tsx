import { Trans, useLingui } from "@lingui/react/macro";
import { fillText, errors, type Organization, planLimitValues } from "@tessera/contract";
import { Button, DialogActions, MessageDialog } from "@tessera/ui";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { useLocale } from "#navigation/use-locale.ts";
import { ProOffer } from "#upgrade/pro-offer.tsx";

type LimitDialogProps = PopupProps & { readonly organization: Organization };

/** Explains that the plan's limit is reached, and which plan allows more, in the server's words. */
export function LimitDialog({ organization, isOpen, onClose }: LimitDialogProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <MessageDialog
      kind="info"
      isOpen={isOpen}
      onClose={onClose}
      title={t`Limit reached`}
      description={fillText(
        errors.planLimit,
        locale,
        planLimitValues("designSystems", organization.plan),
      )}
      actions={organization.plan === "free" ? <WayToPro onClose={onClose} /> : undefined}
    />
  );
}

function WayToPro({ onClose }: Pick<PopupProps, "onClose">) {
  return (
    <DialogActions>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must set the focus */}
      <Button autoFocus onPress={onClose}>
        <Trans>Close</Trans>
      </Button>
      <ProOffer kind="ink" onOpen={onClose}>
        <Trans>See what’s in Pro</Trans>
      </ProOffer>
    </DialogActions>
  );
}
