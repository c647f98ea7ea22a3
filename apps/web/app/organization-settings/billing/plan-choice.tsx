import { Trans, useLingui } from "@lingui/react/macro";
import {
  annualSavingPercent,
  type Period,
  periodMonths,
  plans,
  priceOf,
  printPrice,
  showPlans,
} from "@tessera/contract";
import { Heading, Icon, SegmentedControl, Tag, Text } from "@tessera/ui";
import { Check } from "lucide-react";
import { useState } from "react";
import { useLocale } from "#navigation/use-locale.ts";
import { UpgradeButton } from "#upgrade/upgrade-button.tsx";
import styles from "./plan-choice.module.css";

type PlanChoiceProps = {
  /** True when the organization was on Pro before. */
  readonly hasBoughtBefore: boolean;
};

/** Shows Free as the current plan beside Pro, which is bought here. */
export function PlanChoice({ hasBoughtBefore }: PlanChoiceProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { free, pro } = plans;
  const [period, setPeriod] = useState<Period>("annual");
  return (
    <div className={styles.plans}>
      <section className={styles.plan} aria-labelledby="plan-free">
        <div className={styles.head}>
          <Heading level={2} size="part" id="plan-free">
            {free.name}
          </Heading>
          <Tag kind="outlined">{t`Current plan`}</Tag>
        </div>
        <p className={styles.price}>{printPrice(free.monthlyPriceMinor, free.currency, locale)}</p>
        <Text tone="muted">{t`Free forever. No card.`}</Text>
        <Features plan="free" period={period} />
      </section>
      <section className={styles.pro} aria-labelledby="plan-pro">
        <div className={styles.head}>
          <Heading level={2} size="part" id="plan-pro">
            {pro.name}
          </Heading>
          <SegmentedControl
            label={t`Billing period`}
            value={period}
            onChange={setPeriod}
            segments={[
              { id: "monthly", text: t`Monthly` },
              { id: "annual", text: t`Annual` },
            ]}
          />
        </div>
        <p className={styles.price}>{printPrice(priceOf(pro, period), pro.currency, locale)}</p>
        <PricePart period={period} />
        <Features plan="pro" period={period} />
        <div className={styles.buy}>
          <UpgradeButton period={period}>
            {hasBoughtBefore ? t`Back to Pro` : t`Upgrade to Pro`}
          </UpgradeButton>
          <Text tone="muted" size="label">
            <Trans>Opens the checkout. Refundable within 14 days.</Trans>
          </Text>
        </div>
      </section>
    </div>
  );
}

function PricePart({ period }: { readonly period: Period }) {
  const { annualPriceMinor, currency } = plans.pro;
  const perMonth = printPrice(annualPriceMinor / periodMonths.annual, currency, useLocale());
  return (
    <Text tone="muted">
      {period === "annual" ? (
        <Trans>
          a year, plus tax: {perMonth} a month, {annualSavingPercent}% less than monthly
        </Trans>
      ) : (
        <Trans>a month, plus tax</Trans>
      )}
    </Text>
  );
}

type FeaturesProps = { readonly plan: keyof typeof plans; readonly period: Period };

function Features({ plan, period }: FeaturesProps) {
  const locale = useLocale();
  const shown = showPlans([], { period, locale }).find(({ id }) => id === plan);
  return (
    <ul className={styles.features}>
      {shown?.features.map(({ text }) => (
        <li key={text}>
          <Icon icon={Check} /> {text}
        </li>
      ))}
    </ul>
  );
}
