import pg from "pg";

/** The role of an address, with its rights. */
export type LoginRole = {
  readonly name: string;
  readonly database: string;
  /** True when the role inherits the rights of tessera_app. */
  readonly isMember: boolean;
  readonly isPowerful: boolean;
  readonly isOwner: boolean;
  /** The other roles that it can become. */
  readonly otherRoles: readonly string[];
};

/** Selects the attributes of every role that the login role can become. */
const question = `
  select session_user::text as name, current_database()::text as database,
    coalesce(
      bool_or(pg_has_role(session_user, oid, 'USAGE')) filter (where rolname = 'tessera_app'), false
    ) as "isMember",
    bool_or(rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication) as "isPowerful",
    exists (
      select from pg_class
      where pg_get_userbyid(relowner) in (session_user, 'tessera_app')
        and relnamespace in (select oid from pg_namespace where nspname in ('public', 'jobs'))
    ) as "isOwner",
    coalesce(
      array_agg(rolname::text) filter (where rolname not in (session_user, 'tessera_app')), '{}'
    ) as "otherRoles"
  from pg_roles where pg_has_role(session_user, oid, 'MEMBER')`;

/** Logs in at an address and describes its role; undefined when PostgreSQL refuses the login. */
export async function logIn(url: string): Promise<LoginRole | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: "tessera-migrate" });
  try {
    await client.connect();
    return (await client.query<LoginRole>(question)).rows[0];
  } catch (error) {
    // Class 28: an unknown role, a wrong password, or a refused connection.
    if (error instanceof pg.DatabaseError && error.code?.startsWith("28")) return undefined;
    throw error;
  } finally {
    await client.end();
  }
}

/** Describes the rights of a role beyond tessera_app; undefined when it has none. */
export function describeExcess(role: LoginRole): string | undefined {
  if (role.isPowerful) {
    return "it is or can become a superuser, or may bypass policies, create roles or databases, or replicate";
  }
  if (role.isOwner) return "it owns tables of Tessera";
  return role.otherRoles.length > 0 ? `it can become ${role.otherRoles.join(", ")}` : undefined;
}
