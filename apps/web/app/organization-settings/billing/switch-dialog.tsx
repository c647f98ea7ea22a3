import { useLingui } from "@lingui/react/macro";
import { type ChangeQuote, type Organization, type Period, printPrice } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { ErrorNote, MessageDialog, Skeleton, SkeletonBlock } from "@tessera/ui";
import { useLocale } from "#navigation/use-locale.ts";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import parts from "../organization-settings.module.css";
import styles from "./billing.module.css";
import { useShowBilling } from "./use-show-billing.ts";

type SwitchDialogProps = PopupProps & {
  readonly organization: Organization;
  readonly period: Period;
};

/** Shows what a change of the period costs, as the provider quotes it or as we estimate it, and makes it. */
export function SwitchDialog({ organization, period, isOpen, onClose }: SwitchDialogProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const failureText = useFailureText();
  const showBilling = useShowBilling(organization);
  const { id: organizationId } = organization;
  const quote = useQuery(queries.changeQuote(organizationId, period));
  const isAnnual = period === "annual";
  const switchText = isAnnual ? t`Switch to annual` : t`Switch to monthly`;
  const total = quote.data && printPrice(quote.data.totalMinor, quote.data.currency, locale);
  const isExact = quote.data?.isEstimate === false;
  return (
    <MessageDialog
      kind="confirm"
      isOpen={isOpen}
      onClose={onClose}
      title={switchText}
      description={t`The unused days of this period are credited. The new period starts today.`}
      confirmText={isExact && total !== undefined ? t`Pay ${total}` : switchText}
      cancelText={isAnnual ? t`Keep monthly` : t`Keep annual`}
      describeFailure={failureText}
      onConfirm={async () => {
        const input = { params: { organizationId }, body: { period } };
        await showBilling((await call("changeSubscription", input)).data);
      }}
    >
      {quote.data ? (
        <Figures quote={quote.data} />
      ) : quote.error ? (
        <ErrorNote>{failureText(quote.error)}</ErrorNote>
      ) : (
        <Skeleton>
          <SkeletonBlock className={parts.loading} />
        </Skeleton>
      )}
    </MessageDialog>
  );
}

function Figures({ quote }: { readonly quote: ChangeQuote }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { priceMinor, creditMinor, taxMinor, totalMinor, currency, isEstimate } = quote;
  const rows = [
    { name: quote.period === "annual" ? t`Pro, annual` : t`Pro, monthly`, amount: priceMinor },
    { name: t`Credit for unused days`, amount: -creditMinor },
    ...(taxMinor === null ? [] : [{ name: t`Tax`, amount: taxMinor }]),
    { name: isEstimate ? t`Estimate, before tax` : t`Charged now`, amount: totalMinor },
  ];
  return (
    <dl className={styles.figures}>
      {rows.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {amount < 0 && "−"}
            {printPrice(Math.abs(amount), currency, locale)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
