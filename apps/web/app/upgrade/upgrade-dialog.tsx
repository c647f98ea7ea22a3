import { Trans, useLingui } from "@lingui/react/macro";
import {
  annualSavingPercent,
  type Organization,
  type Period,
  plans,
  priceOf,
  printPrice,
  showPlans,
} from "@tessera/contract";
import { Button, Dialog, DialogActions, SegmentedControl, Text } from "@tessera/ui";
import { useState } from "react";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { useLocale } from "#navigation/use-locale.ts";
import { UpgradeButton } from "./upgrade-button.tsx";
import styles from "./upgrade.module.css";

type UpgradeDialogProps = PopupProps & { readonly organization: Organization };

/** Shows what Pro adds and what it costs for each period, and starts its checkout. */
export function UpgradeDialog({ organization, isOpen, onClose }: UpgradeDialogProps) {
  const { t } = useLingui();
  const { name } = organization;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="never"
      title={t`Pro for ${name}`}
      description={<Trans>Refundable within 14 days. Cancel at any time.</Trans>}
    >
      <Offer />
    </Dialog>
  );
}

function Offer() {
  const { t } = useLingui();
  const locale = useLocale();
  const [period, setPeriod] = useState<Period>("annual");
  const pro = showPlans([], { period, locale }).find(({ id }) => id === "pro");
  const price = printPrice(priceOf(plans.pro, period), plans.pro.currency, locale);
  return (
    <div className={styles.offer}>
      <SegmentedControl
        label={t`Billing period`}
        value={period}
        onChange={setPeriod}
        segments={[
          { id: "monthly", text: t`Monthly` },
          { id: "annual", text: t`Annual` },
        ]}
      />
      <p className={styles.price}>
        <span className={styles.amount}>{price}</span>{" "}
        {period === "annual" ? (
          <Trans>a year, plus tax. You save {annualSavingPercent}%.</Trans>
        ) : (
          <Trans>a month, plus tax</Trans>
        )}
      </p>
      <ul className={styles.features}>
        {pro?.features.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Text tone="muted" size="label">
        <Trans>You pay on the page of the payment provider.</Trans>
      </Text>
      <DialogActions>
        <Button slot="close">
          <Trans>Not now</Trans>
        </Button>
        <UpgradeButton period={period} size="m">
          {pro?.buttonText}
        </UpgradeButton>
      </DialogActions>
    </div>
  );
}
