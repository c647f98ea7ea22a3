import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { TokenSet } from "@tessera/engine";
import { CodeBlock, Heading, joinClassNames, SegmentedControl, Text } from "@tessera/ui";
import { useMemo, useState } from "react";
import tiles from "#shell/tiles.module.css";
import styles from "./export-section.module.css";
import page from "./home-page.module.css";
import { readCodeLines } from "./read-code-lines.ts";
import { sampleFiles } from "./sample-files.ts";

const formatIds = ["css", "scss"] as const;

/** The palettes come before the roles, and the page has shown them already. */
const skippedLines = 84;
const shownLines = 22;

/** Shows the exported files: their real text, which can be copied as a whole. */
export function ExportSection({ set }: { set: TokenSet }) {
  const { t } = useLingui();
  const names = { css: t`CSS variables`, scss: sampleFiles.scss.name };
  const [formatId, setFormatId] = useState<keyof typeof sampleFiles>("css");
  const { path, print } = sampleFiles[formatId];
  const text = useMemo(() => print(set), [print, set]);
  const lines = useMemo(() => readCodeLines(text), [text]);
  return (
    <section id="files" className={joinClassNames(tiles.tiles, tiles.closed, page.files)}>
      <div className={page.words}>
        <Heading level={2} size="section">
          <Trans>One recipe, eleven formats.</Trans>
        </Heading>
        <Text size="lead" tone="muted" className={styles.lead}>
          <Trans>
            CSS, SCSS, LESS, Tailwind 4, shadcn/ui, DTCG, Style Dictionary, Tokens Studio, Figma
            variables, TypeScript, or everything in one zip. Aliases stay aliases. Before each
            release, we read every file back and compare it with the tokens.
          </Trans>
        </Text>
        <Text tone="muted">
          <Plural value={lines.length} one="# line in this file" other="# lines in this file" />
        </Text>
      </div>
      <CodeBlock
        label={t`File excerpt`}
        title={path}
        actions={
          <SegmentedControl
            label={t`Formats`}
            size="s"
            value={formatId}
            onChange={setFormatId}
            segments={formatIds.map((id) => ({ id, text: names[id] }))}
          />
        }
        lines={lines.slice(skippedLines, skippedLines + shownLines)}
        copyText={text}
        hasLineNumbers={false}
        className={styles.code}
      />
    </section>
  );
}
