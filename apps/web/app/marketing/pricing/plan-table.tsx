import { Trans, useLingui } from "@lingui/react/macro";
import { planIds, plans } from "@tessera/contract";
import { HiddenText, Icon, QuotaTiles, Tag, Text } from "@tessera/ui";
import { Check, Minus } from "lucide-react";
import { type PlanCell, planGroups, type PlanRow } from "./plan-rows.ts";
import styles from "./pricing.module.css";

const mostTiles = Math.max(...planIds.map((id) => plans[id].entitlements.designSystems));

/** Shows a comparison of the plans, row by row. */
export function PlanTable() {
  const { t, i18n } = useLingui();
  return (
    <table className={styles.table}>
      <thead className={styles.columns}>
        <tr>
          <th scope="col">
            <HiddenText>{t`What’s included`}</HiddenText>
          </th>
          {planIds.map((id) => (
            <th key={id} scope="col">
              <HiddenText>{plans[id].name}</HiddenText>
            </th>
          ))}
        </tr>
      </thead>
      {planGroups.map(({ title, rows }) => (
        <tbody key={title.id}>
          <tr className={styles.group}>
            <th scope="rowgroup">{i18n._(title)}</th>
            {planIds.map((id) => (
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the row of a group has no values
              <td key={id} />
            ))}
          </tr>
          {rows.map((row) => (
            <Row key={row.name.id} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ row }: { row: PlanRow }) {
  const { i18n } = useLingui();
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          {i18n._(row.name)}
          {row.isComing && (
            <Tag kind="outlined">
              <Trans>Coming soon</Trans>
            </Tag>
          )}
        </span>
        {row.note && (
          <Text size="label" tone="faint">
            {i18n._(row.note)}
          </Text>
        )}
      </th>
      {planIds.map((id) => (
        <td key={id}>
          <Cell cell={row.cell(plans[id].entitlements)} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ cell }: { cell: PlanCell }) {
  const { t, i18n } = useLingui();
  if (cell === true || cell === false) {
    return (
      <Text as="span" tone={cell ? "text" : "faint"}>
        <Icon icon={cell ? Check : Minus} />
        <HiddenText>
          {cell
            ? t({ message: "Yes", context: "in a plan" })
            : t({ message: "No", context: "in a plan" })}
        </HiddenText>
      </Text>
    );
  }
  if (typeof cell === "string") return cell;
  if ("tiles" in cell) {
    return (
      <span className={styles.quota}>
        <QuotaTiles label={`${cell.tiles}`} used={cell.tiles} limit={mostTiles} />
        <span aria-hidden="true">{cell.tiles}</span>
      </span>
    );
  }
  return i18n._(cell);
}
