import { operations } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { setTestPlan } from "#testing/factories.ts";
import { makeProjectSetting, type ProjectSetting } from "#testing/project-setting.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let setting: ProjectSetting;

beforeAll(async () => {
  server = await startTestApp();
  setting = await makeProjectSetting(server);
});
afterAll(() => server.close());

function exportLess() {
  return callApp(server, setting.viewer, operations.exportVariables, {
    params: { projectId: setting.project.id, format: "less" },
    query: {},
  });
}

test("refuses a format that the plan does not include, and names the plan that does", async () => {
  const { status, meta } = await exportLess();
  expect([status, meta.errorCode]).toEqual([403, "planLimit"]);
  expect(meta.errorMessage).toBe(
    "This export format isn’t included in the Free plan. Upgrade to Pro to continue.",
  );
  await setTestPlan(server, setting.organizationId, "pro");
  const allowed = await exportLess();
  expect([allowed.status, allowed.headers["content-type"]]).toEqual([
    200,
    "text/x-less; charset=utf-8",
  ]);
});
