import { useLingui } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { Button, ErrorNote, Skeleton, SkeletonBlock } from "@tessera/ui";
import { queries } from "#api-client/query-options.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { ClaimNote } from "./billing/claim-note.tsx";
import { InvoiceList } from "./billing/invoice-list.tsx";
import { PastDueNote } from "./billing/past-due-note.tsx";
import { PeriodSetting } from "./billing/period-setting.tsx";
import { PlanFacts } from "./billing/plan-facts.tsx";
import { RefundSetting } from "./billing/refund-setting.tsx";
import { RenewalSetting } from "./billing/renewal-setting.tsx";
import { Usage } from "./billing/usage.tsx";
import { OrganizationPage } from "./organization-page.tsx";
import styles from "./organization-settings.module.css";

export { prepare } from "./texts/organization-texts.ts";

/** The page of an organization's plan, its payments and its invoices. */
export default function BillingPage() {
  const { t } = useLingui();
  return (
    <OrganizationPage
      title={t`Plan & Billing`}
      lead={({ name }) => t`What ${name} pays for, and what it uses.`}
      least="owner"
    >
      {(organization) => <OpenBilling key={organization.id} organization={organization} />}
    </OrganizationPage>
  );
}

function OpenBilling({ organization }: { readonly organization: Organization }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: billing, error, refetch } = useQuery(queries.billing(organization.id));
  if (!billing) {
    return (
      <div className={styles.part}>
        {error ? (
          <ErrorNote action={<Button onPress={() => void refetch()}>{t`Try again`}</Button>}>
            {failureText(error)}
          </ErrorNote>
        ) : (
          <Skeleton>
            <SkeletonBlock className={styles.loading} />
          </Skeleton>
        )}
      </div>
    );
  }
  const { subscription } = billing;
  const props = { organization, billing };
  return (
    <>
      {subscription?.state === "past-due" && (
        <PastDueNote organization={organization} subscription={subscription} />
      )}
      {billing.isClaimable && <ClaimNote organization={organization} />}
      <PlanFacts {...props} />
      <Usage billing={billing} />
      {subscription && subscription.state !== "ended" && (
        <div>
          <PeriodSetting organization={organization} subscription={subscription} />
          <RenewalSetting organization={organization} subscription={subscription} />
          {subscription.refundableUntil !== null && (
            <RefundSetting organization={organization} until={subscription.refundableUntil} />
          )}
        </div>
      )}
      {subscription && <InvoiceList organization={organization} />}
    </>
  );
}
