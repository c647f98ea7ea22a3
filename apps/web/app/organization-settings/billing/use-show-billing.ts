import type { Billing, Organization } from "@tessera/contract";
import { useQueryClient } from "@tanstack/react-query";
import { queries } from "#api-client/query-options.ts";
import { reloadPlan } from "#organization/reload-plan.ts";

/** Returns a function that shows the state that a change has led to, on every page. */
export function useShowBilling({ id }: Organization): (billing: Billing) => Promise<void> {
  const queryClient = useQueryClient();
  return async (billing) => {
    queryClient.setQueryData(queries.billing(id).queryKey, billing);
    await reloadPlan(queryClient);
  };
}
