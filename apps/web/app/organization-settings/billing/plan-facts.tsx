import { Trans, useLingui } from "@lingui/react/macro";
import { type Billing, type Organization, plans, printPrice } from "@tessera/contract";
import { printDate, Text } from "@tessera/ui";
import type { ReactNode } from "react";
import { useLocale } from "#navigation/use-locale.ts";
import { ProOffer } from "#upgrade/pro-offer.tsx";
import styles from "./billing.module.css";
import { PortalButton } from "./portal-button.tsx";
import type { Subscription } from "./subscription.ts";

type PlanFactsProps = { readonly organization: Organization; readonly billing: Billing };

/** Shows the plan, the next payment and the way to the card; on Free the offer of Pro. */
export function PlanFacts({ organization, billing: { plan, subscription } }: PlanFactsProps) {
  const { t } = useLingui();
  const isPaid = subscription !== null && subscription.state !== "ended";
  return (
    <div className={styles.facts}>
      <Fact label={t`Plan`} value={plans[plan].name}>
        {isPaid ? (
          <Renewal subscription={subscription} />
        ) : plan === "free" ? (
          <Trans>Free forever. No card.</Trans>
        ) : (
          <Trans>Without a subscription</Trans>
        )}
      </Fact>
      {isPaid && (
        <Fact
          label={t`Next payment`}
          value={
            subscription.renewsAt === null
              ? t`None`
              : printPrice(subscription.priceMinor, subscription.currency)
          }
        >
          {subscription.renewsAt !== null && <Trans>plus tax</Trans>}
        </Fact>
      )}
      {isPaid && (
        <div className={styles.fact}>
          <Text tone="muted" size="label">{t`Payment`}</Text>
          <Text tone="muted">
            <Trans>The card and the provider’s own documents are in its portal.</Trans>
          </Text>
          <PortalButton organization={organization}>
            <Trans>Update card</Trans>
          </PortalButton>
        </div>
      )}
      {plan === "free" && (
        <Fact
          label={plans.pro.name}
          value={printPrice(plans.pro.monthlyPriceMinor, plans.pro.currency)}
        >
          <span className={styles.offer}>
            <Trans>a month, plus tax, and less by the year</Trans>
            <ProOffer kind="ink">
              {subscription ? <Trans>Back to Pro</Trans> : <Trans>Upgrade to Pro</Trans>}
            </ProOffer>
          </span>
        </Fact>
      )}
    </div>
  );
}

function Renewal({ subscription }: { readonly subscription: Subscription }) {
  const locale = useLocale();
  const { period, renewsAt, endsAt } = subscription;
  const end = renewsAt ?? endsAt;
  const day = end === null ? "" : printDate(end, locale);
  if (renewsAt === null) return <Trans>Ends on {day}</Trans>;
  if (period === "annual") return <Trans>Annual, renews on {day}</Trans>;
  return <Trans>Monthly, renews on {day}</Trans>;
}

type FactProps = { readonly label: string; readonly value: string; readonly children: ReactNode };

function Fact({ label, value, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <Text tone="muted" size="label">
        {label}
      </Text>
      <p className={styles.value}>{value}</p>
      <div>{children}</div>
    </div>
  );
}
