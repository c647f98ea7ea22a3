import type { PlanId, Role } from "@tessera/contract";
import type { Uuid } from "#ids/uuid.ts";

/** Who calls. */
export type Actor = { readonly userId: Uuid; readonly sessionId: Uuid };

/** The organization that a call works in, and what the caller is in it. */
export type OrganizationGrant = { readonly id: Uuid; readonly plan: PlanId; readonly role: Role };

/** The project that a call works on, and what it was at when the call came in. */
export type ProjectGrant = { readonly id: Uuid; readonly revision: number };

/** What was found out about a call before its body is read. */
export type Grant = {
  readonly actor?: Actor;
  readonly organization?: OrganizationGrant;
  readonly project?: ProjectGrant;
};
