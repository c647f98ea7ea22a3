import pg from "pg";
import { deriveKeys } from "#secrets/keys.ts";
import { createScramVerifier } from "#secrets/scram-verifier.ts";
import { StartError } from "#errors/start-error.ts";
import { replaceUser } from "./address.ts";
import { describeExcess, type LoginRole, logIn } from "./login-role.ts";
import { workAsOwner } from "./work-as-owner.ts";

/** The server's login: its own address, or a password that is derived from its secret. */
export type ServerLogin = {
  readonly appUrl?: string | undefined;
  readonly secret: string;
};

const otherAddress = "name the address of another role: APP_DATABASE_URL=postgres://…";

/**
 * Prepares the role that the server logs in as, and returns the server's address. Changes nothing when the role
 * already works. Throws when the role has more rights than tessera_app.
 */
export function prepareServerRole(ownerUrl: string, login: ServerLogin): Promise<string> {
  return workAsOwner(ownerUrl, async (owner) => {
    const url = login.appUrl ?? (await requireRole(owner, ownerUrl, login.secret));
    await requireMember(owner, url);
    return url;
  });
}

/** Prepares this database's own role so that it can log in, and returns the role's address. */
async function requireRole(owner: pg.Client, ownerUrl: string, secret: string): Promise<string> {
  const [key] = deriveKeys(secret)["database-password"];
  const password = key.toString("base64url");
  // Roles belong to the whole cluster, so each database has its own: their secrets may differ.
  const { rows } = await owner.query<{ name: string; isCreated: boolean }>(
    `select name::text, exists (select from pg_roles where rolname = name) as "isCreated"
     from (select ('tessera_server_' || current_database())::name) as named (name)`,
  );
  const { name = "", isCreated = false } = rows[0] ?? {};
  const url = replaceUser(ownerUrl, name, password);
  if (isCreated && (await logIn(url)) !== undefined) return url;
  const verifier = pg.escapeLiteral(createScramVerifier(password));
  await runOrExplain(
    owner,
    `${isCreated ? "alter" : "create"} role ${pg.escapeIdentifier(name)} login password ${verifier}`,
    `The owner of the database may not ${isCreated ? "change" : "create"} the role ${name}. Let it create roles, or ${otherAddress}`,
  );
  return url;
}

/** Makes the role of an address a member of tessera_app; throws when it has other rights. */
async function requireMember(owner: pg.Client, url: string): Promise<void> {
  const role = await requireLogin(url);
  await requireSameDatabase(owner, role);
  refuseExcess(role);
  if (role.isMember) return;
  const grant = `GRANT tessera_app TO ${pg.escapeIdentifier(role.name)} WITH INHERIT TRUE`;
  await runOrExplain(
    owner,
    grant,
    `The role ${role.name} has no rights of tessera_app, and the owner of the database may not grant them. Run as a superuser: ${grant}`,
  );
  // The roles that tessera_app can become count too.
  refuseExcess(await requireLogin(url));
}

function refuseExcess(role: LoginRole): void {
  const excess = describeExcess(role);
  if (excess === undefined) return;
  throw new StartError(
    `The server does not log in to the database as ${role.name}: ${excess}. Let the role be a member of tessera_app and of nothing else, or ${otherAddress}`,
  );
}

async function requireLogin(url: string): Promise<LoginRole> {
  const role = await logIn(url);
  if (role !== undefined) return role;
  throw new StartError(
    `PostgreSQL refuses the server's login. Check the password and who may log in (pg_hba.conf, the users of a pooler), or ${otherAddress}`,
  );
}

async function requireSameDatabase(owner: pg.Client, role: LoginRole): Promise<void> {
  const { rows } = await owner.query<{ isSame: boolean }>(
    `select current_database() = $2 and exists (select from pg_roles where rolname = $1) as "isSame"`,
    [role.name, role.database],
  );
  if (rows[0]?.isSame) return;
  throw new StartError(
    "APP_DATABASE_URL and DATABASE_URL name different databases. Use the same database in both, with a role for each.",
  );
}

/** Runs a statement; if the owner lacks the right, throws an error with advice. */
async function runOrExplain(owner: pg.Client, statement: string, text: string): Promise<void> {
  try {
    await owner.query(statement);
  } catch (error) {
    const isForbidden = error instanceof pg.DatabaseError && error.code === "42501";
    throw isForbidden ? new StartError(text) : error;
  }
}
