import { operations } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { setTestPlan } from "#testing/factories.ts";
import { createProjectFixture, type ProjectFixture } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let fixture: ProjectFixture;

beforeAll(async () => {
  server = await startTestApp();
  fixture = await createProjectFixture(server);
});
afterAll(() => server.close());

function exportLess() {
  return callApp(server, fixture.viewer, operations.exportVariables, {
    params: { projectId: fixture.project.id, format: "less" },
    query: {},
  });
}

test("refuses a format that the plan does not include, and names the plan that does", async () => {
  const { status, meta } = await exportLess();
  expect([status, meta.errorCode]).toEqual([403, "planLimit"]);
  expect(meta.errorMessage).toBe(
    "This export format isn’t included in the Free plan. Upgrade to Pro to continue.",
  );
  await setTestPlan(server, fixture.organizationId, "pro");
  const allowed = await exportLess();
  expect([allowed.status, allowed.headers["content-type"]]).toEqual([
    200,
    "text/x-less; charset=utf-8",
  ]);
});
