import type { QueryClient } from "@tanstack/react-query";
import { queries } from "#api-client/query-options.ts";

/** Reads the organizations, their projects and their billing again, because a plan has changed. */
export async function reloadPlan(queryClient: QueryClient): Promise<void> {
  const keys = [queries.organizations().queryKey, ["projects"], ["billing"], ["invoices"]];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
