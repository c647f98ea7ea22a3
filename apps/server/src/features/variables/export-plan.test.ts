import { operations } from "@tessera/contract";
import type { Format } from "@tessera/engine";
import type * as Engine from "@tessera/engine";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { setTestPlan } from "#testing/factories.ts";
import { makeProjectSetting, type ProjectSetting } from "#testing/project-setting.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

// The registry with a format more, which is not among those of Free.
vi.mock("@tessera/engine", async (importEngine) => {
  const engine = await importEngine<typeof Engine>();
  return { ...engine, findFormat: (id: string): Format => ({ ...engine.cssFormat, id }) };
});

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

test("refuses a format that is not in the plan, and says which plan has it", async () => {
  const { status, meta } = await exportLess();
  expect([status, meta.errorCode]).toEqual([403, "planLimit"]);
  expect(meta.errorMessage).toBe(
    "This export format is not part of the Free plan. Pro lifts this limit.",
  );
  await setTestPlan(server, setting.organizationId, "pro");
  expect((await exportLess()).status).toBe(200);
});
