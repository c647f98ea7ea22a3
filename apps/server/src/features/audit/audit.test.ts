import { operations, type InputOf } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditIdOf } from "#testing/audit-id-of.ts";
import { recordProviderAudit } from "#audit/record-audit.ts";
import { callApp } from "#testing/call-app.ts";
import { createTestOrganization, type TestPerson } from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createTestProject } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { createTeam, type Team } from "#testing/team.ts";

let server: TestApp;
let team: Team;
beforeAll(async () => {
  server = await startTestApp();
  team = await createTeam(server);
  const { organizationId } = team;
  const params = { organizationId, userId: team.viewer.userId };
  for (const role of ["editor", "viewer"] as const) {
    await callApp(server, team.owner, operations.updateMember, { params, body: { role } });
  }
  const body = { name: "=HYPERLINK(1)" };
  await callApp(server, team.admin, operations.updateOrganization, {
    params: { organizationId },
    body,
  });
  await callApp(server, team.editor, operations.leaveOrganization, { params: { organizationId } });
});
afterAll(() => server.close());

type Query = InputOf<typeof operations.listAudit>["query"];

function list(query: Query, person = team.owner) {
  const { organizationId } = team;
  return callApp(server, person, operations.listAudit, { params: { organizationId }, query });
}

async function listOperations(query: Query) {
  return (await list(query)).data.map(({ operation }) => operation);
}

async function markOf({ userId }: TestPerson): Promise<string> {
  return (await auditIdOf(server, userId)).slice(-4).toUpperCase();
}

test("lists the newest entry first, with names, and a mark for former members", async () => {
  const { data, meta } = await list({});
  expect(meta).toEqual({ page: 1, pageSize: 10, total: 4 });
  expect(data.map(({ operation }) => operation)).toEqual([
    "leaveOrganization",
    "updateOrganization",
    "updateMember",
    "updateMember",
  ]);
  expect(data[0]).toMatchObject({
    actorId: null,
    actorName: null,
    actorMark: await markOf(team.editor),
    subjectName: null,
  });
  expect(data[2]).toMatchObject({
    actorId: team.owner.userId,
    actorName: "Olive Owner",
    subjectName: "Işık Viewer",
    details: { from: "editor", to: "viewer" },
  });
});

test("filters by action, person, day and search, page by page", async () => {
  expect(await listOperations({ action: "roleChanged", pageSize: 1, page: 2 })).toEqual([
    "updateMember",
  ]);
  expect(await listOperations({ actor: team.admin.userId })).toEqual(["updateOrganization"]);
  expect(await listOperations({ search: "ISIK" })).toEqual(["updateMember", "updateMember"]);
  expect(await listOperations({ search: "kuruluşu değ" })).toEqual(["updateOrganization"]);
  const mark = `Former member ${await markOf(team.editor)}`;
  expect(await listOperations({ search: mark })).toEqual(["leaveOrganization"]);
  expect(await listOperations({ search: "nothing" })).toEqual([]);
});

test("counts days in Europe/Istanbul", async () => {
  const at =
    "update audit set created_at = '2026-03-01T22:30:00Z' where organization_id = $1 and operation = 'updateOrganization'";
  await runAsOwner(server.ownerUrl, at, [team.organizationId]);
  expect(await listOperations({ from: "2026-03-02", to: "2026-03-02" })).toEqual([
    "updateOrganization",
  ]);
  expect(await listOperations({ from: "2026-03-01", to: "2026-03-01" })).toEqual([]);
});

test("stores no id of a user, and names a member to the organizations of the member only", async () => {
  const rows = await runAsOwner<{ row: string }>(
    server.ownerUrl,
    "select a::text as row from audit a",
  );
  const everything = rows.map(({ row }) => row).join("\n");
  expect(rows.length).toBeGreaterThan(3);
  for (const { userId } of [team.owner, team.admin, team.editor, team.viewer])
    expect(everything).not.toContain(userId);
  expect(await listOperations({ actor: team.editor.userId })).toEqual(["leaveOrganization"]);
});

test("names Tessera for what the payment provider has changed", async () => {
  const other = await createTeam(server);
  const { organizationId, owner } = other;
  await server.services.database.transaction({ organizationId }, (transaction) =>
    recordProviderAudit(transaction, organizationId, { operation: "receiveWebhook", details: {} }),
  );
  const input = { params: { organizationId }, query: {} };
  const { data } = await callApp(server, owner, operations.listAudit, input);
  expect(data).toMatchObject([
    { operation: "receiveWebhook", actorId: null, actorName: "Tessera" },
  ]);
});

test("adds the slug to the names of design systems that have the same name, also of a deleted one", async () => {
  const { organizationId, owner } = await createTeam(server);
  const create = () => createTestProject(server, owner, organizationId, "Liman");
  const [first, second] = [await create(), await create()];
  const names = async (search = "") => {
    const input = { params: { organizationId }, query: { search } };
    const { data } = await callApp(server, owner, operations.listAudit, input);
    return data.map(({ operation, subjectName }) => `${operation} ${subjectName}`);
  };
  const both = [`createProject Liman (${second.slug})`, `createProject Liman (${first.slug})`];
  expect(await names()).toEqual(both);
  const params = { projectId: second.id };
  await callApp(server, owner, operations.deleteProject, { params, ifMatch: "*" });
  expect(await names()).toEqual([`deleteProject Liman (${second.slug})`, ...both]);
  expect(await names(`(${second.slug})`)).toHaveLength(2);
  // An entry of an earlier release has no slug.
  const older = "update audit set details = details - 'slug' where subject_id = $1";
  await runAsOwner(server.ownerUrl, older, [second.id]);
  expect(await names()).toEqual([
    "deleteProject Liman",
    "createProject Liman",
    `createProject Liman (${first.slug})`,
  ]);
});

test("names a design system that was moved or deleted, in the list, the search and the file", async () => {
  const { organizationId, owner } = await createTeam(server);
  const target = await createTestOrganization(server, owner, "pro");
  const moved = await createTestProject(server, owner, organizationId, "Taşınan");
  const deleted = await createTestProject(server, owner, organizationId, "Silinen");
  await callApp(server, owner, operations.moveProject, {
    params: { projectId: moved.id },
    body: { organizationId: target },
  });
  const params = { projectId: deleted.id };
  await callApp(server, owner, operations.deleteProject, { params, ifMatch: "*" });
  const find = async (search?: string) => {
    const query = search === undefined ? {} : { search };
    const input = { params: { organizationId }, query };
    const { data } = await callApp(server, owner, operations.listAudit, input);
    return data.map(({ operation, subjectName }) => `${operation} ${subjectName}`);
  };
  expect(await find()).toEqual([
    "deleteProject Silinen",
    "moveProject Taşınan",
    "createProject Silinen",
    "createProject Taşınan",
  ]);
  expect(await find("silin")).toEqual(["deleteProject Silinen", "createProject Silinen"]);
  const input = { params: { organizationId }, query: {} };
  const { text } = await callApp(server, owner, operations.exportAudit, input);
  expect(text).toContain('"Silinen","name: Silinen; slug: silinen"');
  expect(text).toContain('"Moved a design system","Taşınan",');
});

test("exports CSV in which no field is a formula", async () => {
  const { organizationId } = team;
  const input = { params: { organizationId }, query: {} };
  const { text, headers, status } = await callApp(
    server,
    team.admin,
    operations.exportAudit,
    input,
  );
  expect([status, headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
  const lines = text.trimEnd().split("\r\n");
  expect(lines[0]).toBe('\uFEFF"Time (UTC)","Person","Action","Subject","Details","Entry"');
  expect(lines).toHaveLength(5);
  expect(text).toContain('"name: =HYPERLINK(1)"');
  expect(text).not.toMatch(/(^|,)"?[=+\-@]/m);
});

test("shows in its last row and its name that a file has only the newest 50,000 entries", async () => {
  const other = await createTeam(server);
  const { organizationId, owner } = other;
  const actorId = await auditIdOf(server, owner.userId);
  await runAsOwner(
    server.ownerUrl,
    `insert into audit (organization_id, id, actor_id, operation, subject_id, details)
     select $1, gen_random_uuid(), $2, 'updateOrganization', $1, '{}' from generate_series(1, 50000)`,
    [organizationId, actorId],
  );
  const exportFile = (language: string) =>
    callApp(server, owner, operations.exportAudit, {
      params: { organizationId },
      query: {},
      headers: { "accept-language": language },
    });
  const whole = await exportFile("en");
  expect(whole.headers["content-disposition"]).toContain('"audit.csv"');
  expect(whole.text.trimEnd().split("\r\n")).toHaveLength(50_001);
  expect(whole.text).not.toContain("the newest");

  await runAsOwner(
    server.ownerUrl,
    `insert into audit (organization_id, id, actor_id, operation, subject_id, details)
     values ($1, gen_random_uuid(), $2, 'updateOrganization', $1, '{}')`,
    [organizationId, actorId],
  );
  const cut = await exportFile("tr");
  expect(cut.headers["content-disposition"]).toContain('"audit-newest-50000.csv"');
  const lines = cut.text.trimEnd().split("\r\n");
  expect(lines).toHaveLength(50_002);
  expect(lines.at(-1)).toMatch(/^"Bu dosyada en yeni 50\.000 kayıt var\..*","","","","",""$/);
});

test("uses the index of the organization's entries for a page", async () => {
  const rows = await runAsOwner<{ "QUERY PLAN": string }>(
    server.ownerUrl,
    `explain select * from audit where organization_id = '${team.organizationId}' order by id desc limit 10`,
  );
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("audit_organization_id_id_pk");
});
