import { operations, type Role } from "@tessera/contract";
import { recordAudit } from "#audit/record-audit.ts";
import type { Tenant, Transaction } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { findOwnOrganization, serializeOrganization } from "#features/organizations/index.ts";
import { getUuid, type Uuid } from "#ids/uuid.ts";
import { addNotification } from "#notifications/add-notification.ts";
import type { Implement } from "#operations/implement.ts";
import type { Services } from "#services.ts";
import { changeMember, createNotMember, lockMembers } from "./change-member.ts";
import { keepMembers } from "./keep-members.ts";
import { implementListMembers } from "./list-members.ts";
import { findMember, serializeMember } from "./members-repository.ts";

export { readMemberRoles, selectMembers } from "./members-repository.ts";

/** Adds the operations that list, change and remove members. */
export function implementMembers(implement: Implement): void {
  implementListMembers(implement);
  implementRoles(implement);
  implementRemovals(implement);
  implement(operations.keepMembers, keepMembers);
}

function implementRoles(implement: Implement): void {
  implement(operations.updateMember, async ({ tenant, params, body: { role } }, services) => {
    const { organizationId } = tenant;
    const subjectId = getUuid(params.userId);
    const turn = `organization ${organizationId}`;
    const member = await services.database.transactionInTurn(turn, tenant, async (transaction) => {
      const futureOwner = role === "owner" ? subjectId : undefined;
      const members = await lockMembers(transaction, organizationId, futureOwner);
      await changeMember(transaction, services.events, { tenant, members, subjectId, role });
      const details = { from: members.get(subjectId) ?? "", to: role };
      await recordAudit(transaction, tenant, { operation: "updateMember", subjectId, details });
      await notifyOfRole(transaction, services, tenant, { subjectId, role });
      return findMember(transaction, organizationId, subjectId);
    });
    if (member === undefined) throw new ApiError("notFound");
    return { data: serializeMember(member, true) };
  });
  implement(operations.transferOrganization, async (call, services) => {
    const { tenant, locale } = call;
    const { organizationId, userId } = tenant;
    const subjectId = getUuid(call.body.userId);
    const turn = `organization ${organizationId}`;
    const changed = await services.database.transactionInTurn(turn, tenant, async (transaction) => {
      const members = await lockMembers(transaction, organizationId, subjectId);
      if (subjectId === userId || !members.has(subjectId)) throw createNotMember(locale);
      const given = { tenant, members, subjectId, role: "owner" } as const;
      await changeMember(transaction, services.events, given);
      const afterwards = new Map(members).set(subjectId, "owner");
      const own = { tenant, members: afterwards, subjectId: userId, role: "admin" } as const;
      await changeMember(transaction, services.events, own);
      const entry = { operation: "transferOrganization", subjectId, details: {} } as const;
      await recordAudit(transaction, tenant, entry);
      await notifyOfRole(transaction, services, tenant, { subjectId, role: "owner" });
      return findOwnOrganization(transaction, tenant);
    });
    return { data: serializeOrganization(changed) };
  });
}

type NewRole = { readonly subjectId: Uuid; readonly role: Role };

/** Notifies a member of a new role that another member gave. */
async function notifyOfRole(
  transaction: Transaction,
  services: Services,
  { organizationId, userId: actorId }: Required<Tenant>,
  { subjectId, role }: NewRole,
): Promise<void> {
  if (subjectId === actorId) return;
  const details = { role };
  const notification = { kind: "role", organizationId, actorId, details } as const;
  await addNotification(transaction, services, [subjectId], notification);
}

function implementRemovals(implement: Implement): void {
  implement(operations.removeMember, async ({ tenant, params }, { database, events }) => {
    const { organizationId } = tenant;
    const subjectId = getUuid(params.userId);
    const turn = `organization ${organizationId}`;
    await database.transactionInTurn(turn, tenant, async (transaction) => {
      const members = await lockMembers(transaction, organizationId);
      await changeMember(transaction, events, { tenant, members, subjectId, role: undefined });
      const details = { role: members.get(subjectId) ?? "" };
      await recordAudit(transaction, tenant, { operation: "removeMember", subjectId, details });
    });
    return undefined;
  });
  implement(operations.leaveOrganization, async ({ tenant }, { database, events }) => {
    const { organizationId, userId: subjectId } = tenant;
    const turn = `organization ${organizationId}`;
    await database.transactionInTurn(turn, tenant, async (transaction) => {
      const members = await lockMembers(transaction, organizationId);
      await changeMember(transaction, events, { tenant, members, subjectId, role: undefined });
      const entry = { operation: "leaveOrganization", subjectId, details: {} } as const;
      await recordAudit(transaction, tenant, entry);
    });
    return undefined;
  });
}
