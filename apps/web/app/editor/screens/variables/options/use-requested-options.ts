import type { Format, FormatOption } from "@tessera/engine";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { readRequestedOptions, withOption, type RequestedOptions } from "./requested-options.ts";

/** Returns the options of a format in the address, limited to the plan, and their setter. */
export function useRequestedOptions(format: Format): {
  readonly asked: RequestedOptions;
  readonly ask: (option: FormatOption, text: string) => void;
} {
  const [search, setSearch] = useSearchParams();
  const { plan } = useOpenProject().organization;
  return useMemo(
    () => ({
      asked: readRequestedOptions(format, search, plan),
      ask: (option, text) => setSearch(withOption(search, option, text, plan), { replace: true }),
    }),
    [format, plan, search, setSearch],
  );
}
