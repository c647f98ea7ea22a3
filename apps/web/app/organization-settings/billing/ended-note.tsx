import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type Billing, plans } from "@tessera/contract";
import { Icon, printDate } from "@tessera/ui";
import { Clock } from "lucide-react";
import { useLocale } from "#navigation/use-locale.ts";
import styles from "./billing.module.css";
import type { Subscription } from "./subscription.ts";

type EndedNoteProps = { readonly billing: Billing; readonly subscription: Subscription };

/** Shows when Pro ended, and how many design systems and members are read-only since then. */
export function EndedNote({ billing: { plan, usage }, subscription: { endsAt } }: EndedNoteProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { entitlements } = plans[plan];
  const systems = Math.max(0, usage.designSystems - entitlements.designSystems);
  const members = Math.max(0, usage.members - entitlements.members);
  const day = endsAt === null ? "" : printDate(endsAt, locale);
  const systemsText = t`${plural(systems, { one: "# design system", other: "# design systems" })}`;
  const membersText = t`${plural(members, { one: "# member", other: "# members" })}`;
  return (
    <div className={styles.ended}>
      <Icon icon={Clock} />
      <output>
        {t`Pro ended on ${day}.`}{" "}
        {systems > 0 && members > 0 && t`${systemsText} and ${membersText} are read-only.`}
        {systems > 0 && members === 0 && t`Now read-only: ${systemsText}.`}
        {systems === 0 && members > 0 && t`Now read-only: ${membersText}.`}
      </output>
    </div>
  );
}
