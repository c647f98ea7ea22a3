import { useLingui } from "@lingui/react/macro";
import type { TokenSet } from "@tessera/engine";
import { CodeBlock } from "@tessera/ui";
import { useMemo } from "react";
import { Departures } from "./departures.tsx";
import { readCodeLines } from "./read-code-lines.ts";
import styles from "./sample-board.module.css";
import { sampleFiles } from "./sample-files.ts";
import { TypeSpecimen } from "./type-specimen.tsx";

const shownLines = 15;

/** Shows the results of the decisions: a type scale, a screen in light and dark, and the file. */
export function SampleBoard({ set }: { set: TokenSet }) {
  const { t } = useLingui();
  const { path, print } = sampleFiles.css;
  const text = useMemo(() => print(set), [print, set]);
  return (
    <div className={styles.board}>
      <TypeSpecimen set={set} />
      <Departures set={set} scheme="light" />
      <Departures set={set} scheme="dark" />
      <CodeBlock
        label={t`First lines of the CSS file`}
        title={path}
        lines={readCodeLines(text).slice(0, shownLines)}
        copyText={text}
        hasLineNumbers={false}
      />
    </div>
  );
}
