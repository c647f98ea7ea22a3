import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { queries } from "#api-client/query-options.ts";
import { keepFocus } from "#navigation/keep-focus.ts";

/**
 * Reads the organizations, their projects and their billing again, because a plan has changed. The
 * focus stays beside a control that goes with the former plan.
 */
export function reloadPlan(queryClient: QueryClient): Promise<void> {
  const keys = [queries.organizations().queryKey, ["projects"], ["billing"], ["invoices"]];
  return reload(queryClient, keys);
}

/** Reads the organizations again, because the user has another role in one or has left one. */
export function reloadOrganizations(queryClient: QueryClient): Promise<void> {
  return reload(queryClient, [queries.organizations().queryKey]);
}

async function reload(queryClient: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  const stopKeeping = keepFocus();
  try {
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  } finally {
    // React renders the answers in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(stopKeeping));
  }
}
