import { Trans, useLingui } from "@lingui/react/macro";
import type { Format, ReadableFile } from "@tessera/engine";
import { Button, CodeBlock, Icon, Select, showToast } from "@tessera/ui";
import { Copy, Download } from "lucide-react";
import { useMemo } from "react";
import { downloadFile } from "#download/download-file.ts";
import { useCopyNotice } from "#editor/panes/use-copy-notice.ts";
import { codeLanguageOf } from "#editor/screens/variables/format-files.ts";
import { highlightCode } from "#code/highlight-code.ts";
import styles from "./exported-file.module.css";
import type { ExportedFiles } from "./read-exported-files.ts";
import { useCommands } from "#commands/use-commands.ts";

type FileCodeProps = {
  readonly format: Format;
  readonly exported: ExportedFiles;
  /** The shown file. */
  readonly shown: ReadableFile;
  readonly onChoose: (path: string) => void;
};

/** Shows one file of an export with its lines, and downloads all of them. */
export function FileCode({ format, exported, shown, onChoose }: FileCodeProps) {
  const { t } = useLingui();
  const download = useFileActions(exported, shown);
  const { files } = exported;
  const { path, text } = shown;
  const lines = useMemo(
    () => highlightCode(text.replace(/\n$/, ""), codeLanguageOf(format.id, path)),
    [format, text, path],
  );
  return (
    <CodeBlock
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

/**
 * Returns the functions that download an export and copy the shown file, and adds them to the
 * command palette.
 */
function useFileActions(exported: ExportedFiles, shown: ReadableFile): () => void {
  const { t } = useLingui();
  const copy = useCopyNotice();
  const { bytes, fileName, mediaType } = exported;
  const { path, text } = shown;
  const group = t`Variables`;

  function download() {
    downloadFile(bytes, fileName, mediaType);
    showToast({ kind: "success", text: t`Downloaded ${fileName}` });
  }

  useCommands([
    { id: "file-download", title: t`Download ${fileName}`, group, icon: Download, run: download },
    {
      id: "file-copy",
      title: t`Copy ${path}`,
      group,
      icon: Copy,
      run: () => void copy(text, path),
    },
  ]);
  return download;
}
