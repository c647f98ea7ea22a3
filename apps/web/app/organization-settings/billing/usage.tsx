import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type Billing, plans } from "@tessera/contract";
import { QuotaTiles, Text } from "@tessera/ui";
import styles from "./billing.module.css";

/** Shows what the plan allows, and how much of it is used. */
export function Usage({ billing: { plan, usage } }: { readonly billing: Billing }) {
  const { t } = useLingui();
  const { designSystems, members, versionHistoryDays, exportFormats } = plans[plan].entitlements;
  const quotas = [
    { name: t`Design systems`, used: usage.designSystems, limit: designSystems },
    { name: t`Members`, used: usage.members, limit: members },
  ];
  const facts = [
    {
      name: t`Version history`,
      text: t`${plural(versionHistoryDays, { one: "# day", other: "# days" })}`,
    },
    { name: t`Export`, text: exportFormats === "all" ? t`Every format` : "CSS, SCSS, Figma" },
  ];
  return (
    <div className={styles.usage}>
      {quotas.map(({ name, used, limit }) => (
        <div key={name} className={styles.fact}>
          <Text tone="muted" size="label">
            {name}
          </Text>
          <QuotaTiles size="m" used={used} limit={limit} aria-hidden label="" />
          <p>{t`${used} of ${limit}`}</p>
        </div>
      ))}
      {facts.map(({ name, text }) => (
        <div key={name} className={styles.fact}>
          <Text tone="muted" size="label">
            {name}
          </Text>
          <p className={styles.usageText}>{text}</p>
        </div>
      ))}
    </div>
  );
}
