import { Trans, useLingui } from "@lingui/react/macro";
import {
  annualSavingPercent,
  periodMonths,
  plans,
  printPrice,
  type Period,
} from "@tessera/contract";
import { Heading, joinClassNames, LinkButton, SegmentedControl, Text } from "@tessera/ui";
import { useLocale } from "#navigation/use-locale.ts";
import { useIsLoggedIn } from "#session/use-session.ts";
import { UpgradeButton } from "#upgrade/upgrade-button.tsx";
import styles from "./pricing.module.css";

/** Shows the two plans: name, price, and a button to start. */
export function PlanHeads({
  period,
  onPeriod,
}: {
  period: Period;
  onPeriod: (period: Period) => void;
}) {
  const { t } = useLingui();
  const isLoggedIn = useIsLoggedIn();
  const locale = useLocale();
  const { free } = plans;
  const monthly = printPrice(plans.pro.monthlyPriceMinor, plans.pro.currency, locale);
  return (
    <div className={styles.heads}>
      <div className={styles.claim}>
        <Heading level={1} size="page">
          <Trans>
            Free for one system.
            <br />
            Pro for five.
          </Trans>
        </Heading>
        <div className={styles.period}>
          <SegmentedControl
            label={t`Billing period`}
            value={period}
            onChange={onPeriod}
            segments={[
              { id: "monthly", text: t`Monthly` },
              { id: "annual", text: t`Annual` },
            ]}
          />
          <Text as="span" tone="muted">
            {period === "annual" ? (
              <Trans>
                Save {annualSavingPercent}% compared with {monthly} a month
              </Trans>
            ) : (
              <Trans>Save {annualSavingPercent}% with annual billing</Trans>
            )}
          </Text>
        </div>
      </div>
      <section className={styles.plan} aria-labelledby="plan-free">
        <Heading level={2} size="pane" id="plan-free">
          {free.name}
        </Heading>
        <p className={styles.price}>{printPrice(free.monthlyPriceMinor, free.currency, locale)}</p>
        <Text tone="muted" className={styles.per}>
          <Trans>Free forever. No card.</Trans>
        </Text>
        {isLoggedIn ? (
          <LinkButton size="l" href="/overview">
            <Trans>Overview</Trans>
          </LinkButton>
        ) : (
          <LinkButton size="l" href="/register">
            <Trans>Start free</Trans>
          </LinkButton>
        )}
      </section>
      <ProHead period={period} />
    </div>
  );
}

function ProHead({ period }: { period: Period }) {
  const { pro } = plans;
  const locale = useLocale();
  const { annualPriceMinor, monthlyPriceMinor, currency } = pro;
  const perMonth = printPrice(annualPriceMinor / periodMonths.annual, currency, locale);
  const isAnnual = period === "annual";
  return (
    <section className={joinClassNames(styles.plan, styles.pro)} aria-labelledby="plan-pro">
      <Heading level={2} size="pane" id="plan-pro">
        {pro.name}
      </Heading>
      <p className={styles.price}>
        {printPrice(isAnnual ? annualPriceMinor : monthlyPriceMinor, currency, locale)}
      </p>
      <Text tone="muted" className={styles.per}>
        {isAnnual ? (
          <Trans>per year, per organization, plus tax ({perMonth} a month)</Trans>
        ) : (
          <Trans>per month, per organization, plus tax</Trans>
        )}
      </Text>
      <UpgradeButton period={period}>
        <Trans>Upgrade to Pro</Trans>
      </UpgradeButton>
    </section>
  );
}
