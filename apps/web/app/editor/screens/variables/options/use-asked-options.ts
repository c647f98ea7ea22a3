import type { Format, FormatOption } from "@tessera/engine";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { readAskedOptions, withOption, type AskedOptions } from "./asked-options.ts";

/** What the address asks of a format, as far as the plan goes, and how to ask for something else. */
export function useAskedOptions(format: Format): {
  readonly asked: AskedOptions;
  readonly ask: (option: FormatOption, text: string) => void;
} {
  const [search, setSearch] = useSearchParams();
  const { plan } = useOpenProject().organization;
  return useMemo(
    () => ({
      asked: readAskedOptions(format, search, plan),
      ask: (option, text) => setSearch(withOption(search, option, text, plan), { replace: true }),
    }),
    [format, plan, search, setSearch],
  );
}
