import { msg } from "@lingui/core/macro";
import { titlePage } from "#navigation/describe-page.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { SegmentedControl, TextField } from "@tessera/ui";
import { useState } from "react";
import { TokenTable } from "./token-table.tsx";
import { findStoredNotation, notations, storeNotation, type Notation } from "./token-notation.ts";
import { VariablesFrame } from "./variables-frame.tsx";
import styles from "./variables-screen.module.css";

export const meta = titlePage(msg`Variables`);

/** Every token with its value in each mode; a press copies it in the notation that is chosen. */
export default function VariablesScreen() {
  const { t } = useLingui();
  const [search, setSearch] = useState("");
  const [notation, setNotation] = useState(findStoredNotation);
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
          className={styles.search ?? ""}
          value={search}
          onChange={setSearch}
        />
        <span className={styles.label} aria-hidden="true">
          <Trans>A press copies</Trans>
        </span>
        <SegmentedControl
          size="s"
          label={t`Notation that is copied`}
          value={notation}
          onChange={choose}
          segments={notations.map((id) => ({ id, text: texts[id] }))}
        />
      </div>
      <TokenTable search={search} notation={notation} />
    </VariablesFrame>
  );
}
