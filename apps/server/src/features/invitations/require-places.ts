import {
  canManage,
  planLimitValues,
  plans,
  roleNames,
  type PlanId,
  type Role,
} from "@tessera/contract";
import type { Tenant, Transaction } from "#database/database.ts";
import { ApiError, type ErrorParts } from "#errors/api-error.ts";
import { readMemberRoles } from "#features/members/index.ts";
import { lockOrganization } from "#features/organizations/index.ts";
import { countOpen } from "./invitations-repository.ts";

/** The places for members that an organization has left; zero or less when all are used. */
export type Places = { readonly left: number; readonly plan: PlanId };

/** Locks an organization and returns its free places; throws when the caller may no longer invite with a role. */
export async function lockPlaces(
  transaction: Transaction,
  { organizationId, userId }: Required<Tenant>,
  role: Role,
): Promise<Places> {
  const { plan } = await lockOrganization(transaction, organizationId);
  const members = await readMemberRoles(transaction, organizationId);
  const own = members.get(userId) ?? "viewer";
  if (!canManage(own, role)) {
    throw new ApiError("notAllowed", { values: { role: roleNames[own], least: roleNames.admin } });
  }
  const used = members.size + (await countOpen(transaction, organizationId));
  return { left: plans[plan].entitlements.members - used, plan };
}

/** Returns the error of an invitation beyond the places of the plan. */
export function createPlacesError(plan: PlanId, parts: Pick<ErrorParts, "fields"> = {}): ApiError {
  return new ApiError("planLimit", { ...parts, values: planLimitValues("members", plan) });
}
