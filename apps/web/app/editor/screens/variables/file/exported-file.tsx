import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Format, FormatOption } from "@tessera/engine";
import { Button, ErrorNote, Icon, keepPlace } from "@tessera/ui";
import { useMemo, useState } from "react";
import { queries } from "#api-client/query-options.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { FileFacts } from "#editor/screens/variables/facts/file-facts.tsx";
import { OptionControls } from "#editor/screens/variables/options/option-controls.tsx";
import styles from "./exported-file.module.css";
import { FileCode } from "./file-code.tsx";
import { FileSkeleton } from "./file-skeleton.tsx";
import { readExportedFiles } from "./read-exported-files.ts";
import { useSearchParams } from "#navigation/router.tsx";
import {
  readRequestedOptions,
  withOption,
} from "#editor/screens/variables/options/requested-options.ts";
import { TriangleAlert } from "lucide-react";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import { listChanges } from "#editor/draft/draft-state.ts";

/** Shows a format's files as the server exports them, to read, copy or download. */
export function ExportedFile({ format }: { readonly format: Format }) {
  const { t } = useLingui();
  const { project } = useOpenProject();
  const [path, setPath] = useState<string>();
  const { requested, request } = useRequestedOptions(format);
  const { data, error, refetch } = useQuery({
    ...queries.exportedFile(project.id, format.id, requested),
    select: readExportedFiles,
    // Keeps the current file while the one with other options loads.
    placeholderData: keepPreviousData,
  });
  if (error && !data) {
    return (
      <ErrorNote action={<Button onPress={() => void refetch()}>{t`Try again`}</Button>}>
        {error.message}
      </ErrorNote>
    );
  }
  const shown = data?.files.find((each) => each.path === path) ?? data?.files[0];
  if (!data || !shown) return <FileSkeleton />;
  return (
    <>
      <UnsavedNote />
      <div className={styles.body}>
        <FileCode format={format} exported={data} shown={shown} onChoose={setPath} />
        <FileFacts format={format} exported={data}>
          <OptionControls format={format} requested={requested} request={request} />
        </FileFacts>
      </div>
    </>
  );
}

/** Returns the options of a format in the address, limited to the plan, and their setter. */
function useRequestedOptions(format: Format) {
  const [search, setSearch] = useSearchParams();
  const { plan } = useOpenProject().organization;
  return useMemo(
    () => ({
      requested: readRequestedOptions(format, search, plan),
      request: (option: FormatOption, text: string) =>
        setSearch(withOption(search, option, text, plan)),
    }),
    [format, plan, search, setSearch],
  );
}

/** Explains that the shown file does not include the unsaved changes. */
export function UnsavedNote() {
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  const store = useDraftStore();
  const count = useDraft((state) => listChanges(state).length);
  const saved = useDraft((state) => ({ revision: state.saved.revision }));
  if (count === 0) return null;
  return (
    <output className={styles.unsaved}>
      <Icon icon={TriangleAlert} />
      <span className={styles.unsavedText}>
        <Plural
          value={count}
          one="# unsaved change is not in this file."
          other="# unsaved changes are not in this file."
        />{" "}
        <Trans>It shows revision {saved.revision}.</Trans>
      </span>
      {canEdit && (
        <Button ref={keepPlace} size="s" onPress={() => void store.save()}>{t`Save`}</Button>
      )}
    </output>
  );
}
