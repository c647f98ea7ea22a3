import { useViewSearch } from "#editor/view/use-view-settings.ts";
import { printVersionQuery } from "#versions/print-version-query.ts";

/** Returns the printer of queries that show or compare versions in the current template and mode. */
export function useVersionQuery(): typeof printVersionQuery {
  const view = useViewSearch().replace("?", "&");
  return (shown, compared) => printVersionQuery(shown, compared) + view;
}
