import { useLingui } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { Skeleton, SkeletonBlock } from "@tessera/ui";
import { queries } from "#api-client/query-options.ts";
import { FailureNote } from "#failures/failure-note.tsx";
import { BillingBanner } from "./billing/billing-banner.tsx";
import { BillingLead } from "./billing/billing-lead.tsx";
import { ClaimNote } from "./billing/claim-note.tsx";
import { DetailsSetting } from "./billing/details-setting.tsx";
import { InvoiceList } from "./billing/invoice-list.tsx";
import { KeptParts } from "./billing/kept-parts.tsx";
import { PeriodSetting } from "./billing/period-setting.tsx";
import { PlanChoice } from "./billing/plan-choice.tsx";
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
      lead={(organization) => <BillingLead organization={organization} />}
      banner={(organization) => <BillingBanner organization={organization} />}
      least="owner"
    >
      {(organization) => <OpenBilling key={organization.id} organization={organization} />}
    </OrganizationPage>
  );
}

function OpenBilling({ organization }: { readonly organization: Organization }) {
  const { data: billing, error, refetch } = useQuery(queries.billing(organization.id));
  if (!billing) {
    return (
      <div className={styles.part}>
        {error ? (
          <FailureNote failure={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton>
            <SkeletonBlock className={styles.loading} />
          </Skeleton>
        )}
      </div>
    );
  }
  const { plan, subscription } = billing;
  // While the deletion is planned, the server refuses every change.
  const isChangeable = organization.deletionAt === null;
  const paid = isChangeable && subscription?.state !== "ended" ? subscription : null;
  return (
    <>
      {isChangeable && billing.isClaimable && <ClaimNote organization={organization} />}
      {plan !== "free" && <PlanFacts organization={organization} billing={billing} />}
      <Usage billing={billing} />
      {isChangeable && plan === "free" && (
        <>
          <KeptParts organization={organization} billing={billing} />
          <PlanChoice hasBoughtBefore={subscription !== null} />
        </>
      )}
      {paid && (
        <div>
          <PeriodSetting organization={organization} subscription={paid} />
        </div>
      )}
      {subscription && <InvoiceList organization={organization} />}
      {isChangeable && subscription && (
        <DetailsSetting organization={organization} details={billing.billingDetails} />
      )}
      {paid && (
        <div>
          <RenewalSetting organization={organization} subscription={paid} />
          {paid.refundableUntil !== null && (
            <RefundSetting organization={organization} until={paid.refundableUntil} />
          )}
        </div>
      )}
    </>
  );
}
