import { Trans, useLingui } from "@lingui/react/macro";
import type { Format, ReadableFile } from "@tessera/engine";
import {
  Button,
  copyText,
  HiddenText,
  Icon,
  showToast,
  useShortcut,
  useShortcutKeys,
} from "@tessera/ui";
import { Check, Copy, Download, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { useShortcutGroups } from "#commands/use-shortcut-groups.ts";
import { downloadFile } from "#download/download-file.ts";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import type { ExportedFiles } from "#editor/screens/variables/file/read-exported-files.ts";
import styles from "./export-foot.module.css";
import { rememberExport } from "./last-export.ts";
import { TerminalLine } from "./terminal-line.tsx";

type ExportFootProps = {
  readonly format: Format;
  readonly exported: ExportedFiles;
  readonly shown: ReadableFile;
};

/** Shows the actions of an export: a line for the terminal, Download and Copy. */
export function ExportFoot({ format, exported, shown }: ExportFootProps) {
  const remember = useRemember(format);
  const { t } = useLingui();
  const { bytes, fileName, mediaType } = exported;

  function download() {
    downloadFile(bytes, fileName, mediaType);
    remember();
    showToast({ kind: "success", text: t`Downloaded ${fileName}` });
  }

  return (
    <div className={styles.foot}>
      <TerminalLine format={format} exported={exported} />
      <Button size="l" onPress={download}>
        <Icon icon={Download} />
        {exported.files.length > 1 ? <Trans>Download all</Trans> : <Trans>Download</Trans>}
      </Button>
      <CopyFile text={shown.text} onCopied={remember} />
    </div>
  );
}

/** Returns a function that remembers the export, so that the next one shows what changed. */
function useRemember(format: Format): () => void {
  const { project } = useOpenProject();
  const saved = useDraft((state) => state.saved);
  return () =>
    rememberExport(
      project.id,
      format.id,
      { revision: saved.revision, recipe: saved.design.recipe },
      Date.now(),
    );
}

const shownMs = 2000;
const icons = { copied: Check, failed: TriangleAlert };

type CopyFileProps = {
  readonly text: string;
  readonly onCopied?: () => void;
  /** The text of the button; defaults to 'Copy'. */
  readonly label?: string;
  /** True when another button is the main one. */
  readonly isQuiet?: boolean;
};

/** Copies a file by a click or the key C; the button shows a tick for two seconds. */
export function CopyFile({ text, onCopied, label, isQuiet = false }: CopyFileProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<keyof typeof icons>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    const isCopied = await copyText(text);
    setOutcome(isCopied ? "copied" : "failed");
    if (isCopied) onCopied?.();
  }

  const group = useShortcutGroups().editing;
  useShortcut({ id: "copy-export", keys: "C", label: t`Copy the file`, group }, () => void copy());
  const { control, tip } = useShortcutKeys("copy-export");
  const words = { copied: t`Copied`, failed: t`Couldn’t copy` };
  return (
    <>
      <Button
        kind={isQuiet ? "outlined" : "ink"}
        size="l"
        className={styles.copy}
        {...control}
        onPress={() => void copy()}
      >
        <Icon icon={outcome ? icons[outcome] : Copy} />
        {outcome ? words[outcome] : (label ?? t`Copy`)}
        {tip.shortcut !== undefined && !outcome && (
          <kbd className={styles.key} aria-hidden="true">
            {tip.shortcut}
          </kbd>
        )}
      </Button>
      <HiddenText as="output">{outcome && words[outcome]}</HiddenText>
    </>
  );
}
