import type { PlanId, Role } from "@tessera/contract";
import type { Database } from "#database/database.ts";
import type { Batch, ReadRows, Statement } from "#database/statements.ts";
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

/** A membership, with the rows of the statements that were sent with it. */
type FoundMembership = {
  /** Undefined when the session has ended. */
  readonly membership: Membership | undefined;
  readonly rows: ReadRows;
};

/**
 * Finds a session and a membership, and runs a read's statements in the same round trip. The organization of the
 * membership is the tenant of those statements; without a membership they have none.
 */
export async function findMembership(
  database: Database,
  { userId, sessionId }: TokenClaims,
  { named, statements }: { readonly named: Named; readonly statements: Batch },
): Promise<FoundMembership> {
  const id = named.of === "nothing" ? [] : [named.id];
  const membership = { statement: memberships[named.of], values: [sessionId, userId, ...id] };
  const [found, ...rows] = await database.read({ userId }, membership, ...statements);
  return { membership: found[0], rows };
}

const isLive = "s.id = $1 and s.user_id = $2 and s.ended_at is null and s.expires_at > now()";
const inOrganization = "members m join organizations o on o.id = m.organization_id";

/** Each selects a live session and the caller's membership in what the call names. */
const memberships: Readonly<Record<Named["of"], Statement<Membership>>> = {
  nothing: {
    name: "membership-of-nothing",
    text: `select null as "organizationId", null as plan, null as role, null as revision
      from sessions s where ${isLive}`,
  },
  organization: selectMembership("organization", `${inOrganization} and o.id = $3`),
  project: selectMembership(
    "project",
    `${inOrganization} join projects p on p.organization_id = o.id and p.id = $3`,
  ),
};

function selectMembership(of: "organization" | "project", members: string): Statement<Membership> {
  return {
    name: `membership-of-${of}`,
    text: `select m.organization_id as "organizationId", o.plan, m.role,
       ${of === "project" ? "p.revision" : "null as revision"},
       set_config('app.organization_id', coalesce(m.organization_id::text, ''), true)
     from sessions s left join (${members}) on m.user_id = s.user_id
     where ${isLive}`,
  };
}
