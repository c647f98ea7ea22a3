import { operations } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { createProjectFixture, type ProjectFixture } from "#testing/project-fixture.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { runBatch, type Statement } from "./statements.ts";

let server: TestApp;
let fixture: ProjectFixture;
beforeAll(async () => {
  server = await startTestApp();
  fixture = await createProjectFixture(server, "pro");
});
afterAll(() => server.close());

type Named = { readonly name: string };
const echo: Statement<Named> = { name: "echo", text: "select $1::text as name" };
/** No other test prepares it, so that its connection meets it for the first time. */
const repeated: Statement<Named> = { ...echo, name: "repeated" };
const broken: Statement<Named> = { name: "broken", text: "select 1 / $1::int as name" };
const user: Statement<{ readonly user: string; readonly preparedTimes: number }> = {
  name: "current-user",
  text: `select current_setting('app.user_id', true) as user,
    (select count(*)::int from pg_prepared_statements where name = 'repeated') as "preparedTimes"`,
};

function read(name: string) {
  return server.services.database.read({}, { statement: echo, values: [name] });
}

test.each(["'; drop table users; --", "$1", "ı\\0", ""])(
  "reads the value %j as it is",
  async (name) => {
    expect(await read(name)).toEqual([[{ name }]]);
  },
);

test("prepares a statement once for a connection, also inside a transaction and twice in a batch", async () => {
  const bound = { statement: repeated, values: ["twice"] };
  const rows = await server.services.database.transaction({}, async ({ $client }) => {
    await runBatch($client, [bound, bound]);
    return runBatch($client, [bound, { statement: user, values: [] }]);
  });
  expect(rows).toEqual([[{ name: "twice" }], [{ user: "", preparedTimes: 1 }]]);
});

test("sets the tenant for the statements of a read, and for no later one", async () => {
  const { database } = server.services;
  const { userId } = fixture.owner;
  const [[during]] = await database.read({ userId }, { statement: user, values: [] });
  expect(during?.user).toBe(userId);
  const settings = await database.transaction({}, async ({ $client }) => {
    await $client.query("commit");
    return runBatch($client, [{ statement: user, values: [] }]);
  });
  expect(settings[0][0]?.user).toBe("");
});

test("fails with the error of PostgreSQL, and reads on", async () => {
  const { database } = server.services;
  const divide = () => database.read({}, { statement: broken, values: ["0"] });
  await expect(divide()).rejects.toMatchObject({ code: "22012" });
  await expect(divide()).rejects.toMatchObject({ code: "22012" });
  expect(await read("after")).toEqual([[{ name: "after" }]]);
});

test("rolls a transaction back after a failed statement, and keeps its connection", async () => {
  const { database } = server.services;
  const failed = database.transaction({}, ({ $client }) =>
    runBatch($client, [{ statement: broken, values: ["0"] }]),
  );
  await expect(failed).rejects.toMatchObject({ code: "22012" });
  expect(await read("after")).toEqual([[{ name: "after" }]]);
});

test("a simple read takes one round trip, with the rights", async () => {
  const { owner, organizationId, project } = fixture;
  const params = { projectId: project.id };
  const query = { projectId: project.id };
  const calls = {
    user: () => callApp(server, owner, operations.getUser, {}),
    organizations: () => callApp(server, owner, operations.listOrganizations, { query: {} }),
    projects: () => callApp(server, owner, operations.listProjects, { organizationId, query: {} }),
    allProjects: () => callApp(server, owner, operations.listAllProjects, { organizationId }),
    recipe: () => callApp(server, owner, operations.getRecipe, { params }),
    radii: () => callApp(server, owner, operations.getRadii, { params }),
    colors: () => callApp(server, owner, operations.listColors, { query }),
  };
  for (const [name, call] of Object.entries(calls)) {
    const sent = await recordStatements(async () => expect((await call()).status).toBe(200));
    expect(sent, name).toEqual([
      expect.stringMatching(/^settings; session-membership-of-\w+; [\w-]+/),
    ]);
  }
});
