import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { runAsOwner } from "#testing/owner.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { testSecret } from "#testing/test-secret.ts";
import { StartError } from "#errors/start-error.ts";
import { replaceUser } from "./address.ts";
import { prepareServerRole } from "./server-role.ts";

const clusterUrl = inject("clusterUrl");
const ownerName = new URL(clusterUrl.replace("@/", "@socket/")).username;
const created: string[] = [];
let database: TestDatabase;
let server: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  const drop = async () => undefined;
  server = await startTestApp({ database: { url: database.url, drop } });
});
afterAll(async () => {
  await server.close();
  await database.drop();
  for (const name of created) await runAsOwner(clusterUrl, `drop role ${name}`);
});

/** Creates a role of the cluster with a password; it is dropped after the tests. */
async function createRole(attributes: string): Promise<{ name: string; url: string }> {
  const name = `role_${crypto.randomUUID().replaceAll("-", "")}`;
  await runAsOwner(clusterUrl, `create role ${name} login password 'p/?@:' ${attributes}`);
  created.push(name);
  return { name, url: replaceUser(database.url, name, "p/?@:") };
}

/** Runs statements on one connection of the server's pool and returns the rows of the last one. */
function run(...statements: readonly string[]): Promise<readonly unknown[]> {
  return server.services.database.transaction({}, async ({ $client }) => {
    let rows: readonly unknown[] = [];
    for (const statement of statements) ({ rows } = await $client.query(statement));
    return rows;
  });
}

describe("on a connection of the server", () => {
  const who = `select session_user::text as session, current_user::text as current,
    pg_has_role('${ownerName}', 'MEMBER') as "isOwner",
    (select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb from pg_roles where rolname = current_user) as "isPowerful",
    (select count(*)::int from organizations) as seen`;

  test.each(["set role none", "reset role", "set session authorization default"])(
    "after %s the role is the login role, which reads nothing and owns nothing",
    async (statement) => {
      const [found] = await run(statement, who);
      const name = expect.stringMatching(/^tessera_server_test_/);
      const nothing = { isOwner: false, isPowerful: false, seen: 0 };
      expect(found).toEqual({ session: name, current: name, ...nothing });
    },
  );

  test("a connection that lost its prepared statements is closed, and the next one works", async () => {
    // Each call has the pool for itself, so it gets the connection of the previous one.
    await run("commit", "deallocate all");
    await expect(run(who)).rejects.toMatchObject({ code: "26000" });
    expect(await run("select 1 as one")).toEqual([{ one: 1 }]);
  });

  test.each([
    `set role ${ownerName}`,
    `set local role ${ownerName}`,
    `set session authorization ${ownerName}`,
    "copy (select 1) to program 'true'",
    "copy organizations to '/tmp/organizations'",
    "select pg_read_file('/etc/passwd')",
    `grant ${ownerName} to current_user`,
    "alter role current_user superuser",
    "alter role current_user bypassrls",
    `alter role ${ownerName} password 'known'`,
    "create role another",
    "create schema another",
    "create table public.another ()",
    "alter table organizations disable row level security",
    "alter table organizations no force row level security",
    "drop policy organizations_of_tenant on organizations",
    "drop table organizations",
    "create function app_user_id() returns uuid language sql return null",
  ])("refuses %s", async (statement) => {
    await expect(run("set role none", statement)).rejects.toMatchObject({ code: "42501" });
    await expect(run(statement)).rejects.toMatchObject({ code: "42501" });
  });
});

describe("preparing the role", () => {
  const prepare = (appUrl?: string, secret = testSecret) =>
    prepareServerRole(database.url, { appUrl, secret });
  const refusal = (appUrl: string) =>
    prepare(appUrl).then(
      () => "nothing",
      (error: unknown) => (error instanceof StartError ? error.message : String(error)),
    );

  test("returns the same working address for the same secret, concurrently and later", async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => prepare()));
    const urls = new Set([...all, await prepare()]);
    expect(urls.size).toBe(1);
    expect(await runAsOwner([...urls][0] ?? "", "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("changes the password with the secret, and the old one stops working", async () => {
    const before = await prepare();
    const after = await prepare(undefined, "another secret that only tests know, as long");
    await expect(runAsOwner(before, "select 1")).rejects.toMatchObject({ code: "28P01" });
    expect(await runAsOwner(after, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(await prepare()).toBe(before);
  });

  test("never sends the password", async () => {
    const sent: string[] = [];
    const { query } = pg.Client.prototype;
    const password = /:([^:@]+)@/.exec(await prepare())?.[1] ?? "";
    await prepare(undefined, "a third secret that only tests know, as long as that");
    pg.Client.prototype.query = function record(this: pg.Client, ...all: unknown[]) {
      sent.push(JSON.stringify(all));
      return Reflect.apply(query, this, all) as never;
    } as typeof query;
    try {
      await prepare();
    } finally {
      pg.Client.prototype.query = query;
    }
    expect(sent.join("\n")).toContain("SCRAM-SHA-256$4096:");
    expect(sent.join("\n")).not.toContain(password);
  });

  test("makes the role of a second address a member of tessera_app and accepts it", async () => {
    const { name, url } = await createRole("");
    expect(await prepare(url)).toBe(url);
    expect(await prepare(url)).toBe(url);
    const granted = `select pg_has_role('${name}', 'tessera_app', 'USAGE') as granted`;
    expect(await runAsOwner(clusterUrl, granted)).toEqual([{ granted: true }]);
  });

  test.each(["superuser", "bypassrls", "createrole", "createdb", "replication"])(
    "refuses a role that is %s",
    async (attribute) => {
      const { name, url } = await createRole(attribute);
      expect(await refusal(url)).toContain(`as ${name}: it is or can become a superuser`);
    },
  );

  test("refuses the owner and any role that can become the owner", async () => {
    expect(await refusal(database.url)).toContain("superuser");
    const { url } = await createRole(`in role ${ownerName}`);
    expect(await refusal(url)).toContain("superuser");
  });

  test("refuses a member of another role, also when it does not inherit", async () => {
    const group = await createRole("");
    const { url } = await createRole(`noinherit in role ${group.name}`);
    expect(await refusal(url)).toContain(`it can become ${group.name}`);
    const program = await createRole("in role pg_execute_server_program");
    expect(await refusal(program.url)).toContain("it can become pg_execute_server_program");
  });

  test("refuses a login that PostgreSQL refuses, and the address of another database", async () => {
    const { name, url } = await createRole("");
    const wrong = replaceUser(url, name, "wrong");
    expect(await refusal(wrong)).toContain("PostgreSQL refuses the server's login");
    expect(await refusal(replaceUser(clusterUrl, name, "p/?@:"))).toContain("different databases");
  });
});

test("the embedded PostgreSQL logs no value of a row: neither details nor statements of errors", async () => {
  expect(await run("show log_error_verbosity")).toEqual([{ log_error_verbosity: "terse" }]);
  expect(await run("show log_min_error_statement")).toEqual([{ log_min_error_statement: "panic" }]);
  expect(await run("show log_statement")).toEqual([{ log_statement: "none" }]);
});
