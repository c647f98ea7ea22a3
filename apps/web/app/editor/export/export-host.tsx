import { importPart } from "#editor/later-parts/import-part.ts";
import { useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useEffect } from "react";
import { useCommands } from "#commands/use-commands.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { closeExport, openExport, useOpenExport } from "#editor/view/export-state.ts";

const ExportSheet = lazyPart(
  async () => (await importPart(import("./export-sheet.tsx"))).ExportSheet,
);

/** Shows the export sheet over any screen of the open project while it is requested. */
export function ExportHost() {
  const { t } = useLingui();
  const open = useOpenExport();
  useEffect(() => closeExport, []);
  useCommands([
    {
      id: "export",
      title: t`Export`,
      group: t`Design system`,
      icon: Download,
      run: () => openExport(),
    },
  ]);
  return <ExportSheet isOpen={open !== undefined} initial={open?.format} onFailure={closeExport} />;
}
