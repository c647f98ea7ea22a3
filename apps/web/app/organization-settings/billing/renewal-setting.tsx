import { useLingui } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { useMutation } from "@tanstack/react-query";
import { Button, MessageDialog, printDate, showToast } from "@tessera/ui";
import { useState } from "react";
import { Setting } from "#account/setting.tsx";
import { call } from "#api-client/call.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { useLocale } from "#navigation/use-locale.ts";
import styles from "../organization-settings.module.css";
import type { Subscription } from "./subscription.ts";
import { useShowBilling } from "./use-show-billing.ts";

type RenewalSettingProps = {
  readonly organization: Organization;
  readonly subscription: Subscription;
};

/** Cancels Pro at the end of the paid period, or resumes it before then. */
export function RenewalSetting({ organization, subscription }: RenewalSettingProps) {
  if (subscription.state === "ending") {
    return <Resume organization={organization} subscription={subscription} />;
  }
  return <Cancel organization={organization} subscription={subscription} />;
}

function Resume({ organization, subscription: { endsAt } }: RenewalSettingProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const failureText = useFailureText();
  const showBilling = useShowBilling(organization);
  const { id: organizationId } = organization;
  const day = endsAt === null ? "" : printDate(endsAt, locale);
  const resume = useMutation({
    mutationFn: async () => (await call("resumeSubscription", { params: { organizationId } })).data,
    onSuccess: showBilling,
    onError: (failure) => showToast({ kind: "error", text: failureText(failure) }),
  });
  return (
    <Setting title={t`Resume Pro`} reason={t`Nothing is charged today.`}>
      <div className={styles.part}>
        <span className={styles.grow}>{t`Pro ends on ${day}. Everything is kept.`}</span>
        <Button kind="ink" isPending={resume.isPending} onPress={() => resume.mutate()}>
          {t`Resume Pro`}
        </Button>
      </div>
    </Setting>
  );
}

function Cancel({ organization, subscription: { renewsAt } }: RenewalSettingProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const failureText = useFailureText();
  const showBilling = useShowBilling(organization);
  const [isAsking, setIsAsking] = useState(false);
  const { id: organizationId } = organization;
  const day = renewsAt === null ? "" : printDate(renewsAt, locale);
  return (
    <Setting title={t`Cancel Pro`} reason={t`Can be undone until it ends.`}>
      <div className={styles.part}>
        <span className={styles.grow}>{t`Pro stays on until the end of the paid period.`}</span>
        <Button kind="danger" onPress={() => setIsAsking(true)}>{t`Cancel Pro`}</Button>
      </div>
      <MessageDialog
        kind="warning"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Cancel Pro`}
        description={t`Pro ends on ${day}, and nothing is charged any more. Then the oldest design system stays editable, the others become read-only. Nothing is deleted.`}
        confirmText={t`Cancel Pro`}
        cancelText={t`Keep Pro`}
        describeFailure={failureText}
        onConfirm={async () => {
          const { data } = await call("cancelSubscription", { params: { organizationId } });
          await showBilling(data);
        }}
      />
    </Setting>
  );
}
