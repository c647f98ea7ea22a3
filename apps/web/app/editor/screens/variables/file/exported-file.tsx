import { useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Format, FormatOption } from "@tessera/engine";
import { Button, ErrorNote } from "@tessera/ui";
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
import { UnsavedNote } from "./unsaved-note.tsx";

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
