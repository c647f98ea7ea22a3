import { operations, type OperationId } from "@tessera/contract";
import { createRecipe } from "@tessera/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createUuid } from "#ids/uuid.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { downgradeBeforeTurn } from "#testing/downgrade-before-turn.ts";
import { setTestPlan } from "#testing/factories.ts";
import {
  createProjectFixture,
  createTestProject,
  type ProjectFixture,
} from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let fixture: ProjectFixture;
let newerId: string;
beforeAll(async () => {
  server = await startTestApp();
  fixture = await createProjectFixture(server, "pro");
  newerId = (await createTestProject(server, fixture.owner, fixture.organizationId, "Newer")).id;
  await setTestPlan(server, fixture.organizationId, "free");
});
afterAll(() => server.close());

const group = { type: "generated", variables: [] };

/** The input of each write; all others accept a group of variables. */
const bodies: Readonly<Partial<Record<OperationId, object>>> = {
  updateProject: { name: "Renamed" },
  updateRecipe: { recipe: createRecipe() },
  updateTypographies: { base: group },
  updatePalette: { baseColor: "#0d9488" },
  restoreVersion: {},
  updateStatusColor: { status: "danger", colorCode: "#b91c1c" },
};

const writes = Object.values(operations)
  .filter((operation) => "revision" in operation && operation.revision === "required")
  // A project over the limit can be deleted.
  .filter(({ id }) => id !== "deleteProject")
  .map(({ id }) => id);

function write(id: OperationId, projectId: string): Promise<string> {
  const call = {
    params: { projectId, versionId: "1" },
    headers: { ...fixture.owner.headers, "if-match": "*" },
    body: bodies[id] ?? group,
  };
  return callOperation(server, id, call).then(outcomeOf);
}

test.each(writes)(
  "%s is refused for a project over the plan's limit, and not for the oldest",
  async (id) => {
    expect(await write(id, newerId)).toBe("403 planLimit");
    expect(await write(id, fixture.project.id)).toBe("200");
  },
);

test("reads and exports a project over the plan's limit", async () => {
  const call = { params: { projectId: newerId, format: "css" }, headers: fixture.owner.headers };
  expect(outcomeOf(await callOperation(server, "getRecipe", call))).toBe("200");
  expect(outcomeOf(await callOperation(server, "exportVariables", call))).toBe("200");
});

describe("the owner’s choice", () => {
  const keep = (projectIds: readonly string[], person = fixture.owner) =>
    callOperation(server, "keepProjects", {
      params: { organizationId: fixture.organizationId },
      headers: person.headers,
      body: { projectIds },
    }).then(outcomeOf);

  test("keeps another project writable instead of the oldest, and back", async () => {
    expect(await keep([newerId])).toBe("204");
    expect(await write("updateProject", newerId)).toBe("200");
    expect(await write("updateProject", fixture.project.id)).toBe("403 planLimit");
    expect(await keep([])).toBe("204");
    expect(await write("updateProject", newerId)).toBe("403 planLimit");
  });

  test("is limited by the plan, and names only projects of the organization", async () => {
    expect(await keep([fixture.project.id, newerId])).toBe("403 planLimit");
    expect(await keep([createUuid()])).toBe("404 notFound");
    expect(await keep([newerId], fixture.editor)).toBe("403 notAllowed");
  });

  test("makes everything writable again on Pro", async () => {
    await setTestPlan(server, fixture.organizationId, "pro");
    expect(await write("updateProject", newerId)).toBe("200");
    expect(await write("updateProject", fixture.project.id)).toBe("200");
    await setTestPlan(server, fixture.organizationId, "free");
  });

  test("follows a downgrade that comes before its turn", async () => {
    await setTestPlan(server, fixture.organizationId, "pro");
    const outcome = await downgradeBeforeTurn(server, fixture.organizationId, () =>
      keep([fixture.project.id, newerId]),
    );
    expect(outcome).toBe("403 planLimit");
  });
});
