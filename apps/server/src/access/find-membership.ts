import type { PlanId, Role } from "@tessera/contract";
import type { Database } from "#database/database.ts";
import type { Uuid } from "#ids/uuid.ts";
import type { TokenClaims } from "./access-tokens.ts";

/** The organization or the project that a call names. */
export type Named =
  | { readonly of: "nothing" }
  | { readonly of: "organization"; readonly id: Uuid }
  | { readonly of: "project"; readonly id: Uuid };

/** A live session, with the caller's membership in the named organization if there is one. */
export type Membership = {
  readonly organizationId: Uuid | null;
  readonly plan: PlanId | null;
  readonly role: Role | null;
  /** The current revision of the named project. */
  readonly revision: number | null;
};

/** Finds a session and a membership in one round trip; undefined when the session has ended. */
export async function findMembership(
  database: Database,
  claims: TokenClaims,
  named: Named,
): Promise<Membership | undefined> {
  const rows = await database.readAs<Membership>(
    claims.userId,
    `select m.organization_id as "organizationId", o.plan, m.role,
       ${named.of === "project" ? "p.revision" : "null as revision"}
     from sessions s left join (${printMemberships(named)}) on m.user_id = s.user_id
     where s.id = '${claims.sessionId}' and s.user_id = '${claims.userId}'
       and s.ended_at is null and s.expires_at > now()`,
  );
  return rows[0];
}

/** Selects the caller's memberships in the named organization. */
function printMemberships(named: Named): string {
  const inOrganization = "members m join organizations o on o.id = m.organization_id";
  if (named.of === "nothing") return `${inOrganization} and false`;
  if (named.of === "organization") return `${inOrganization} and o.id = '${named.id}'`;
  return `${inOrganization} join projects p on p.organization_id = o.id and p.id = '${named.id}'`;
}
