import type { PlanId, Role } from "@tessera/contract";
import type { Database } from "#database/database.ts";
import type { Uuid } from "#ids/uuid.ts";
import type { TokenClaims } from "./access-tokens.ts";

/** Which organization or project a call names. */
export type Named =
  | { readonly of: "nothing" }
  | { readonly of: "organization"; readonly id: Uuid }
  | { readonly of: "project"; readonly id: Uuid };

/** A live sign-in, with the membership in what is named where there is one. */
export type Membership = {
  readonly organizationId: Uuid | null;
  readonly plan: PlanId | null;
  readonly role: Role | null;
};

/** Looks a sign-in and a membership up in one round trip; undefined where the sign-in has ended. */
export async function findMembership(
  database: Database,
  claims: TokenClaims,
  named: Named,
): Promise<Membership | undefined> {
  const rows = await database.readAs<Membership>(
    claims.userId,
    `select o.id as "organizationId", o.plan, m.role
     from sessions s
     left join (members m join organizations o on o.id = m.organization_id)
       on m.user_id = s.user_id and ${printCondition(named)}
     where s.id = '${claims.sessionId}' and s.user_id = '${claims.userId}'
       and s.ended_at is null and s.expires_at > now()`,
  );
  return rows[0];
}

function printCondition(named: Named): string {
  if (named.of === "nothing") return "false";
  if (named.of === "organization") return `m.organization_id = '${named.id}'`;
  return `m.organization_id = (select organization_id from projects where id = '${named.id}')`;
}
