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
export function PastDueNote({ organization, subscription: { endsAt } }: PastDueNoteProps) {
  const locale = useLocale();
  const day = endsAt === null ? "" : printDate(endsAt, locale);
  return (
    <div className={styles.pastDue}>
      <Icon icon={TriangleAlert} />
      <output>
        {endsAt === null ? (
          <Trans>The last payment failed. Update the card to keep Pro.</Trans>
        ) : (
          <Trans>
            The last payment failed. Pro stays on until {day}: update the card to keep it.
          </Trans>
        )}
      </output>
      <PortalButton kind="ink" organization={organization}>
        <Trans>Update card</Trans>
      </PortalButton>
    </div>
  );
}
