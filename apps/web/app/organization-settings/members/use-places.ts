import { type Organization, plans } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { queries } from "#api-client/query-options.ts";

/** The places of an organization's plan, and what uses them. */
export type Places = {
  readonly members: number;
  /** The invitations that can be accepted. */
  readonly invitations: number;
  readonly limit: number;
};

/** Returns the places of an organization: undefined while they load, null after a failure. */
export function usePlaces({ id, plan }: Organization): Places | null | undefined {
  const { data: members, isError: hasNoMembers } = useQuery(queries.members(id));
  const { data: invitations, isError: hasNoInvitations } = useQuery(queries.invitations(id));
  if (!members || !invitations) return hasNoMembers || hasNoInvitations ? null : undefined;
  return {
    members: members.meta.total,
    invitations: invitations.filter(({ isExpired }) => !isExpired).length,
    limit: plans[plan].entitlements.members,
  };
}
