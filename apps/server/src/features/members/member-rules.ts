import { canManage, isAtLeast, operations, requirementOf, type Role } from "@tessera/contract";

/** The roles of an organization's members by their user ids. */
export type MemberRoles = ReadonlyMap<string, Role>;

/** A change of one member by another: a new role, or none to end the membership. */
export type MemberChange = {
  readonly actorId: string;
  readonly subjectId: string;
  readonly role: Role | undefined;
};

/** Returns whether a member with a role may invite. */
export function canInvite(role: Role | undefined): boolean {
  const { least } = requirementOf(operations.createInvitations.access);
  return role !== undefined && least !== undefined && isAtLeast(role, least);
}

/** The reasons for which a change is refused. */
export type MemberRefusal = "notMember" | "notAllowed" | "lastOwner";

/**
 * Returns why a change is refused; undefined when it is allowed. No user gives a role above their own or changes a
 * member above them, every member may leave, and one owner always stays.
 */
export function findRefusal(members: MemberRoles, change: MemberChange): MemberRefusal | undefined {
  const { actorId, subjectId, role } = change;
  const own = members.get(actorId);
  const current = members.get(subjectId);
  if (own === undefined || current === undefined) return "notMember";
  const isLeaving = actorId === subjectId && role === undefined;
  const isManaged = canManage(own, current) && (role === undefined || canManage(own, role));
  if (!isLeaving && !isManaged) return "notAllowed";
  const owners = [...members.values()].filter((one) => one === "owner").length;
  return current === "owner" && role !== "owner" && owners === 1 ? "lastOwner" : undefined;
}
