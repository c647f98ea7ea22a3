import {
  fieldProblems,
  fillText,
  freeOrganizationsPerOwner,
  isAtLeast,
  planLimitValues,
  roleNames,
  type Locale,
} from "@tessera/contract";
import type { Tenant, Transaction } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import type { EventChannel } from "#events/event-channel.ts";
import { countOwned, lockOrganization } from "#features/organizations/index.ts";
import { lockUser } from "#features/user/index.ts";
import { getUuid, type Uuid } from "#ids/uuid.ts";
import { expireInvitationsBy } from "#invitations/expire-invitations.ts";
import { canInvite, findRefusal, type MemberChange, type MemberRoles } from "./member-rules.ts";
import { readMemberRoles, writeMember } from "./members-repository.ts";

/**
 * Locks an organization and returns the roles of its members. A person who may become its owner is locked first, in the
 * order of a deletion of an account, so that neither waits for the other.
 */
export async function lockMembers(
  transaction: Transaction,
  organizationId: Uuid,
  futureOwner?: Uuid,
): Promise<MemberRoles> {
  if (futureOwner) await lockUser(transaction, futureOwner);
  const { plan } = await lockOrganization(transaction, organizationId);
  const members = await readMemberRoles(transaction, organizationId);
  const isNewOwner = futureOwner && members.has(futureOwner);
  if (!isNewOwner || members.get(futureOwner) === "owner" || plan !== "free") return members;
  if ((await countOwned(transaction, futureOwner, plan)) >= freeOrganizationsPerOwner) {
    throw new ApiError("planLimit", { values: planLimitValues("ownedByMember", plan) });
  }
  return members;
}

type Change = Omit<MemberChange, "actorId"> & {
  readonly tenant: Required<Tenant>;
  readonly members: MemberRoles;
};

/**
 * Makes a change of a member that the rules allow, in the transaction that has locked the members, and wakes the
 * member's streams, so that those end which the role no longer allows.
 */
export async function changeMember(
  transaction: Transaction,
  events: EventChannel,
  { tenant, members, subjectId, role }: Change,
): Promise<void> {
  const actorId = tenant.userId;
  const refusal = findRefusal(members, { actorId, subjectId, role });
  if (refusal === "notMember") throw new ApiError("notFound");
  if (refusal === "lastOwner") throw new ApiError("lastOwner");
  if (refusal === "notAllowed") {
    const own = members.get(actorId) ?? "viewer";
    const least = isAtLeast(own, "admin") ? "owner" : "admin";
    const values = { role: roleNames[own], least: roleNames[least] };
    throw new ApiError("notAllowed", { values });
  }
  const subject = { ...tenant, userId: getUuid(subjectId) };
  await writeMember(transaction, subject, role);
  await events.announce(transaction, [`user ${subjectId}`]);
  if (!canInvite(role)) await expireInvitationsBy(transaction, subject);
}

/** Returns the error of a transfer to a person who is no other member. */
export function createNotMember(locale: Locale): ApiError {
  return new ApiError("invalid", { fields: { userId: fillText(fieldProblems.notMember, locale) } });
}
