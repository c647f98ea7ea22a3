import type { Format, FormatOption } from "@tessera/engine";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { readAskedOptions, withOption, type AskedOptions } from "./asked-options.ts";

/** The options of a format that the plan leaves open, what the address asks of them, and how to ask for something else. */
export function useAskedOptions(format: Format): {
  readonly offered: readonly FormatOption[];
  readonly asked: AskedOptions;
  readonly ask: (option: FormatOption, text: string) => void;
} {
  const [search, setSearch] = useSearchParams();
  const { hasDarkMode, hasAdvancedColor } = useOpenProject().entitlements;
  return useMemo(() => {
    const offered = format.options.filter(
      ({ id }) => (id !== "schemes" || hasDarkMode) && (id !== "wideColors" || hasAdvancedColor),
    );
    return {
      offered,
      asked: readAskedOptions({ ...format, options: offered }, search),
      ask: (option, text) => setSearch(withOption(search, option, text), { replace: true }),
    };
  }, [format, hasDarkMode, hasAdvancedColor, search, setSearch]);
}
