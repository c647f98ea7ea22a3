import { plans, type PlanId } from "@tessera/contract";

/**
 * Returns the SQL of the number of members before a member: those that the owner keeps, then the oldest that can edit.
 */
export function printPrecedingMembers(member: string): string {
  const rank = (one: string) =>
    `(${one}.kept_at is null, ${one}.role = 'viewer', ${one}.created_at, ${one}.user_id)`;
  return `(select count(*)::int from members first
    where first.organization_id = ${member}.organization_id and ${rank("first")} < ${rank(member)})`;
}

/** Returns whether a member can edit projects: members over the plan's limit only read. */
export function isMemberWritable(precedingMembers: number, planId: PlanId): boolean {
  return precedingMembers < plans[planId].entitlements.members;
}
