import { printExportTitle } from "@tessera/contract";
import type { Format, PrintOptions, ReadableFile } from "@tessera/engine";
import { useMemo, useState } from "react";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { diffLines, type DiffLine } from "./diff-lines.ts";
import { findLastExport, type LastExport } from "./last-export.ts";

/** The lines that differ from the user's last export. */
export type FileChanges = {
  readonly since: LastExport;
  readonly lines: readonly DiffLine[];
  readonly added: number;
  readonly removed: number;
};

/**
 * Returns the changes of a file since the user's last export of its format when the sheet opened;
 * undefined if there are none.
 */
export function useFileChanges(
  format: Format,
  shown: ReadableFile,
  printed: PrintOptions,
): FileChanges | undefined {
  const { project } = useOpenProject();
  const revision = useDraft(({ saved }) => saved.revision);
  const [since] = useState(() => findLastExport(project.id, format.id));
  return useMemo(() => {
    if (!since) return undefined;
    const options = { title: printExportTitle(project.name, revision), ...printed };
    const before = format.print(since.design, options).find(({ path }) => isSame(path, shown.path));
    return before && summarize(since, diffLines(before.text, shown.text));
  }, [since, format, shown, printed, project.name, revision]);
}

/** A single file is named after the project, so that only its ending is that of the format's file. */
function isSame(path: string, shownPath: string): boolean {
  return path === shownPath || path.split(".").at(-1) === shownPath.split(".").at(-1);
}

function summarize(since: LastExport, lines: readonly DiffLine[]): FileChanges | undefined {
  const count = (kind: DiffLine["kind"]) => lines.filter((line) => line.kind === kind).length;
  const [added, removed] = [count("added"), count("removed")];
  return added + removed === 0 ? undefined : { since, lines, added, removed };
}
