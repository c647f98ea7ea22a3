import { afterAll, beforeAll, expect, test } from "vitest";
import type { BoundStatement } from "#database/statements.ts";
import { selectVersions } from "#features/versions/versions-repository.ts";
import { getUuid } from "#ids/uuid.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createProjectFixture, type ProjectFixture } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { selectProjectPage } from "./project-repository.ts";

let server: TestApp;
let fixture: ProjectFixture;

beforeAll(async () => {
  server = await startTestApp();
  fixture = await createProjectFixture(server, "pro");
  const { id } = fixture.project;
  await runAsOwner(
    server.ownerUrl,
    `insert into projects (organization_id, id, name, slug, recipe, updated_by, created_at, updated_at)
     select organization_id, gen_random_uuid(), name || n, slug || n, recipe, updated_by,
       created_at + make_interval(secs => n), updated_at + make_interval(secs => n)
     from projects, generate_series(1, 999) n where id = $1`,
    [id],
  );
  await runAsOwner(
    server.ownerUrl,
    `insert into versions (organization_id, project_id, revision, operation, recipe, created_by, group_start)
     select organization_id, project_id, n, operation, '{}', created_by, n
     from versions, generate_series(2, 10000) n where project_id = $1 and revision = 1`,
    [id],
  );
  await runAsOwner(server.ownerUrl, "analyze projects", []);
  await runAsOwner(server.ownerUrl, "analyze versions", []);
});
afterAll(() => server.close());

/** Returns the plan of a statement, as the server’s role runs it. */
function explain({ statement, values }: BoundStatement<object>): Promise<string> {
  const { organizationId, owner } = fixture;
  const tenant = { organizationId, userId: owner.userId };
  return server.services.database.transaction(tenant, async ({ $client }) => {
    const query = `explain (analyze, costs off, timing off, summary off) ${statement.text}`;
    const { rows } = await $client.query<{ "QUERY PLAN": string }>(query, [...values]);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
}

/** Returns the most rows that a scan of a table in a plan has read. */
function mostRowsOf(plan: string, table: string): number {
  const scans = plan.matchAll(new RegExp(`Scan.* on ${table} .*actual rows=([\\d.]+)`, "g"));
  return Math.max(0, ...[...scans].map(([, rows]) => Number(rows)));
}

test.each([
  ["updatedAt", "projects_by_update"],
  ["createdAt", "projects_by_creation"],
] as const)("the first page of 1,000 projects by %s reads only its rows", async (sort, index) => {
  const reader = { organizationId: fixture.organizationId, userId: fixture.owner.userId };
  const page = { state: "active", sort, order: "desc", page: 1, pageSize: 10 } as const;
  const plan = await explain(selectProjectPage(reader, page));
  expect(plan).toContain(index);
  expect(plan).not.toContain("Seq Scan on projects p");
});

test("the first page of 10,000 versions reads only its rows", async () => {
  const statements = selectVersions(getUuid(fixture.project.id), { pageSize: 20 });
  const indexes: Readonly<Record<string, string>> = {
    "versions-listed": "versions_listed",
    "versions-pinned": "versions_pinned",
    "versions-hidden": "versions_organization_id_project_id_revision_pk",
  };
  expect(statements.map(({ statement }) => statement.name)).toEqual(Object.keys(indexes));
  for (const each of statements) {
    const plan = await explain(each);
    expect(plan).toContain(indexes[each.statement.name]);
    expect(plan).not.toContain("Seq Scan on versions");
    expect(mostRowsOf(plan, "versions")).toBeLessThanOrEqual(21);
  }
});
