import { Trans, useLingui } from "@lingui/react/macro";
import {
  annualSavingPercent,
  type Organization,
  type Period,
  periodMonths,
  plans,
  priceOf,
  printPrice,
} from "@tessera/contract";
import { Button, Text } from "@tessera/ui";
import { useLocale } from "#navigation/use-locale.ts";
import { useState } from "react";
import { Setting } from "#account/setting.tsx";
import styles from "../organization-settings.module.css";
import type { Subscription } from "./subscription.ts";
import { SwitchDialog } from "./switch-dialog.tsx";

type PeriodSettingProps = {
  readonly organization: Organization;
  readonly subscription: Subscription;
};

/** Changes how often Pro is paid for, after the figures of the change are shown. */
export function PeriodSetting({ organization, subscription }: PeriodSettingProps) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const next: Period = subscription.period === "annual" ? "monthly" : "annual";
  const locale = useLocale();
  const price = printPrice(priceOf(plans.pro, next), plans.pro.currency, locale);
  const { monthlyPriceMinor, annualPriceMinor, currency } = plans.pro;
  const savingMinor = monthlyPriceMinor * periodMonths.annual - annualPriceMinor;
  const saving = printPrice(savingMinor, currency, locale);
  const isAnnual = next === "annual";
  const isPossible = subscription.state === "active";
  return (
    <Setting
      title={isAnnual ? t`Pay by the year` : t`Pay by the month`}
      reason={t`A year costs ${annualSavingPercent}% less than twelve months.`}
    >
      <div className={styles.part}>
        <span className={styles.grow}>
          {isAnnual
            ? t`${price} a year, plus tax. You save ${saving}.`
            : t`${price} a month, plus tax`}
          {!isPossible && (
            <Text size="label" tone="muted">
              {subscription.state === "past-due" ? (
                <Trans>Possible again after the open payment.</Trans>
              ) : (
                <Trans>Resume Pro first.</Trans>
              )}
            </Text>
          )}
        </span>
        <Button
          kind={isAnnual && isPossible ? "ink" : "outlined"}
          isDisabled={!isPossible}
          onPress={() => setIsAsking(true)}
        >
          {isAnnual ? t`Switch to annual` : t`Switch to monthly`}
        </Button>
      </div>
      {isAsking && (
        <SwitchDialog
          organization={organization}
          period={next}
          isOpen
          onClose={() => setIsAsking(false)}
        />
      )}
    </Setting>
  );
}
