import { operations } from "@tessera/contract";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createTestProject } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { createTeam, type Team } from "#testing/team.ts";
import { deleteDueOrganizations } from "./index.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const outcome = ({ status, meta }: { status: number; meta?: { errorCode?: string } | null }) =>
  status < 400 ? String(status) : `${status} ${meta?.errorCode}`;

function planDeletion({ organizationId, owner }: Team, name = "Acme") {
  const input = { params: { organizationId }, body: { name } };
  return callApp(server, owner, operations.deleteOrganization, input);
}

describe("deleting", () => {
  test("needs the exact name", async () => {
    const team = await createTeam(server);
    const answer = await planDeletion(team, "acme");
    expect(outcome(answer)).toBe("422 invalid");
    expect(answer.meta.fields).toHaveProperty("name");
  });

  test("waits seven days, in which members read and only the undo changes anything", async () => {
    const team = await createTeam(server);
    const { organizationId, owner, editor, viewer } = team;
    const project = await createTestProject(server, owner, organizationId);
    const params = { organizationId };
    const { data } = await planDeletion(team);
    const days = (Date.parse(data.deletionAt ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    const listed = await callApp(server, viewer, operations.listProjects, {
      organizationId,
      query: {},
    });
    expect(outcome(listed)).toBe("200");
    const created = { organizationId, body: { name: "New" } };
    expect(outcome(await callApp(server, editor, operations.createProject, created))).toBe(
      "409 deletionPending",
    );
    const saved = { params: { projectId: project.id }, body: { name: "New" }, ifMatch: "*" };
    expect(outcome(await callApp(server, editor, operations.updateProject, saved))).toBe(
      "409 deletionPending",
    );
    expect(outcome(await planDeletion(team))).toBe("409 deletionPending");
    const kept = await callApp(server, owner, operations.restoreOrganization, { params });
    expect(kept.data.deletionAt).toBeNull();
    expect(outcome(await callApp(server, editor, operations.updateProject, saved))).toBe("200");
  });

  test("ends with a job that deletes what is due, and nothing else", async () => {
    const [due, waiting] = [await createTeam(server), await createTeam(server)];
    await createTestProject(server, due.owner, due.organizationId);
    for (const team of [due, waiting]) await planDeletion(team);
    const passed = "update organizations set deletion_at = now() where id = $1";
    await runAsOwner(server.ownerUrl, passed, [due.organizationId]);
    await deleteDueOrganizations(server.services);
    const list = async ({ owner }: Team) => {
      const { data } = await callApp(server, owner, operations.listOrganizations, { query: {} });
      return data.map(({ id }) => id);
    };
    expect(await list(due)).toEqual([]);
    expect(await list(waiting)).toEqual([waiting.organizationId]);
    const left = await runAsOwner(
      server.ownerUrl,
      "select organization_id from projects where organization_id = $1 union all select organization_id from audit where organization_id = $1",
      [due.organizationId],
    );
    expect(left).toEqual([]);
  });
});

test("an organization that cannot be deleted does not keep the others that are due", async () => {
  const teams = [await createTeam(server), await createTeam(server), await createTeam(server)];
  const passed = "update organizations set deletion_at = now() where id = $1";
  for (const { organizationId } of teams)
    await runAsOwner(server.ownerUrl, passed, [organizationId]);
  const { database } = server.services;
  const { transaction } = database;
  // The first one fails, whichever it is.
  let failed: string | undefined;
  const spied = vi.spyOn(database, "transaction").mockImplementation((tenant, work) => {
    const { organizationId } = tenant;
    failed ??= organizationId;
    if (organizationId === undefined || organizationId !== failed) return transaction(tenant, work);
    return Promise.reject(new Error("It cannot be deleted."));
  });
  onTestFinished(() => spied.mockRestore());
  await expect(deleteDueOrganizations(server.services)).rejects.toBeInstanceOf(AggregateError);
  spied.mockRestore();
  const listIds = async () => {
    const ids = teams.map(({ organizationId }) => organizationId);
    const query = "select id from organizations where id = any($1)";
    return (await runAsOwner<{ id: string }>(server.ownerUrl, query, [ids])).map(({ id }) => id);
  };
  expect(await listIds()).toEqual([failed]);
  await deleteDueOrganizations(server.services);
  expect(await listIds()).toEqual([]);
});

describe("changing the address", () => {
  const rename = ({ organizationId, owner }: Team, slug: string) =>
    callApp(server, owner, operations.updateOrganization, {
      params: { organizationId },
      body: { name: "Acme", slug },
    });
  const uniqueSlug = () => `s-${crypto.randomUUID().slice(0, 12)}`;
  const isFree = async ({ organizationId, owner }: Team, slug: string) => {
    const input = { params: { organizationId }, query: { slug } };
    return (await callApp(server, owner, operations.checkOrganizationSlug, input)).data.isFree;
  };

  test("keeps the former address until another organization takes it", async () => {
    const [one, other] = [await createTeam(server), await createTeam(server)];
    const [first, second] = [uniqueSlug(), uniqueSlug()];
    await rename(one, first);
    const changed = await rename(one, second);
    expect(changed.data.slug).toBe(second);
    expect(changed.data.formerSlugs).toContain(first);
    expect(await isFree(other, second)).toBe(false);
    expect(await isFree(other, first)).toBe(true);
    expect(await isFree(one, second)).toBe(true);
    expect(outcome(await rename(other, first))).toBe("200");
    const { data } = await callApp(server, one.owner, operations.listOrganizations, { query: {} });
    expect(data[0]?.formerSlugs).not.toContain(first);
  });

  test.each(["login", "Acme", "a--b", "-a", "a".repeat(49), ""])("refuses %j", async (slug) => {
    const answer = await rename(await createTeam(server), slug);
    expect(outcome(answer)).toBe("422 invalid");
    expect(Object.keys(answer.meta.fields ?? {})).toEqual(["slug"]);
  });

  test("gives one of two organizations a slug that both take at once", async () => {
    const [one, other] = [await createTeam(server), await createTeam(server)];
    const slug = uniqueSlug();
    const answers = await Promise.all([rename(one, slug), rename(other, slug)]);
    expect(answers.map(outcome).toSorted()).toEqual(["200", "422 invalid"]);
  });
});
