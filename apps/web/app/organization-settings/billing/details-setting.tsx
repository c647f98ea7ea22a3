import { useLingui } from "@lingui/react/macro";
import type { BillingDetails, Organization } from "@tessera/contract";
import { Button } from "@tessera/ui";
import { useState } from "react";
import { Setting } from "#account/setting.tsx";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import styles from "../organization-settings.module.css";
import own from "./billing.module.css";

const DetailsDialog = lazyPart(async () => (await import("./details-dialog.tsx")).DetailsDialog);

type DetailsSettingProps = {
  readonly organization: Organization;
  readonly details: BillingDetails;
};

/** Shows the billing details that receipts contain, and opens their form. */
export function DetailsSetting({ organization, details }: DetailsSettingProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { company, address, vatNumber } = details;
  const isEmpty = company === "" && address === "" && vatNumber === "";
  const close = () => setIsOpen(false);
  return (
    <Setting title={t`Billing details`} reason={t`Printed on the receipts from now on.`}>
      <div className={styles.part}>
        {isEmpty ? (
          <span className={styles.grow}>{t`No company and no address yet.`}</span>
        ) : (
          <div className={own.details}>
            <p>{company}</p>
            <p className={own.address}>{address}</p>
            {vatNumber !== "" && <p>{t`VAT number ${vatNumber}`}</p>}
          </div>
        )}
        <Button onPress={() => setIsOpen(true)}>
          {isEmpty ? t`Add details` : t`Edit details`}
        </Button>
      </div>
      <DetailsDialog
        organization={organization}
        details={details}
        isOpen={isOpen}
        onClose={close}
        onFailure={close}
      />
    </Setting>
  );
}
