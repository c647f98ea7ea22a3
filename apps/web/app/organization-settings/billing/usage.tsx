import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type Billing, plans } from "@tessera/contract";
import { QuotaTiles, Text } from "@tessera/ui";
import styles from "./billing.module.css";

type Quota = {
  readonly name: string;
  readonly used: number;
  readonly reserved: number;
  readonly limit: number;
  readonly nextLimit: number;
};

/** Shows what the plan allows, and how much of it is used. */
export function Usage({ billing: { plan, usage } }: { readonly billing: Billing }) {
  const { t } = useLingui();
  const own = plans[plan].entitlements;
  const next = plans.pro.entitlements;
  const isFree = plan === "free";
  const quotas: readonly Quota[] = [
    {
      name: t`Design systems`,
      used: usage.designSystems,
      reserved: 0,
      limit: own.designSystems,
      nextLimit: next.designSystems,
    },
    {
      name: t`Members`,
      used: usage.members,
      reserved: usage.invitations,
      limit: own.members,
      nextLimit: next.members,
    },
  ];
  const days = next.versionHistoryDays;
  const facts = [
    {
      name: t`Version history`,
      text: t`${plural(own.versionHistoryDays, { one: "# day", other: "# days" })}`,
      note: isFree
        ? t`Older versions return with Pro, up to ${days} days.`
        : t`Older versions are removed.`,
    },
    {
      name: t`Export`,
      text: own.exportFormats === "all" ? t`Every format` : "CSS, SCSS, Figma",
      note: own.hasDarkMode ? t`Light and dark` : t`Light only`,
    },
  ];
  return (
    <div className={styles.usage}>
      {quotas.map((quota) => (
        <QuotaFact key={quota.name} quota={quota} planName={plans[plan].name} isFree={isFree} />
      ))}
      {facts.map(({ name, text, note }) => (
        <div key={name} className={styles.fact}>
          <Text tone="muted" size="label">
            {name}
          </Text>
          <p className={styles.usageText}>{text}</p>
          <Text tone="muted" size="label">
            {note}
          </Text>
        </div>
      ))}
    </div>
  );
}

type QuotaFactProps = {
  readonly quota: Quota;
  readonly planName: string;
  readonly isFree: boolean;
};

function QuotaFact({ quota, planName, isFree }: QuotaFactProps) {
  const { t } = useLingui();
  const { name, used, reserved, limit, nextLimit } = quota;
  const invited = t`${plural(reserved, { one: "# invitation", other: "# invitations" })}`;
  const isOver = used > limit;
  const inPlan = reserved > 0 ? t`${used} of ${limit}, and ${invited}` : t`${used} of ${limit}`;
  return (
    <div className={styles.fact}>
      <Text tone="muted" size="label">
        {name}
      </Text>
      <QuotaTiles
        size="m"
        used={used}
        reserved={reserved}
        limit={limit}
        nextLimit={isFree && !isOver ? nextLimit : undefined}
        aria-hidden
        label=""
      />
      <p>
        {isOver
          ? t`${used}, and ${planName} includes ${limit}`
          : isFree
            ? t`${used} of ${limit}, ${nextLimit} with Pro`
            : inPlan}
      </p>
    </div>
  );
}
