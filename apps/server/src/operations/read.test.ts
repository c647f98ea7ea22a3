import { operations } from "@tessera/contract";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { callOperation } from "#testing/call-operation.ts";
import { addTestMember, createPerson, type TestPerson } from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createProjectFixture, type ProjectFixture } from "#testing/project-fixture.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let fixture: ProjectFixture;
beforeAll(async () => {
  server = await startTestApp();
  fixture = await createProjectFixture(server, "pro");
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

/** Reads of a project and of its organization, by id; each names them in another part of the call. */
const reads = {
  path: (person: TestPerson) =>
    callApp(server, person, operations.getRecipe, { params: { projectId: fixture.project.id } }),
  query: (person: TestPerson) =>
    callApp(server, person, operations.listColors, { query: { projectId: fixture.project.id } }),
  header: (person: TestPerson) =>
    callApp(server, person, operations.listProjects, {
      query: {},
      organizationId: fixture.organizationId,
    }),
  "header, names only": (person: TestPerson) =>
    callApp(server, person, operations.listAllProjects, {
      organizationId: fixture.organizationId,
    }),
};
const named = Object.entries(reads);

async function endSession({ sessionId }: TestPerson): Promise<void> {
  const end = "update sessions set ended_at = now() where id = $1";
  await runAsOwner(server.ownerUrl, end, [sessionId]);
}

type Counted = { readonly total: number };

/**
 * Records what PostgreSQL sends for the statements of a call after the first, the rights: the rows,
 * and the totals of lists.
 */
async function recordReads(call: () => Promise<unknown>) {
  const { database } = server.services;
  const spy = vi.spyOn(database, "read");
  await call();
  const results = await Promise.all(spy.mock.results.map(({ value }) => value));
  const sent: readonly object[] = results.flatMap(([, ...parts]) => parts.flat());
  return {
    rows: sent.filter((row) => !isCount(row)),
    totals: sent.filter(isCount).map(({ total }) => total),
  };
}

function isCount(row: object): row is Counted {
  return "total" in row;
}

/** Returns the totals that a read sends: one for a list in pages, and none for other reads. */
function totalsOf(where: string, total: number): readonly number[] {
  return where === "header" ? [total] : [];
}

test.each(named)("a member reads what the %s names", async (where, read) => {
  const { rows, totals } = await recordReads(async () => {
    expect((await read(fixture.viewer)).status).toBe(200);
  });
  expect(rows).toHaveLength(1);
  expect(totals).toEqual(totalsOf(where, 1));
});

test.each(named)("PostgreSQL sends a stranger no row of what the %s names", async (where, read) => {
  const { rows, totals } = await recordReads(async () => {
    expect((await read(fixture.stranger)).status).toBe(404);
  });
  expect(rows).toEqual([]);
  expect(totals).toEqual(totalsOf(where, 0));
});

test.each(named)("an ended session reads nothing of what the %s names", async (_where, read) => {
  const person = await createPerson(server);
  await addTestMember(server, fixture.organizationId, person, "viewer");
  expect((await read(person)).status).toBe(200);
  await endSession(person);
  const { status, data } = await read(person);
  expect([status, data]).toEqual([401, null]);
});

test("an ended session reads neither its account nor its organizations", async () => {
  const person = await createPerson(server);
  await endSession(person);
  const answers = [
    await callApp(server, person, operations.getUser, {}),
    await callApp(server, person, operations.listOrganizations, { query: {} }),
  ];
  expect(answers.map(({ status, data }) => [status, data])).toEqual([
    [401, null],
    [401, null],
  ]);
});

test("a stranger's read of a project that exists sends the same as of one that does not", async () => {
  const send = (projectId: string) =>
    recordStatements(() =>
      callOperation(server, "getRecipe", {
        params: { projectId },
        headers: fixture.stranger.headers,
      }),
    );
  const existing = await send(fixture.project.id);
  expect(existing).toHaveLength(1);
  expect(await send(crypto.randomUUID())).toEqual(existing);
});

test("refuses another organization's header, although the caller is a member of both", async () => {
  const { otherOrganizationId: organizationId, owner, project } = fixture;
  await addTestMember(server, organizationId, owner, "viewer");
  const params = { projectId: project.id };
  const answer = await callApp(server, owner, operations.getRecipe, { params, organizationId });
  expect([answer.status, answer.data]).toEqual([404, null]);
});

test("judges the session before the query, and the query before any row is read", async () => {
  const person = await createPerson(server);
  const query = { page: 0 };
  const list = () => callApp(server, person, operations.listOrganizations, { query });
  const reads = await recordReads(async () => expect((await list()).status).toBe(422));
  expect(reads).toEqual({ rows: [], totals: [] });
  await endSession(person);
  expect((await list()).status).toBe(401);
});
