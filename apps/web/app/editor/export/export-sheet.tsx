import { Trans } from "@lingui/react/macro";
import { findExportLimit } from "@tessera/contract";
import { findFormat, formats, type FormatOption } from "@tessera/engine";
import { Drawer } from "@tessera/ui";
import { useState } from "react";
import { useOpenProject } from "#editor/project/project-context.tsx";
import {
  printDefault,
  type RequestedOptions,
} from "#editor/screens/variables/options/requested-options.ts";
import styles from "./export-sheet.module.css";
import { closeExport } from "#editor/view/export-state.ts";
import { FormatList } from "./format-list.tsx";
import { LockedStage } from "./locked-stage.tsx";
import { OpenStage } from "./open-stage.tsx";

type ExportSheetProps = { readonly isOpen: boolean; readonly initial: string | undefined };

/** The sheet over any screen that exports the saved design system in every format. */
export function ExportSheet({ isOpen, initial }: ExportSheetProps) {
  const { project } = useOpenProject();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={closeExport}
      confirmsClosing="never"
      isFlush
      width="max(min(1144px, 100vw - 72px), min(100vw, 760px))"
      title={
        <span className={styles.title}>
          <Trans>Export</Trans>
          <span className={styles.project}>{project.name}</span>
        </span>
      }
    >
      <SheetBody initial={initial} />
    </Drawer>
  );
}

const noOptions: RequestedOptions = {};
let lastFormat = "css";

function SheetBody({ initial }: { readonly initial: string | undefined }) {
  const { plan } = useOpenProject().organization;
  const [formatId, setFormatId] = useState(initial ?? lastFormat);
  const [options, setOptions] = useState<Readonly<Record<string, RequestedOptions>>>({});
  const format = findFormat(formatId) ?? formats[0];
  if (!format) return null;
  const requested = options[format.id] ?? noOptions;

  function choose(id: string) {
    lastFormat = id;
    setFormatId(id);
  }

  function request(option: FormatOption, text: string) {
    const { [option.id]: _former, ...others } = requested;
    const next = text === printDefault(option, plan) ? others : { ...others, [option.id]: text };
    setOptions({ ...options, [formatId]: next });
  }

  return (
    <div className={styles.sheet}>
      <FormatList current={format.id} onChoose={choose} />
      {findExportLimit(plan, format.id) === undefined ? (
        <OpenStage key={format.id} format={format} requested={requested} request={request} />
      ) : (
        <LockedStage key={format.id} format={format} />
      )}
    </div>
  );
}
