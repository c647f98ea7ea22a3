import type { OrganizationId } from "@tessera/contract";
import type { QueryClient } from "@tanstack/react-query";

/** Reads the members again, and the invitations, which expire with the role of the member who sent them. */
export async function reloadMembers(
  queryClient: QueryClient,
  organizationId: OrganizationId,
): Promise<void> {
  const keys = ["members", "invitations"].map((name) => [name, organizationId]);
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
