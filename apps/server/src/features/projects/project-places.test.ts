import { operations, type Project } from "@tessera/contract";
import { createRecipe, writeDecisions } from "@tessera/engine";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import {
  addTestMember,
  createTestOrganization,
  setTestPlan,
  type TestPerson,
} from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import {
  createProjectFixture,
  createTestProject,
  type ProjectFixture,
} from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

const isLong = inject("form") === "long";

let server: TestApp;
let fixture: ProjectFixture;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  fixture = await createProjectFixture(server, "pro");
});

type Act = "archiveProject" | "restoreProject";

function act(id: Act, person: TestPerson = fixture.editor, projectId = fixture.project.id) {
  return callApp(server, person, operations[id], { params: { projectId } });
}

function duplicate(person: TestPerson = fixture.editor, name = "Copy") {
  return callApp(server, person, operations.duplicateProject, {
    params: { projectId: fixture.project.id },
    body: { name },
  });
}

function remove(person: TestPerson = fixture.owner) {
  return callApp(server, person, operations.deleteProject, {
    params: { projectId: fixture.project.id },
    ifMatch: "*",
  });
}

function move(organizationId: string, person: TestPerson = fixture.owner) {
  return callApp(server, person, operations.moveProject, {
    params: { projectId: fixture.project.id },
    body: { organizationId },
  });
}

function share(person: TestPerson = fixture.editor) {
  return callApp(server, person, operations.createShareLink, {
    params: { projectId: fixture.project.id },
  });
}

function readShared(shareToken: string) {
  return callApp(server, undefined, operations.getSharedProject, { params: { shareToken } });
}

function save(projectId: string = fixture.project.id) {
  return callApp(server, fixture.editor, operations.updateRecipe, {
    params: { projectId },
    body: {
      recipe: writeDecisions(createRecipe(), [{ path: "radius/basePx", value: 9 }]) as never,
    },
    ifMatch: "*",
  });
}

async function listNames(
  state?: "active" | "archived" | "all",
  organizationId = fixture.organizationId,
) {
  const { data } = await callApp(server, fixture.owner, operations.listProjects, {
    query: { sort: "name", order: "asc", ...(state && { state }) },
    organizationId,
  });
  return data.map(({ name }) => name);
}

/** Calls as a viewer and as a stranger, and returns both statuses. */
async function refuse(call: (person: TestPerson) => Promise<{ readonly status: number }>) {
  return [(await call(fixture.viewer)).status, (await call(fixture.stranger)).status];
}

test("an archived project is read-only, exported, and listed only on request", async () => {
  const { status, data } = await act("archiveProject");
  expect([status, data.writable]).toEqual([200, false]);
  expect(Date.parse(data.archivedAt ?? "")).toBeGreaterThan(0);
  expect((await act("archiveProject")).data.archivedAt).toBe(data.archivedAt);
  const refused = await save();
  expect([refused.status, refused.meta.errorCode]).toEqual([409, "archived"]);
  const exported = await callApp(server, fixture.viewer, operations.exportVariables, {
    params: { projectId: fixture.project.id, format: "css" },
    query: {},
  });
  expect(exported.status).toBe(200);
  expect([await listNames(), await listNames("archived"), await listNames("all")]).toEqual([
    [],
    ["Işık"],
    ["Işık"],
  ]);
  expect((await act("restoreProject")).data).toMatchObject({ archivedAt: null, writable: true });
  expect((await save()).status).toBe(200);
});

test("archiving frees a place of the plan, and a restore needs one", async () => {
  await setTestPlan(server, fixture.organizationId, "free");
  expect((await act("archiveProject", fixture.owner)).status).toBe(200);
  await createTestProject(server, fixture.owner, fixture.organizationId, "Second");
  const refused = await act("restoreProject", fixture.owner);
  expect([refused.status, refused.meta.errorCode]).toEqual([403, "planLimit"]);
});

test("archiving and restoring lock the organization before the project", async () => {
  const { organizationId, project } = fixture;
  for (const id of ["archiveProject", "restoreProject"] as const) {
    const other = new pg.Client({ connectionString: server.ownerUrl });
    await other.connect();
    try {
      await other.query("begin");
      await other.query("select from organizations where id = $1 for update", [organizationId]);
      const acting = act(id);
      const countWaiting = async () => {
        const { rows } = await other.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows.length;
      };
      await expect.poll(countWaiting, { interval: 5, timeout: 60_000 }).toBeGreaterThan(0);
      await other.query("select from projects where id = $1 for update nowait", [project.id]);
      await other.query("commit");
      expect((await acting).status).toBe(200);
    } finally {
      await other.end();
    }
  }
});

test("many restores and creations at once never exceed the plan", async () => {
  for (let round = 0; round < (isLong ? 50 : 1); round += 1) {
    const names = ["a", "b", "c", "d"];
    const created = await Promise.all(
      names.map((name) =>
        createTestProject(server, fixture.owner, fixture.organizationId, `${name}${round}`),
      ),
    );
    for (const { id } of created) await act("archiveProject", fixture.editor, id);
    const calls = [
      ...created.map(({ id }) => act("restoreProject", fixture.editor, id)),
      ...names.map((name) => duplicate(fixture.editor, name)),
    ];
    await Promise.all(calls);
    const [row] = await runAsOwner<{ active: number }>(
      server.ownerUrl,
      `select count(*)::int as active from projects
       where organization_id = $1 and archived_at is null`,
      [fixture.organizationId],
    );
    expect(row?.active).toBe(5);
    await runAsOwner(
      server.ownerUrl,
      "delete from projects where organization_id = $1 and id <> $2",
      [fixture.organizationId, fixture.project.id],
    );
  }
});

test("a copy has the recipe and a new history, and a project of the same name another slug", async () => {
  await save();
  const { status, data } = await duplicate(fixture.editor, "Işık");
  expect(status).toBe(201);
  expect(data).toMatchObject({ name: "Işık", revision: 1, slug: "isik-2" });
  expect(data.recipe.radius.basePx).toBe(9);
  expect((await duplicate(fixture.editor, "a/b")).status).toBe(422);
  await setTestPlan(server, fixture.organizationId, "free");
  expect((await duplicate()).meta.errorCode).toBe("planLimit");
});

test("a deleted project leaves no row", async () => {
  await share();
  await callApp(server, fixture.viewer, operations.addFavorite, {
    params: { projectId: fixture.project.id },
  });
  expect((await remove(fixture.editor)).status).toBe(403);
  expect((await remove()).status).toBe(204);
  for (const table of ["projects", "versions", "favorites", "share_links"]) {
    const column = table === "projects" ? "id" : "project_id";
    const rows = await runAsOwner(server.ownerUrl, `select from ${table} where ${column} = $1`, [
      fixture.project.id,
    ]);
    expect([table, rows.length]).toEqual([table, 0]);
  }
  expect((await remove()).status).toBe(404);
});

test("a project moves with its history to another organization of its owner", async () => {
  await save();
  await callApp(server, fixture.viewer, operations.addFavorite, {
    params: { projectId: fixture.project.id },
  });
  const target = await createTestOrganization(server, fixture.owner);
  const { status, data } = await move(target);
  expect([status, data.organizationId, data.slug]).toEqual([200, target, "isik"]);
  expect([await listNames("all"), await listNames("all", target)]).toEqual([[], ["Işık"]]);
  const versions = await callApp(server, fixture.owner, operations.listVersions, {
    params: { projectId: fixture.project.id },
    query: {},
  });
  expect(versions.data.versions).toHaveLength(2);
  expect((await save()).status).toBe(404);
  const favorites = await runAsOwner(
    server.ownerUrl,
    "select from favorites where project_id = $1",
    [fixture.project.id],
  );
  expect(favorites).toEqual([]);
});

test("a project moves only to an organization that the caller owns, with a place for it", async () => {
  const target = await createTestOrganization(server, fixture.owner);
  expect((await move(target, fixture.editor)).status).toBe(403);
  expect((await move(fixture.otherOrganizationId)).status).toBe(404);
  expect((await move("00000000-0000-4000-8000-000000000000")).status).toBe(404);
  expect((await move("no-id")).status).toBe(422);
  await addTestMember(server, fixture.otherOrganizationId, fixture.owner, "admin");
  expect((await move(fixture.otherOrganizationId)).status).toBe(404);
  await createTestProject(server, fixture.owner, target, "Full");
  const full = await move(target);
  expect([full.status, full.meta.errorCode]).toEqual([403, "planLimit"]);
  expect((await move(fixture.organizationId)).status).toBe(200);
  expect(await listNames()).toEqual(["Işık"]);
});

test("two projects that move to the last place at once: one does", async () => {
  const target = await createTestOrganization(server, fixture.owner);
  const second = await createTestProject(server, fixture.owner, fixture.organizationId, "Second");
  const ids: readonly Project["id"][] = [fixture.project.id, second.id];
  const statuses = await Promise.all(
    ids.map(async (projectId) => {
      const answer = await callApp(server, fixture.owner, operations.moveProject, {
        params: { projectId },
        body: { organizationId: target },
      });
      return answer.status;
    }),
  );
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 403]);
});

test("the database moves a project for an owner of both organizations only", async () => {
  const { database } = server.services;
  const { editor, organizationId, otherOrganizationId, project } = fixture;
  const moved = database.transaction({ userId: editor.userId }, ({ $client }) =>
    $client.query("select app_move_project($1, $2, $3, 'x')", [
      project.id,
      organizationId,
      otherOrganizationId,
    ]),
  );
  await expect(moved).rejects.toThrow("does not own both");
});

test("a share link shows the project without an account, until it is replaced or revoked", async () => {
  const first = await share();
  expect(first.status).toBe(201);
  const { status, data } = await readShared(first.data.token);
  expect(status).toBe(200);
  expect(data).toMatchObject({ name: "Işık", organizationName: "Acme", revision: 1 });
  expect(Object.keys(data).toSorted()).toEqual([
    "name",
    "organizationName",
    "recipe",
    "revision",
    "updatedAt",
  ]);
  const second = await share();
  expect((await readShared(first.data.token)).status).toBe(404);
  expect((await readShared(second.data.token)).status).toBe(200);
  const known = await callApp(server, fixture.viewer, operations.getShareLink, {
    params: { projectId: fixture.project.id },
  });
  expect(known.data).toEqual({ createdAt: second.data.createdAt });
  expect(known.text).not.toContain(second.data.token);
  const revoked = await callApp(server, fixture.editor, operations.deleteShareLink, {
    params: { projectId: fixture.project.id },
  });
  expect(revoked.status).toBe(204);
  expect((await readShared(second.data.token)).status).toBe(404);
});

test("a share link is stored hashed, and a wrong one finds nothing", async () => {
  const { data } = await share();
  const rows = await runAsOwner(server.ownerUrl, "select t::text as row from share_links t");
  expect(JSON.stringify(rows)).not.toContain(data.token);
  for (const token of ["a".repeat(43), "short", `${data.token}x`]) {
    expect((await readShared(token)).status).toBe(404);
  }
});

test("viewers and strangers change nothing", async () => {
  expect(await refuse((person) => act("archiveProject", person))).toEqual([403, 404]);
  expect(await refuse((person) => act("restoreProject", person))).toEqual([403, 404]);
  expect(await refuse(duplicate)).toEqual([403, 404]);
  expect(await refuse(remove)).toEqual([403, 404]);
  expect(await refuse((person) => move(fixture.otherOrganizationId, person))).toEqual([403, 404]);
  expect(await refuse(share)).toEqual([403, 404]);
});
