import { useLingui } from "@lingui/react/macro";
import type { ReadableFile } from "@tessera/engine";
import { copyText, showToast } from "@tessera/ui";
import { Copy, Download } from "lucide-react";
import { useCommands } from "#commands/use-commands.ts";
import { downloadFile } from "./download-file.ts";
import type { ExportedFiles } from "./read-exported-files.ts";

/**
 * Returns the functions that download an export and copy the shown file, and adds them to the
 * command palette.
 */
export function useFileActions(exported: ExportedFiles, shown: ReadableFile): () => void {
  const { t } = useLingui();
  const { bytes, fileName, mediaType } = exported;
  const { path, text } = shown;
  const group = t`Variables`;

  function download() {
    downloadFile(bytes, fileName, mediaType);
    showToast({ kind: "success", text: t`Downloaded ${fileName}` });
  }

  async function copy() {
    const isCopied = await copyText(text);
    showToast(
      isCopied
        ? { kind: "success", text: t`Copied ${path}` }
        : { kind: "error", text: t`Your browser blocked copying` },
    );
  }

  useCommands([
    { id: "file-download", title: t`Download ${fileName}`, group, icon: Download, run: download },
    { id: "file-copy", title: t`Copy ${path}`, group, icon: Copy, run: () => void copy() },
  ]);
  return download;
}
