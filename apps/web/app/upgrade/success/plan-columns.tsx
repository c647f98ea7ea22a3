import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type Entitlements, planIds, plans } from "@tessera/contract";
import { HiddenText, joinClassNames, QuotaTiles } from "@tessera/ui";
import type { ReactNode } from "react";
import styles from "./success.module.css";

/** Compares the two plans; the values of Pro are muted until it is on. */
export function PlanColumns({ isPro }: { readonly isPro: boolean }) {
  const { t } = useLingui();
  const rows: readonly (readonly [name: string, cell: (plan: Entitlements) => ReactNode])[] = [
    [t`Design systems`, ({ designSystems }) => <Tiles count={designSystems} />],
    [t`Members`, ({ members }) => <Tiles count={members} />],
    [
      t`Version history`,
      ({ versionHistoryDays }) =>
        t`${plural(versionHistoryDays, { one: "# day", other: "# days" })}`,
    ],
    [
      t`Export`,
      ({ exportFormats }) => (exportFormats === "all" ? t`Every format` : "CSS, SCSS, Figma"),
    ],
    [t`Dark mode`, ({ hasDarkMode }) => (hasDarkMode ? t`Generated and exported` : t`Preview`)],
    [t`Custom tokens`, ({ hasDesignTokens }) => (hasDesignTokens ? t`Included` : "–")],
    [t`Support`, ({ support }) => (support === "priority" ? t`Priority` : t`Standard`)],
  ];
  return (
    <table className={joinClassNames(styles.plans, isPro && styles.isPro)}>
      <thead>
        <tr>
          <th scope="col">
            <HiddenText>{t`What the plans include`}</HiddenText>
          </th>
          {planIds.map((id) => (
            <th key={id} scope="col">
              {plans[id].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, cell]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {planIds.map((id) => (
              <td key={id}>{cell(plans[id].entitlements)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tiles({ count }: { readonly count: number }) {
  return <QuotaTiles size="m" label={`${count}`} used={count} limit={count} />;
}
