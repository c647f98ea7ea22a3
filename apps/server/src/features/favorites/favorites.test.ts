import { operations } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { outcomeOf } from "#testing/call-operation.ts";
import type { TestPerson } from "#testing/factories.ts";
import { createProjectFixture, type ProjectFixture } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let fixture: ProjectFixture;

beforeAll(async () => {
  server = await startTestApp();
  fixture = await createProjectFixture(server);
});
afterAll(() => server.close());

function callFavorite(
  id: "addFavorite" | "removeFavorite",
  person?: TestPerson,
  projectId?: string,
) {
  return callApp(server, person, operations[id], {
    params: { projectId: projectId ?? fixture.project.id },
  });
}

async function isFavoriteOf(person: TestPerson): Promise<boolean | undefined> {
  const { data } = await callApp(server, person, operations.listProjects, {
    organizationId: fixture.organizationId,
    query: {},
  });
  return data[0]?.favorite;
}

test("adds and removes favorites for the caller alone, and repeating a call changes nothing", async () => {
  for (const favorite of [true, true, false, false]) {
    const { status, text } = await callFavorite(
      favorite ? "addFavorite" : "removeFavorite",
      fixture.viewer,
    );
    expect([status, text]).toEqual([204, ""]);
    expect(await isFavoriteOf(fixture.viewer)).toBe(favorite);
    expect(await isFavoriteOf(fixture.owner)).toBe(false);
  }
});

test("creates no revision", async () => {
  await callFavorite("addFavorite", fixture.owner);
  const { data } = await callApp(server, fixture.owner, operations.getRecipe, {
    params: { projectId: fixture.project.id },
  });
  expect(data.revision).toBe(1);
});

test.each(["addFavorite", "removeFavorite"] as const)(
  "%s refuses anonymous callers and strangers",
  async (id) => {
    expect((await callFavorite(id)).status).toBe(401);
    const foreign = await callFavorite(id, fixture.stranger);
    const unknown = await callFavorite(
      id,
      fixture.stranger,
      "00000000-0000-4000-8000-000000000000",
    );
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(unknown.text);
  },
);

test.each([
  ["text/plain", "a note", "415 wrongType"],
  ["application/json", '{"note":1}', "422 invalid"],
  ["application/json", "{", "400 malformed"],
  ["application/json", `"${"x".repeat(1 << 20)}"`, "413 tooLarge"],
])("accepts no body: %s", async (contentType, payload, outcome) => {
  for (const method of ["POST", "DELETE"] as const) {
    const answer = await server.app.inject({
      method,
      url: `/api/v1/common/favorites/${fixture.project.id}`,
      headers: { ...fixture.viewer.headers, "content-type": contentType },
      payload,
    });
    expect(outcomeOf(answer)).toBe(outcome);
  }
});
