import { Trans, useLingui } from "@lingui/react/macro";
import type { ReadableFile } from "@tessera/engine";
import { Button, CodeBlock, Icon, Select } from "@tessera/ui";
import { Download } from "lucide-react";
import { useMemo } from "react";
import { codeLanguageOf } from "#editor/screens/variables/code/code-language.ts";
import { highlightCode } from "#editor/screens/variables/code/highlight-code.ts";
import styles from "./exported-file.module.css";
import type { ExportedFiles } from "./read-exported-files.ts";
import { useFileActions } from "./use-file-actions.ts";

type FileCodeProps = {
  readonly exported: ExportedFiles;
  /** The shown file. */
  readonly shown: ReadableFile;
  readonly onChoose: (path: string) => void;
};

/** Shows one file of an export with its lines, and downloads all of them. */
export function FileCode({ exported, shown, onChoose }: FileCodeProps) {
  const { t } = useLingui();
  const download = useFileActions(exported, shown);
  const { files } = exported;
  const { path, text } = shown;
  const lines = useMemo(
    () => highlightCode(text.replace(/\n$/, ""), codeLanguageOf(path)),
    [text, path],
  );
  return (
    <CodeBlock
      className={styles.code}
      label={t`Code of ${path}`}
      lines={lines}
      copyText={text}
      title={
        <>
          {files.length > 1 ? (
            <FilePicker files={files} path={path} onChoose={onChoose} />
          ) : (
            <span>{path}</span>
          )}
          <span className={styles.length}>
            <Trans>{lines.length} lines</Trans>
          </span>
        </>
      }
      actions={
        <Button kind="quiet" size="s" onPress={download}>
          <Icon icon={Download} />
          {files.length > 1 ? <Trans>Download all</Trans> : <Trans>Download</Trans>}
        </Button>
      }
    />
  );
}

type FilePickerProps = Pick<FileCodeProps, "onChoose"> &
  Pick<ExportedFiles, "files"> & { readonly path: string };

function FilePicker({ files, path, onChoose }: FilePickerProps) {
  const { t } = useLingui();
  return (
    <Select
      aria-label={t`File`}
      options={files.map((each) => ({ id: each.path, text: each.path }))}
      value={path}
      onChange={onChoose}
    />
  );
}
