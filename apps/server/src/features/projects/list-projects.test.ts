import { operations, type InputOf, type Operation } from "@tessera/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { callApp, type CallHeaders } from "#testing/call-app.ts";
import { setTestPlan } from "#testing/factories.ts";
import {
  createProjectFixture,
  createTestProject,
  type ProjectFixture,
} from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let fixture: ProjectFixture;

beforeAll(async () => {
  server = await startTestApp();
  fixture = await createProjectFixture(server, "pro");
  for (const name of ["Zeytin", "çınar", "Ayva", "IRMAK 10"]) {
    await createTestProject(server, fixture.owner, fixture.organizationId, name);
  }
});
afterAll(() => server.close());

function list(query: InputOf<typeof operations.listProjects>["query"] = {}, language = "tr") {
  return callApp(server, fixture.viewer, operations.listProjects, {
    organizationId: fixture.organizationId,
    query,
    headers: { "accept-language": language },
  });
}

async function namesOf(query: InputOf<typeof operations.listProjects>["query"], language?: string) {
  return (await list(query, language)).data.map(({ name }) => name);
}

test("lists the newest first, ten a page, with the total", async () => {
  const { status, data, meta } = await list();
  expect(status).toBe(200);
  expect(data.map(({ name }) => name)).toEqual(["IRMAK 10", "Ayva", "çınar", "Zeytin", "Işık"]);
  expect(meta).toEqual({ page: 1, pageSize: 10, total: 5 });
  expect(data.at(-1)).toEqual(fixture.project);
});

test("returns the rows of the requested page, and none beyond the last", async () => {
  const query = { sort: "name", order: "asc", pageSize: 2 } as const;
  expect(await namesOf({ ...query, page: 2 })).toEqual(["IRMAK 10", "Işık"]);
  expect((await list({ ...query, page: 9 })).data).toEqual([]);
  expect((await list({ ...query, page: 9 })).meta.total).toBe(5);
});

test("sorts names by the alphabet of the language", async () => {
  const query = { sort: "name", order: "asc" } as const;
  expect(await namesOf(query, "tr")).toEqual(["Ayva", "çınar", "IRMAK 10", "Işık", "Zeytin"]);
  expect(await namesOf({ ...query, order: "desc" }, "tr")).toEqual([
    "Zeytin",
    "Işık",
    "IRMAK 10",
    "çınar",
    "Ayva",
  ]);
});

test.each([
  ["IŞIK", ["Işık"]],
  ["isik", ["Işık"]],
  ["ırmak", ["IRMAK 10"]],
  ["cinar", ["çınar"]],
  ["%", []],
])("finds %s regardless of case, marks and keyboard", async (search, found) => {
  const { data, meta } = await list({ search });
  expect(data.map(({ name }) => name)).toEqual(found);
  expect(meta.total).toBe(found.length);
});

test.each([
  { page: 0 },
  { page: "x" },
  { pageSize: 101 },
  { sort: "recipe" },
  { search: "a".repeat(81) },
])("refuses the query %j", async (query) => {
  const { status, meta } = await list(query as never);
  expect(status).toBe(422);
  expect(Object.keys(meta.fields ?? {})).toEqual(Object.keys(query));
});

test("counts unknown fields of a query", async () => {
  const { status, meta } = await list({ surely: "unknown" } as never);
  expect([status, Object.keys(meta.fields ?? {})]).toEqual([422, ["query"]]);
});

test("lists the identity of every project for menus, sorted by name", async () => {
  const { status, data, meta } = await callApp(server, fixture.viewer, operations.listAllProjects, {
    organizationId: fixture.organizationId,
    headers: { "accept-language": "tr" },
  });
  expect(status).toBe(200);
  expect(data.map(({ name }) => name)).toEqual(["Ayva", "çınar", "IRMAK 10", "Işık", "Zeytin"]);
  expect(data[3]).toEqual({
    id: fixture.project.id,
    name: "Işık",
    slug: fixture.project.slug,
    formerSlugs: [],
    writable: true,
    archivedAt: null,
  });
  expect(meta).toEqual({ page: 1, pageSize: 5, total: 5 });
});

test("marks the projects that are writable on a smaller plan", async () => {
  await setTestPlan(server, fixture.organizationId, "free");
  const { data } = await list({ sort: "createdAt", order: "asc" });
  expect(data.map(({ writable }) => writable)).toEqual([true, false, false, false, false]);
  await setTestPlan(server, fixture.organizationId, "pro");
});

test.each([operations.listProjects, operations.listAllProjects])(
  "$id refuses an anonymous caller, a missing header and strangers",
  async (operation: Operation) => {
    const { organizationId } = fixture;
    const call = (person: typeof fixture.owner | undefined, headers: CallHeaders) =>
      callApp(server, person, operation, headers);
    expect((await call(undefined, { organizationId })).status).toBe(401);
    const unnamed = await call(fixture.owner, {});
    expect([unnamed.status, unnamed.meta.errorCode]).toEqual([400, "headerRequired"]);
    const foreign = await call(fixture.stranger, { organizationId });
    const unknown = await call(fixture.stranger, {
      organizationId: "00000000-0000-4000-8000-000000000000",
    });
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(unknown.text);
  },
);

test("reads the recipes of the asked page only, also when names are sorted or searched", async () => {
  const read = vi.spyOn(server.services.database, "read");
  const { data } = await list({ sort: "name", order: "asc", pageSize: 2, page: 2 });
  await list({ search: "isik" });
  const ids = data.map(({ id }) => id);
  const statements = read.mock.calls.flatMap(([, ...batch]) => batch);
  read.mockRestore();
  const asked = statements.filter(({ statement }) => statement.name === "projects-by-id");
  expect(asked.map(({ values }) => values[2])).toEqual([
    `{${ids.join(",")}}`,
    `{${fixture.project.id}}`,
  ]);
});
