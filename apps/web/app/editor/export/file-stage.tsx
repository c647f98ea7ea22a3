import type { Format, ReadableFile } from "@tessera/engine";
import { useMemo, useRef, useState, type ReactNode } from "react";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { UnsavedNote } from "#editor/screens/variables/file/unsaved-note.tsx";
import type { ExportedFiles } from "#editor/screens/variables/file/read-exported-files.ts";
import { parseRequestedOptions } from "#editor/screens/variables/options/requested-options.ts";
import { ChangesNote } from "./changes-note.tsx";
import { ExportFoot } from "./export-foot.tsx";
import styles from "./export-sheet.module.css";
import { findSections } from "./file-sections.ts";
import { SectionList } from "./section-list.tsx";
import { SheetCode, type FileView } from "./sheet-code.tsx";
import { useFileChanges } from "./use-file-changes.ts";

type FileStageProps = {
  readonly format: Format;
  readonly exported: ExportedFiles;
  /** The shown file. */
  readonly shown: ReadableFile;
  readonly onChoose: (path: string) => void;
  /** The options of the format. */
  readonly children: ReactNode;
};

/** Shows a file of an export with its changes, its parts, and the actions on it. */
export function FileStage({ format, exported, shown, onChoose, children }: FileStageProps) {
  const { plan } = useOpenProject().organization;
  const design = useDraft(({ saved }) => saved.design);
  const code = useRef<HTMLElement>(null);
  const [chosenView, setChosenView] = useState<FileView>();
  const printed = useMemo(
    () => parseRequestedOptions(format, exported.options, plan),
    [format, exported.options, plan],
  );
  const changes = useFileChanges(format, shown, printed);
  const view = changes ? (chosenView ?? "changes") : "file";
  const sections = useMemo(
    () => findSections(shown.text, design, printed, changes?.lines),
    [shown, design, printed, changes],
  );

  function showLine(line: number) {
    setChosenView("file");
    requestAnimationFrame(() =>
      code.current
        ?.querySelector(`code > :nth-child(${String(line)})`)
        ?.scrollIntoView({ block: "start" }),
    );
  }

  return (
    <>
      <div className={styles.code}>
        <UnsavedNote />
        {changes && view === "changes" && <ChangesNote changes={changes} />}
        <SheetCode
          ref={code}
          format={format}
          files={exported.files}
          shown={shown}
          onChoose={onChoose}
          lines={view === "changes" ? changes?.lines : undefined}
          view={changes && view}
          onView={setChosenView}
        />
      </div>
      <aside className={styles.options}>
        {children}
        <SectionList sections={sections} onChoose={showLine} />
      </aside>
      <ExportFoot format={format} exported={exported} shown={shown} />
    </>
  );
}
