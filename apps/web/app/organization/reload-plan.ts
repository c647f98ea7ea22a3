import type { QueryClient } from "@tanstack/react-query";
import { queries } from "#api-client/query-options.ts";
import { keepFocus } from "./keep-focus.ts";

/**
 * Reads the organizations, their projects and their billing again, because a plan has changed. The
 * focus stays beside a control that goes with the former plan.
 */
export async function reloadPlan(queryClient: QueryClient): Promise<void> {
  keepFocus();
  const keys = [queries.organizations().queryKey, ["projects"], ["billing"], ["invoices"]];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
