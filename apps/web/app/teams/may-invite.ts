import { isAtLeast, type Organization, plans } from "@tessera/contract";

/** Returns whether the user may invite people: an admin, where the plan is for more than one person. */
export function mayInvite({ role, plan }: Organization): boolean {
  return isAtLeast(role, "admin") && plans[plan].entitlements.members > 1;
}
