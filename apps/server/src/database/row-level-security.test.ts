import { createRecipe } from "@tessera/engine";
import { eq, getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  accountAudit,
  audit,
  billingDetails,
  checkouts,
  favorites,
  feedback,
  formerSlugs,
  invitations,
  logos,
  members,
  organizations,
  projects,
  presences,
  shareLinks,
  subscriptions,
  versions,
} from "#database/schema.ts";
import { createUuid, type Uuid } from "#ids/uuid.ts";
import { auditIdOf } from "#testing/audit-id-of.ts";
import {
  createPerson,
  createTestInvitation,
  createTestOrganization,
  type TestPerson,
} from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import type { Tenant } from "./database.ts";

let server: TestApp;
let mine: { person: TestPerson; organizationId: Uuid };
let theirs: { person: TestPerson; organizationId: Uuid };

beforeAll(async () => {
  server = await startTestApp();
  mine = await createTenant();
  theirs = await createTenant();
});
afterAll(() => server.close());

const tables = [
  organizations,
  members,
  projects,
  versions,
  favorites,
  shareLinks,
  presences,
  audit,
  invitations,
  formerSlugs,
  checkouts,
  subscriptions,
  billingDetails,
  logos,
];
const names = tables.map(getTableName);

/** Creates an organization with a row in every tenant table. */
async function createTenant() {
  const person = await createPerson(server);
  const organizationId = await createTestOrganization(server, person);
  const { userId } = person;
  await createTestInvitation(server, organizationId, person);
  const projectId = createUuid();
  const recipe = createRecipe();
  await server.services.database.transaction({ userId, organizationId }, async (transaction) => {
    const logo = { fileName: `${organizationId}.webp`, image: Buffer.from("image") };
    await transaction.insert(logos).values({ organizationId, ...logo });
    const project = { organizationId, id: projectId, name: "Design", slug: "design", recipe };
    await transaction.insert(projects).values(project);
    const version = { organizationId, projectId, revision: 1, operation: "createProject", recipe };
    await transaction.insert(versions).values({ ...version, groupStart: 1 });
    await transaction.insert(favorites).values({ organizationId, userId, projectId });
    for (const slug of [`former-${organizationId}`, `acme-${organizationId}`]) {
      const isOwn = eq(organizations.id, organizationId);
      await transaction.update(organizations).set({ slug }).where(isOwn);
    }
    const tokenHash = createUuid();
    await transaction.insert(shareLinks).values({ organizationId, projectId, tokenHash });
    await transaction
      .insert(checkouts)
      .values({ organizationId, id: createUuid(), userId, productId: "prod" });
    await transaction.insert(subscriptions).values({
      organizationId,
      id: `sub_${organizationId}`,
      customerId: "cust",
      productId: "prod",
      period: "monthly",
      status: "active",
      paidSince: new Date(),
      readNumber: 1,
    });
    await transaction
      .insert(billingDetails)
      .values({ organizationId, company: "", address: "", vatNumber: "" });
    const presence = { organizationId, projectId, streamId: createUuid(), userId };
    await transaction.insert(presences).values(presence);
    await transaction.insert(audit).values({
      organizationId,
      id: createUuid(),
      actorId: userId,
      operation: "createProject",
      subjectId: projectId,
      details: {},
    });
  });
  return { person, organizationId };
}

/** Lists the organizations whose rows a transaction reads from a table without a `where`. */
async function listVisible(tenant: Tenant, table: string): Promise<readonly unknown[]> {
  const column = table === "organizations" ? "id" : "organization_id";
  const { rows } = await server.services.database.transaction(tenant, (transaction) =>
    transaction.execute(sql.raw(`select distinct ${column} as id from ${table}`)),
  );
  return rows.map((row) => row["id"]);
}

describe.each(names)("%s, read without a where", (table) => {
  test("returns only rows of the transaction's organization", async () => {
    expect(await listVisible({ organizationId: mine.organizationId }, table)).toEqual([
      mine.organizationId,
    ]);
  });

  test("returns nothing without an organization", async () => {
    expect(await listVisible({}, table)).toEqual([]);
    expect(await listVisible({ organizationId: createUuid() }, table)).toEqual([]);
    expect(await listVisible({ userId: createUuid() }, table)).toEqual([]);
  });

  test("returns to a member only the rows that find their organizations", async () => {
    const found = ["organizations", "members", "projects", "former_slugs"].includes(table);
    expect(await listVisible({ userId: mine.person.userId }, table)).toEqual(
      found ? [mine.organizationId] : [],
    );
  });

  test("refuses to change or delete a row of another organization", async () => {
    const changes = server.services.database.transaction(
      { userId: mine.person.userId, organizationId: mine.organizationId },
      async (transaction) => {
        const column = table === "organizations" ? "id" : "organization_id";
        const where = `where ${column} = '${theirs.organizationId}'`;
        const { rowCount } = await transaction.execute(sql.raw(`delete from ${table} ${where}`));
        return rowCount;
      },
    );
    if (["audit", "former_slugs"].includes(table)) await expect(changes).rejects.toThrow();
    else expect(await changes).toBe(0);
  });

  test("applies to the owner of the table too, and has the organization first in its key", async () => {
    const rows = await runAsOwner(
      server.ownerUrl,
      `select relrowsecurity, relforcerowsecurity, a.attname
       from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
       join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
       where c.oid = $1::regclass`,
      [table],
    );
    const attname = table === "organizations" ? "id" : "organization_id";
    expect(rows).toEqual([{ relrowsecurity: true, relforcerowsecurity: true, attname }]);
  });
});

test("refuses to insert into another organization", async () => {
  const insert = server.services.database.transaction(
    { userId: mine.person.userId, organizationId: mine.organizationId },
    (transaction) =>
      transaction.insert(members).values({
        organizationId: theirs.organizationId,
        userId: mine.person.userId,
        role: "owner",
      }),
  );
  await expect(insert).rejects.toMatchObject({ cause: { code: "42501" } });
});

describe("feedback, which belongs to a person and not to an organization", () => {
  const write = (tenant: Tenant, row: { userId: Uuid; organizationId?: Uuid }) =>
    server.services.database.transaction(tenant, (transaction) =>
      transaction
        .insert(feedback)
        .values({ id: createUuid(), isPriority: false, locale: "en", text: "It is calm.", ...row }),
    );

  test("is visible to its writer only", async () => {
    const { userId } = mine.person;
    const { organizationId } = mine;
    await write({ userId, organizationId }, { userId, organizationId });
    await write({ userId }, { userId });
    expect(await listVisible({ userId }, "feedback")).toHaveLength(2);
    expect(await listVisible({}, "feedback")).toEqual([]);
    expect(await listVisible({ organizationId }, "feedback")).toEqual([]);
    expect(await listVisible({ userId: theirs.person.userId, organizationId }, "feedback")).toEqual(
      [],
    );
  });

  test("refuses another writer and another organization", async () => {
    const { userId } = mine.person;
    const refused = { cause: { code: "42501" } };
    await expect(write({ userId }, { userId: theirs.person.userId })).rejects.toMatchObject(
      refused,
    );
    const { organizationId } = theirs;
    await expect(
      write({ userId, organizationId: mine.organizationId }, { userId, organizationId }),
    ).rejects.toMatchObject(refused);
  });

  test("applies to the owner of the table too, and refuses changes", async () => {
    const rows = await runAsOwner(
      server.ownerUrl,
      `select relrowsecurity, relforcerowsecurity,
         has_table_privilege('tessera_app', oid, 'update') as "isChanged"
       from pg_class where oid = 'feedback'::regclass`,
    );
    expect(rows).toEqual([{ relrowsecurity: true, relforcerowsecurity: true, isChanged: false }]);
  });
});

describe("the audit of accounts, which belongs to no organization", () => {
  const write = async (tenant: Tenant, userId: Uuid) => {
    const accountId = await auditIdOf(server, userId);
    await server.services.database.transaction(tenant, (transaction) =>
      transaction.insert(accountAudit).values({
        requestId: createUuid(),
        accountId,
        operation: "endSession",
        result: "done",
        addressHash: "hash",
      }),
    );
  };
  const countRows = async (tenant: Tenant) => {
    const { rows } = await server.services.database.transaction(tenant, (transaction) =>
      transaction.execute(sql`select count(*)::int as count from account_audit`),
    );
    return rows[0]?.["count"];
  };

  test("is visible to its account only", async () => {
    const { userId } = mine.person;
    await write({ userId }, userId);
    expect(await countRows({ userId })).toBe(1);
    expect(await countRows({})).toBe(0);
    expect(await countRows({ userId: theirs.person.userId })).toBe(0);
    expect(await countRows({ organizationId: mine.organizationId })).toBe(0);
  });

  test("refuses rows of another account", async () => {
    const { userId } = mine.person;
    const refused = { cause: { code: "42501" } };
    await expect(write({ userId }, theirs.person.userId)).rejects.toMatchObject(refused);
    await expect(write({}, userId)).rejects.toMatchObject(refused);
  });

  test.each([
    "update account_audit set result = 'refused'",
    "delete from account_audit",
    "truncate account_audit",
  ])("refuses to %s", async (statement) => {
    const { userId } = mine.person;
    const change = server.services.database.transaction({ userId }, (transaction) =>
      transaction.execute(sql.raw(statement)),
    );
    await expect(change).rejects.toMatchObject({ cause: { code: "42501" } });
  });

  test("applies to the owner of the table too, who only reads it", async () => {
    const rows = await runAsOwner(
      server.ownerUrl,
      "select relrowsecurity, relforcerowsecurity from pg_class where oid = 'account_audit'::regclass",
    );
    expect(rows).toEqual([{ relrowsecurity: true, relforcerowsecurity: true }]);
  });
});

test("tests every table with an organization", async () => {
  const rows = await runAsOwner(
    server.ownerUrl,
    "select table_name from information_schema.columns where column_name = 'organization_id' and table_schema = 'public'",
  );
  const found = rows.map((row) => String(row["table_name"]));
  expect([...found, "organizations"].toSorted()).toEqual(
    [...names, "feedback", "notifications"].toSorted(),
  );
});

test("the server's role owns nothing and bypasses no policy", async () => {
  const [role] = await server.services.database.transaction({}, async (transaction) => {
    const { rows } = await transaction.execute(
      sql`select current_user = session_user as "isLogin", rolsuper, rolbypassrls, (select count(*)::int from pg_class where relowner = r.oid) as owned
          from pg_roles r where rolname = current_user`,
    );
    return rows;
  });
  expect(role).toEqual({ isLogin: true, rolsuper: false, rolbypassrls: false, owned: 0 });
});

test("clears the settings of a transaction at its end", async () => {
  await listVisible(
    { userId: mine.person.userId, organizationId: mine.organizationId },
    "projects",
  );
  for (let use = 0; use < 20; use += 1) expect(await listVisible({}, "projects")).toEqual([]);
});

test("a repeated migration changes nothing", async () => {
  const { migrateDatabase } = await import("./migrate.ts");
  await Promise.all([migrateDatabase(server.ownerUrl), migrateDatabase(server.ownerUrl)]);
  expect(await listVisible({ organizationId: mine.organizationId }, "projects")).toEqual([
    mine.organizationId,
  ]);
});
