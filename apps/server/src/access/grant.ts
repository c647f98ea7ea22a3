import type { ApiKeyScope, PlanId, Role } from "@tessera/contract";
import type { Uuid } from "#ids/uuid.ts";

/** A caller who is logged in. */
export type SessionActor = { readonly userId: Uuid; readonly sessionId: Uuid };

/** A caller with a personal API key. */
export type KeyActor = {
  readonly userId: Uuid;
  readonly keyId: Uuid;
  readonly scope: ApiKeyScope;
};

/** The caller. */
export type Actor = SessionActor | KeyActor;

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
