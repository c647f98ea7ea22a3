import type { PlanId, Role } from "@tessera/contract";
import type { Uuid } from "#ids/uuid.ts";

/** The caller. */
export type Actor = { readonly userId: Uuid; readonly sessionId: Uuid };

/** The organization of a call, and the caller's role in it. */
export type OrganizationGrant = { readonly id: Uuid; readonly plan: PlanId; readonly role: Role };

/** The project of a call, with its revision when the call arrived. */
export type ProjectGrant = { readonly id: Uuid; readonly revision: number };

/** The caller, organization and project of a call, found before its body is read. */
export type Grant = {
  readonly actor?: Actor;
  readonly organization?: OrganizationGrant;
  readonly project?: ProjectGrant;
};
