import { useQuery } from "@tanstack/react-query";
import { parseStoredRecipe } from "@tessera/engine";
import { useMemo } from "react";
import { queries } from "#api-client/query-options.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";

/** Returns a version with its design, or the error if it did not load or its recipe cannot be parsed. */
export function useVersionDesign(revision: number) {
  const { project } = useOpenProject();
  const { data: version, error, refetch } = useQuery(queries.version(project.id, revision));
  const recipe = version?.recipe;
  const parsed = useMemo(() => recipe && parseStoredRecipe(recipe), [recipe]);
  const retry = () => void refetch();
  if (!version || !parsed) return { error, retry };
  if (!parsed.ok) return { error: new Error("The recipe of the version is invalid."), retry };
  return { opened: { version, design: parsed.value }, error: null, retry };
}
