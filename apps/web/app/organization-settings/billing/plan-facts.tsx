import { Trans, useLingui } from "@lingui/react/macro";
import { type Billing, type Organization, plans, printPrice } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { joinClassNames, printDate, Text } from "@tessera/ui";
import type { ReactNode } from "react";
import { queries } from "#api-client/query-options.ts";
import { useLocale } from "#navigation/use-locale.ts";
import styles from "./billing.module.css";
import { PortalButton } from "./portal-button.tsx";
import type { Subscription } from "./subscription.ts";

type PlanFactsProps = { readonly organization: Organization; readonly billing: Billing };

/** Shows the plan, the next or the overdue payment, and the way to the card unless the deletion is planned. */
export function PlanFacts({ organization, billing: { plan, subscription } }: PlanFactsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const isPaid = subscription !== null && subscription.state !== "ended";
  return (
    <div className={styles.facts}>
      <Fact label={t`Plan`} value={plans[plan].name}>
        {isPaid ? <Renewal subscription={subscription} /> : <Trans>Without a subscription</Trans>}
      </Fact>
      {isPaid && (
        <Fact
          label={subscription.state === "past-due" ? t`Overdue` : t`Next payment`}
          isOverdue={subscription.state === "past-due"}
          value={
            subscription.renewsAt === null
              ? t`None`
              : printPrice(subscription.priceMinor, subscription.currency, locale)
          }
        >
          <PaymentTime subscription={subscription} />
        </Fact>
      )}
      {isPaid && organization.deletionAt === null && (
        <div className={styles.fact}>
          <Text tone="muted" size="label">{t`Payment`}</Text>
          <PaidWith organization={organization} />
          <PortalButton organization={organization}>
            <Trans>Update card</Trans>
          </PortalButton>
        </div>
      )}
    </div>
  );
}

function Renewal({ subscription }: { readonly subscription: Subscription }) {
  const locale = useLocale();
  const { state, period, renewsAt, endsAt } = subscription;
  const end = renewsAt ?? endsAt;
  const day = end === null ? "" : printDate(end, locale);
  if (state === "past-due" && endsAt !== null) {
    const last = printDate(endsAt, locale);
    return <Trans>Stays on until {last}</Trans>;
  }
  if (renewsAt === null) return <Trans>Ends on {day}</Trans>;
  if (period === "annual") return <Trans>Annual, renews on {day}</Trans>;
  return <Trans>Monthly, renews on {day}</Trans>;
}

function PaymentTime({ subscription }: { readonly subscription: Subscription }) {
  const locale = useLocale();
  const { renewsAt, retriesAt } = subscription;
  if (renewsAt === null) return null;
  if (retriesAt === null) return <Trans>plus tax</Trans>;
  const retry = printDate(retriesAt, locale);
  return <Trans>plus tax, next attempt on {retry}</Trans>;
}

/** Shows the card of the last payment, if the provider shows it. */
function PaidWith({ organization }: Pick<PlanFactsProps, "organization">) {
  const { data: invoices = [] } = useQuery(queries.invoices(organization.id));
  const card = invoices.find(({ state }) => state === "paid")?.card;
  if (!card) {
    return (
      <Text tone="muted">
        <Trans>The card and the provider’s own documents are in its portal.</Trans>
      </Text>
    );
  }
  const { lastFour } = card;
  return (
    <Text>
      <Trans>Card ending in {lastFour}</Trans>
    </Text>
  );
}

type FactProps = {
  readonly label: string;
  readonly value: string;
  readonly isOverdue?: boolean;
  readonly children: ReactNode;
};

function Fact({ label, value, isOverdue = false, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <Text tone="muted" size="label">
        {label}
      </Text>
      <p className={joinClassNames(styles.value, isOverdue && styles.overdue)}>{value}</p>
      <div>{children}</div>
    </div>
  );
}
