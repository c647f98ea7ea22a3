import type { OrganizationId } from "@tessera/contract";
import { useQueryClient } from "@tanstack/react-query";

/** Returns a function that reads the lists of an organization's projects again. */
export function useRefreshProjects() {
  const queryClient = useQueryClient();
  return (organizationId: OrganizationId) =>
    queryClient.invalidateQueries({ queryKey: ["projects", organizationId] });
}
