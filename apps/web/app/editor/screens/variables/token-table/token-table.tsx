import { useLingui } from "@lingui/react/macro";
import type { Category, Token } from "@tessera/engine";
import { Table } from "@tessera/ui";
import { categoryNames } from "#editor/navigation/screens.tsx";
import { findTokens } from "./find-tokens.ts";
import type { Notation } from "./token-notation.ts";
import styles from "./token-table.module.css";
import { useTokenColumns } from "./use-token-columns.tsx";

type TokenTableProps = {
  readonly tokens: readonly Token[];
  readonly search: string;
  readonly notation: Notation;
};

const categories = Object.keys(categoryNames) as readonly Category[];

/**
 * Shows the tokens that match a search, by category. All of them are on one page, so that the
 * browser's own search finds any.
 */
export function TokenTable({ tokens, search, notation }: TokenTableProps) {
  const { t, i18n } = useLingui();
  const found = findTokens(tokens, search).toSorted(
    (one, other) => categories.indexOf(one.category) - categories.indexOf(other.category),
  );
  return (
    <Table
      className={styles.table}
      label={t`Tokens`}
      columns={useTokenColumns(notation)}
      rows={found}
      rowKey={({ path }) => path}
      groups={{
        of: ({ category }) => category,
        title: (category) => i18n._(categoryNames[category as Category]),
      }}
      emptyText={
        search === "" ? t`No tokens match these filters.` : t`No tokens match “${search}”.`
      }
    />
  );
}
