import { useLingui } from "@lingui/react/macro";
import {
  ActionBar,
  FilterDialog,
  type FilterField,
  SegmentedControl,
  Table,
  Text,
  TextField,
  useFilters,
} from "@tessera/ui";
import { useMemo, useState } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { printInColumn } from "./token-table/find-columns.ts";
import { findTokens } from "./token-table/find-tokens.ts";
import table from "./token-table/token-table.module.css";
import { useTokenColumns } from "./token-table/use-token-columns.tsx";
import {
  findStoredNotation,
  type Notation,
  notations,
  storeNotation,
} from "./token-table/token-notation.ts";
import { VariablesFrame } from "./variables-frame.tsx";
import styles from "./variables-screen.module.css";
import { type Category, categoryOrder, type Token } from "@tessera/engine";
import { appearances } from "#editor/navigation/screens.tsx";

/**
 * The screen of every token: its picture, its name, which a click copies in the chosen notation, and
 * its values.
 */
export default function VariablesScreen() {
  const { t } = useLingui();
  const [search, setSearch] = useState("");
  const [notation, setNotation] = useState(findStoredNotation);
  const { tokens } = useDesign((design) => design);
  const filters = useFilters({
    fields: useTokenFields(),
    data: useMemo(() => [...tokens.values()], [tokens]),
  });
  const texts: Readonly<Record<Notation, string>> = {
    css: "var()",
    scss: "$name",
    value: t`Value`,
  };

  function choose(next: Notation) {
    storeNotation(next);
    setNotation(next);
  }

  return (
    <VariablesFrame current="all">
      <div className={styles.tools}>
        <TextField
          type="search"
          aria-label={t`Search tokens`}
          placeholder={t`Search tokens…`}
          className={styles.search}
          value={search}
          onChange={setSearch}
        />
        <ActionBar className={styles.filter} {...filters.actionBarProps} />
        <div className={styles.notation}>
          <Text as="span" size="label" tone="muted" aria-hidden="true">{t`Click to copy as`}</Text>
          <SegmentedControl
            size="s"
            label={t`Copy format`}
            value={notation}
            onChange={choose}
            segments={notations.map((id) => ({ id, text: texts[id] }))}
          />
        </div>
      </div>
      <TokenTable tokens={filters.rows} search={search} notation={notation} />
      <FilterDialog
        {...filters.dialogProps}
        description={t`Shows tokens that match every filter.`}
      />
    </VariablesFrame>
  );
}

/** Returns the filters of the list of all tokens. */
function useTokenFields(): readonly FilterField<Token>[] {
  const { t, i18n } = useLingui();
  return useMemo(
    () => [
      {
        type: "select",
        name: "category",
        label: t`Category`,
        placeholder: t`All categories`,
        options: categoryOrder.map((id) => ({ id, text: i18n._(appearances[id].title) })),
      },
      { type: "switch", name: "pinned", label: t`Pinned only` },
    ],
    [t, i18n],
  );
}

type TokenTableProps = {
  readonly tokens: readonly Token[];
  readonly search: string;
  readonly notation: Notation;
};

/**
 * Shows the tokens that match a search, by category. All of them are on one page, so that the
 * browser's own search finds any.
 */
function TokenTable({ tokens, search, notation }: TokenTableProps) {
  const { t, i18n } = useLingui();
  const design = useDesign((each) => each);
  const found = useMemo(
    () =>
      findTokens(tokens, search, (token) => printInColumn(design, token, "value")).toSorted(
        (one, other) => categoryOrder.indexOf(one.category) - categoryOrder.indexOf(other.category),
      ),
    [design, tokens, search],
  );
  return (
    <Table
      className={table.table}
      label={t`Tokens`}
      rowSize="s"
      columns={useTokenColumns(found, notation)}
      rows={found}
      rowKey={({ path }) => path}
      groups={{
        of: ({ category }) => category,
        title: (category) => i18n._(appearances[category as Category].title),
      }}
      emptyText={
        search === "" ? t`No tokens match these filters.` : t`No tokens match “${search}”.`
      }
    />
  );
}
