import type { QueryClient } from "@tanstack/react-query";
import { queries } from "#api-client/query-options.ts";
import { keepFocus } from "#navigation/keep-focus.ts";

/**
 * Reads the organizations, their projects and their billing again, because a plan has changed. The
 * focus stays beside a control that goes with the former plan.
 */
export async function reloadPlan(queryClient: QueryClient): Promise<void> {
  const stopKeeping = keepFocus();
  const keys = [queries.organizations().queryKey, ["projects"], ["billing"], ["invoices"]];
  try {
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  } finally {
    // React renders the answers in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(stopKeeping));
  }
}
