import { operations, type OperationId } from "@tessera/contract";
import { createRecipe } from "@tessera/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
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
