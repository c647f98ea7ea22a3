import type { PlanId, Role } from "@tessera/contract";
import type { Database } from "#database/database.ts";
import type { Batch, ReadRows, Statement } from "#database/statements.ts";
import type { Uuid } from "#ids/uuid.ts";
import type { Actor } from "./grant.ts";
import { printPrecedingMembers } from "./member-rank.ts";

/** The organization or the project that a call names. */
export type Named =
  | { readonly of: "nothing" }
  | { readonly of: "organization"; readonly id: Uuid }
  | { readonly of: "project"; readonly id: Uuid };

/** A caller whose login is valid, with the caller's membership in the named organization if there is one. */
export type Membership = {
  readonly organizationId: Uuid | null;
  readonly plan: PlanId | null;
  readonly role: Role | null;
  /** The current revision of the named project. */
  readonly revision: number | null;
  /** True when the deletion of the organization is planned. */
  readonly isDeletionPending: boolean | null;
  /** The number of kept and older members; those beyond the plan's limit are read-only. */
  readonly precedingMembers: number | null;
};

/** A membership, with the rows of the statements that were sent with it. */
type FoundMembership = {
  /** Undefined when the session has ended, or the API key has. */
  readonly membership: Membership | undefined;
  readonly rows: ReadRows;
};

/**
 * Finds a session or an API key and a membership, and runs a read's statements in the same round trip. The organization of the
 * membership is the tenant of those statements; without a membership they have none.
 */
export async function findMembership(
  database: Database,
  actor: Actor,
  { named, statements }: { readonly named: Named; readonly statements: Batch },
): Promise<FoundMembership> {
  const id = named.of === "nothing" ? [] : [named.id];
  const { userId } = actor;
  const [login, loginId] =
    "keyId" in actor ? (["key", actor.keyId] as const) : (["session", actor.sessionId] as const);
  const membership = {
    statement: memberships[login][named.of],
    values: [loginId, userId, ...id],
  };
  const [found, ...rows] = await database.read({ userId }, membership, ...statements);
  return { membership: found[0], rows };
}

/** The table of each kind of login, and the condition under which one is valid. */
const logins = {
  session: { table: "sessions", isValid: "l.ended_at is null and l.expires_at > now()" },
  key: { table: "api_keys", isValid: "(l.expires_at is null or l.expires_at > now())" },
} as const;
type LoginKind = keyof typeof logins;

const inOrganization = "members m join organizations o on o.id = m.organization_id";

type Memberships = Readonly<Record<Named["of"], Statement<Membership>>>;

/** Each selects a valid login and the caller's membership in what the call names. */
const memberships: Readonly<Record<LoginKind, Memberships>> = {
  session: selectMemberships("session"),
  key: selectMemberships("key"),
};

function selectMemberships(login: LoginKind): Memberships {
  const { table, isValid } = logins[login];
  const isCaller = `l.id = $1 and l.user_id = $2 and ${isValid}`;
  const select = (of: "organization" | "project", members: string): Statement<Membership> => ({
    name: `${login}-membership-of-${of}`,
    text: `select m.organization_id as "organizationId", o.plan, m.role,
       o.deletion_at is not null as "isDeletionPending", ${printPrecedingMembers("m")} as "precedingMembers",
       ${of === "project" ? "p.revision" : "null as revision"},
       set_config('app.organization_id', coalesce(m.organization_id::text, ''), true)
     from ${table} l left join (${members}) on m.user_id = l.user_id
     where ${isCaller}`,
  });
  return {
    nothing: {
      name: `${login}-membership-of-nothing`,
      text: `select null as "organizationId", null as plan, null as role, null as revision,
          null as "isDeletionPending", null as "precedingMembers"
        from ${table} l where ${isCaller}`,
    },
    organization: select("organization", `${inOrganization} and o.id = $3`),
    project: select(
      "project",
      `${inOrganization} join projects p on p.organization_id = o.id and p.id = $3`,
    ),
  };
}
