import { Trans } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { Icon, printDate } from "@tessera/ui";
import { TriangleAlert } from "lucide-react";
import { useLocale } from "#navigation/use-locale.ts";
import styles from "./billing.module.css";
import { PortalButton } from "./portal-button.tsx";
import type { Subscription } from "./subscription.ts";

type PastDueNoteProps = {
  readonly organization: Organization;
  readonly subscription: Subscription;
};

/** Shows that a payment failed, until when Pro stays, and where the card is changed. */
export function PastDueNote({ organization, subscription }: PastDueNoteProps) {
  return (
    <div className={styles.pastDue}>
      <Icon icon={TriangleAlert} />
      <output>
        <PastDueText subscription={subscription} />
      </output>
      <PortalButton kind="ink" organization={organization}>
        <Trans>Update card</Trans>
      </PortalButton>
    </div>
  );
}

function PastDueText({
  subscription: { endsAt, retriesAt },
}: Pick<PastDueNoteProps, "subscription">) {
  const locale = useLocale();
  if (endsAt === null) return <Trans>The last payment failed. Update the card to keep Pro.</Trans>;
  const day = printDate(endsAt, locale);
  if (retriesAt === null || retriesAt >= endsAt) {
    return (
      <Trans>The last payment failed. Pro stays on until {day}: update the card to keep it.</Trans>
    );
  }
  const retry = printDate(retriesAt, locale);
  return (
    <Trans>
      The last payment failed. Pro stays on until {day}, and the card is charged again on {retry}.
    </Trans>
  );
}
