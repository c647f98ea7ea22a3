import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Format } from "@tessera/engine";
import { queries } from "#api-client/query-options.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { readExportedFiles } from "#editor/screens/variables/file/read-exported-files.ts";
import type { RequestedOptions } from "#editor/screens/variables/options/requested-options.ts";

/** Returns the query of a format's files, as the server exports the saved recipe. */
export function useExportedFile(format: Pick<Format, "id">, options: RequestedOptions) {
  const { project } = useOpenProject();
  return useQuery({
    ...queries.exportedFile(project.id, format.id, options),
    select: readExportedFiles,
    // Keeps the current file while the one with other options loads.
    placeholderData: (previous, query) =>
      query?.queryKey[2] === format.id ? keepPreviousData(previous) : undefined,
  });
}
