import { operations, type OperationId } from "@tessera/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createUuid } from "#ids/uuid.ts";
import { callApp } from "#testing/call-app.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { downgradeBeforeTurn } from "#testing/downgrade-before-turn.ts";
import { setTestPlan, type TestPerson } from "#testing/factories.ts";
import { createProjectFixture, type ProjectFixture } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let fixture: ProjectFixture;
beforeAll(async () => {
  server = await startTestApp();
  fixture = await createProjectFixture(server, "pro");
  await setTestPlan(server, fixture.organizationId, "free");
});
afterAll(() => server.close());

function call(id: OperationId, person: TestPerson, body: object = {}): Promise<string> {
  return callOperation(server, id, {
    params: {
      organizationId: fixture.organizationId,
      projectId: fixture.project.id,
      versionId: "1",
      format: "css",
    },
    headers: {
      ...person.headers,
      "if-match": "*",
      "x-organization-id": fixture.organizationId,
    },
    body,
  }).then(outcomeOf);
}

const rename = (person: TestPerson) => call("updateProject", person, { name: "Renamed" });
const keep = (userIds: readonly string[], person = fixture.owner) =>
  call("keepMembers", person, { userIds });

const edits = Object.values(operations)
  .filter(({ access }) => access.endsWith(":editor"))
  .map(({ id }) => id);

test.each(edits)("%s is refused for a member over the plan’s limit", async (id) => {
  expect(await call(id, fixture.editor)).toBe("403 planLimit");
});

test("lets members over the limit read and export, and shows them as read-only", async () => {
  expect(await call("getRecipe", fixture.editor)).toBe("200");
  expect(await call("exportVariables", fixture.editor)).toBe("200");
  expect(await rename(fixture.owner)).toBe("200");
  const { organizationId } = fixture;
  const members = await callApp(server, fixture.editor, operations.listMembers, {
    params: { organizationId },
    query: {},
  });
  expect(members.data.map(({ role, writable }) => [role, writable])).toEqual(
    expect.arrayContaining([
      ["owner", true],
      ["editor", false],
      ["viewer", false],
    ]),
  );
  const own = await callApp(server, fixture.editor, operations.listOrganizations, {
    query: {},
  });
  expect(own.data.find(({ name }) => name === "Acme")?.writable).toBe(false);
});

describe("the owner’s choice", () => {
  test("lets another member edit instead of the oldest, and back", async () => {
    expect(await keep([fixture.editor.userId])).toBe("204");
    expect(await rename(fixture.editor)).toBe("200");
    expect(await rename(fixture.owner)).toBe("403 planLimit");
    expect(await keep([])).toBe("204");
    expect(await rename(fixture.owner)).toBe("200");
  });

  test("is limited by the plan, and names only members of the organization", async () => {
    const { owner, editor, stranger } = fixture;
    expect(await keep([owner.userId, editor.userId])).toBe("403 planLimit");
    expect(await keep([createUuid()])).toBe("404 notFound");
    expect(await keep([stranger.userId])).toBe("404 notFound");
    expect(await keep([editor.userId], editor)).toBe("403 notAllowed");
    expect(await keep([editor.userId], stranger)).toBe("404 notFound");
  });

  test("lets all members edit again on Pro", async () => {
    await setTestPlan(server, fixture.organizationId, "pro");
    expect(await rename(fixture.editor)).toBe("200");
    expect(await rename(fixture.owner)).toBe("200");
  });

  test("follows a downgrade that comes before its turn", async () => {
    await setTestPlan(server, fixture.organizationId, "pro");
    const outcome = await downgradeBeforeTurn(server, fixture.organizationId, () =>
      keep([fixture.owner.userId, fixture.editor.userId]),
    );
    expect(outcome).toBe("403 planLimit");
  });
});
