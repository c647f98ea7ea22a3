import { useLingui } from "@lingui/react/macro";
import { findExportLimit } from "@tessera/contract";
import { findFormat, type Format } from "@tessera/engine";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { LockedPreview } from "#editor/screens/variables/file/locked-format.tsx";
import { UnsavedNote } from "#editor/screens/variables/file/unsaved-note.tsx";
import { nameFormat } from "#editor/names/format-names.ts";
import { CopyFile } from "./export-foot.tsx";
import foot from "./export-foot.module.css";
import styles from "./export-sheet.module.css";
import { useExportedFile } from "./use-exported-file.ts";

/** Shows the first lines of a format that the plan does not include, the offer, and what is free. */
export function LockedStage({ format }: { readonly format: Format }) {
  const { plan } = useOpenProject().organization;
  const free = findFormat("css");
  return (
    <>
      <div className={styles.lockedCode}>
        <UnsavedNote />
        <LockedPreview format={format} />
      </div>
      <div className={foot.foot}>
        {free && findExportLimit(plan, free.id) === undefined && <CopyInstead format={free} />}
      </div>
    </>
  );
}

/** Copies the file of a format that the plan includes. */
function CopyInstead({ format }: { readonly format: Format }) {
  const { t, i18n } = useLingui();
  const { data } = useExportedFile(format, {});
  const name = nameFormat(format, i18n);
  if (!data) return null;
  return <CopyFile text={data.files[0]?.text ?? ""} label={t`Copy ${name} instead`} isQuiet />;
}
