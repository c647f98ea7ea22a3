import { useLingui } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { Button, MessageDialog, printDate } from "@tessera/ui";
import { useState } from "react";
import { Setting } from "#account/setting.tsx";
import { call } from "#api-client/call.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { useLocale } from "#navigation/use-locale.ts";
import styles from "../organization-settings.module.css";
import { useShowBilling } from "./use-show-billing.ts";

type RefundSettingProps = {
  readonly organization: Organization;
  /** The last moment of a refund. */
  readonly until: string;
};

/** Refunds the payment and ends Pro at once, after a confirmation. */
export function RefundSetting({ organization, until }: RefundSettingProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const failureText = useFailureText();
  const showBilling = useShowBilling(organization);
  const [isAsking, setIsAsking] = useState(false);
  const { id: organizationId } = organization;
  const day = printDate(until, locale);
  return (
    <Setting title={t`Refund`} reason={t`Once for each organization.`}>
      <div className={styles.part}>
        <span className={styles.grow}>{t`Possible until ${day}, in full.`}</span>
        <Button kind="danger" onPress={() => setIsAsking(true)}>{t`Request refund`}</Button>
      </div>
      <MessageDialog
        kind="warning"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Refund and end Pro`}
        description={t`Everything that was paid is refunded, and Pro ends at once. Nothing is deleted.`}
        confirmText={t`Refund and end Pro`}
        cancelText={t`Keep Pro`}
        describeFailure={failureText}
        onConfirm={async () => {
          const { data } = await call("refundSubscription", { params: { organizationId } });
          await showBilling(data);
        }}
      />
    </Setting>
  );
}
