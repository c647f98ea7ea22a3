import type { OrganizationId } from "@tessera/contract";
import type { QueryClient } from "@tanstack/react-query";

/** Refetches the members, and their invitations, which expire when the sender loses the role. */
export async function reloadMembers(
  queryClient: QueryClient,
  organizationId: OrganizationId,
): Promise<void> {
  const keys = ["members", "invitations"].map((name) => [name, organizationId]);
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
