import { Trans, useLingui } from "@lingui/react/macro";
import type { Format, ReadableFile } from "@tessera/engine";
import { CodeBlock, SegmentedControl, Select, type CodeLine, type CodeMark } from "@tessera/ui";
import { useMemo, type Ref } from "react";
import { highlightCode } from "#code/highlight-code.ts";
import { codeLanguageOf } from "#editor/screens/variables/format-files.ts";
import type { DiffLine } from "./diff-lines.ts";
import styles from "./export-sheet.module.css";
import { foldLines } from "./fold-lines.ts";

/** The part of a file in the sheet: the changes since the last export, or all of it. */
export type FileView = "changes" | "file";

type SheetCodeProps = {
  readonly ref: Ref<HTMLElement>;
  readonly format: Format;
  readonly files: readonly ReadableFile[];
  readonly shown: ReadableFile;
  readonly onChoose: (path: string) => void;
  /** The changed lines; undefined to show the whole file. */
  readonly lines: readonly DiffLine[] | undefined;
  /** The current view; undefined if there is nothing to choose. */
  readonly view: FileView | undefined;
  readonly onView: (view: FileView) => void;
};

/** Shows the lines of a file, or those that changed. */
export function SheetCode(props: SheetCodeProps) {
  const { ref, format, files, shown, onChoose, lines, view, onView } = props;
  const { t } = useLingui();
  const { path } = shown;
  const code = useCode(format, shown, lines);
  const count = shown.text.replace(/\n$/, "").split("\n").length;
  return (
    <CodeBlock
      ref={ref}
      className={styles.block}
      label={t`Code of ${path}`}
      lines={code.lines}
      marks={code.marks}
      hasCopy={false}
      title={
        <>
          {files.length > 1 ? (
            <Select
              aria-label={t`File`}
              options={files.map((each) => ({ id: each.path, text: each.path }))}
              value={path}
              onChange={onChoose}
            />
          ) : (
            <span>{path}</span>
          )}
          <span className={styles.length}>
            <Trans>{count} lines</Trans>
          </span>
        </>
      }
      actions={
        view && (
          <SegmentedControl
            size="s"
            label={t`View`}
            value={view}
            onChange={onView}
            segments={[
              { id: "changes", text: t`Changes` },
              { id: "file", text: t`Whole file` },
            ]}
          />
        )
      }
    />
  );
}

type Code = { readonly lines: readonly CodeLine[]; readonly marks?: readonly CodeMark[] };

/** Returns the highlighted lines of a file or of its changes. */
function useCode(
  format: Format,
  { path, text }: ReadableFile,
  lines: readonly DiffLine[] | undefined,
): Code {
  const { t } = useLingui();
  return useMemo(() => {
    const language = codeLanguageOf(format.id, path);
    if (!lines) return { lines: highlightCode(text.replace(/\n$/, ""), language) };
    const folded = foldLines(lines);
    return {
      lines: folded.map((line) =>
        line.kind === "gap"
          ? [{ text: t`${line.count} lines unchanged` }]
          : (highlightCode(line.text, language)[0] ?? []),
      ),
      marks: folded.map((line) =>
        line.kind === "gap" ? { kind: "gap" } : { kind: line.kind, number: line.number },
      ),
    };
  }, [format, path, text, lines, t]);
}
