import { operations } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApp, type CallHeaders } from "#testing/call-app.ts";
import { setTestPlan, type TestPerson } from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import {
  makeProjectSetting,
  makeTestProject,
  type ProjectSetting,
} from "#testing/project-setting.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let setting: ProjectSetting;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function freshSetting(plan: "free" | "pro" = "free"): Promise<void> {
  setting = await makeProjectSetting(server, plan);
}

function rename(person: TestPerson | undefined, name: unknown, headers: CallHeaders = {}) {
  return callApp(server, person, operations.updateProject, {
    params: { projectId: setting.project.id },
    body: { name: name as string },
    ...headers,
  });
}

function readVersions(projectId: string) {
  return runAsOwner<{ revision: number; operation: string; created_by: string }>(
    server.ownerUrl,
    "select revision, operation, created_by from versions where project_id = $1 order by revision",
    [projectId],
  );
}

test("renames, keeps the slug, and creates the next revision", async () => {
  await freshSetting();
  const { status, headers, data } = await rename(setting.editor, " Deniz ", { ifMatch: '"1"' });
  expect(status).toBe(200);
  expect(headers.etag).toBe('"2"');
  expect(data).toMatchObject({
    name: "Deniz",
    slug: setting.project.slug,
    revision: 2,
    updatedBy: { id: setting.editor.userId, name: "Edip Editor" },
  });
  expect(Date.parse(data.updatedAt)).toBeGreaterThan(Date.parse(setting.project.updatedAt));
  expect(await readVersions(setting.project.id)).toEqual([
    { revision: 1, operation: "createProject", created_by: setting.owner.userId },
    { revision: 2, operation: "updateProject", created_by: setting.editor.userId },
  ]);
});

test("accepts any revision for *", async () => {
  await freshSetting();
  await rename(setting.owner, "one", { ifMatch: '"1"' });
  expect((await rename(setting.owner, "two", { ifMatch: "*" })).data).toMatchObject({
    name: "two",
    revision: 3,
  });
});

test("creates a revision and a version also when nothing changes", async () => {
  await freshSetting();
  const { status, headers, data } = await rename(setting.owner, "Işık", { ifMatch: '"1"' });
  expect([status, headers.etag, data.revision]).toEqual([200, '"2"', 2]);
  expect(await readVersions(setting.project.id)).toHaveLength(2);
  expect((await rename(setting.owner, "Işık", { ifMatch: '"7"' })).status).toBe(412);
});

test("refuses a save without a revision", async () => {
  await freshSetting();
  const { status, meta } = await rename(setting.owner, "x");
  expect([status, meta.errorCode]).toEqual([428, "preconditionRequired"]);
});

test("refuses a stale revision and returns the present state", async () => {
  await freshSetting();
  const accepted = await rename(setting.editor, "first", { ifMatch: '"1"' });
  const { status, headers, data, meta } = await rename(setting.owner, "second", { ifMatch: '"1"' });
  expect([status, meta.errorCode, headers.etag]).toEqual([412, "staleRevision", '"2"']);
  expect(meta.errorMessage).toBe("Revision 2 was saved while you were editing.");
  expect(data).toEqual(accepted.data);
});

test("accepts one of two saves from one revision, and returns the saved state to the other", async () => {
  await freshSetting();
  const answers = await Promise.all([
    rename(setting.owner, "mine", { ifMatch: '"1"' }),
    rename(setting.editor, "theirs", { ifMatch: '"1"' }),
  ]);
  const [accepted, refused] = answers.toSorted((one, other) => one.status - other.status);
  expect([accepted?.status, refused?.status]).toEqual([200, 412]);
  expect(refused?.data).toEqual(accepted?.data);
  expect(await readVersions(setting.project.id)).toHaveLength(2);
});

test("loses none of many successive saves", async () => {
  await freshSetting();
  const save = async (name: string): Promise<void> => {
    for (let revision = 1; ; revision += 1) {
      if ((await rename(setting.owner, name, { ifMatch: `"${revision}"` })).status === 200) return;
    }
  };
  await Promise.all(["a", "b", "c", "d", "e"].map(save));
  const versions = await readVersions(setting.project.id);
  expect(versions.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("validates the input before the revision, and names the problem", async () => {
  await freshSetting();
  const { status, meta } = await rename(setting.owner, "a/b");
  expect(status).toBe(422);
  expect(meta.fields).toEqual({
    name: "Remove slashes, backslashes and control characters.",
  });
  expect((await rename(setting.owner, undefined)).meta.fields).toEqual({
    name: "Fill in this field.",
  });
});

test("refuses anonymous callers, strangers and viewers, in this order and before it reads the body", async () => {
  await freshSetting();
  const nobody = await rename(undefined, "");
  expect([nobody.status, nobody.meta.errorCode]).toEqual([401, "notSignedIn"]);
  const foreign = await rename(setting.stranger, "");
  const unknown = await callApp(server, setting.stranger, operations.updateProject, {
    params: { projectId: "00000000-0000-4000-8000-000000000000" },
    body: { name: "" },
  });
  expect(foreign.status).toBe(404);
  expect(foreign.text).toBe(unknown.text);
  const weak = await rename(setting.viewer, "");
  expect([weak.status, weak.meta.errorCode]).toEqual([403, "notAllowed"]);
  expect(weak.meta.errorMessage).toContain("viewer");
  expect(await readVersions(setting.project.id)).toHaveLength(1);
});

test("refuses a header that names another organization", async () => {
  await freshSetting();
  const headers = { ifMatch: "*", organizationId: setting.otherOrganizationId };
  expect((await rename(setting.owner, "x", headers)).status).toBe(404);
});

test("keeps only the oldest project writable when Pro has ended", async () => {
  await freshSetting("pro");
  const second = await makeTestProject(server, setting.owner, setting.organizationId, "second");
  await setTestPlan(server, setting.organizationId, "free");
  const oldest = await rename(setting.owner, "still", { ifMatch: "*" });
  expect([oldest.status, oldest.data.writable]).toEqual([200, true]);
  const { status, meta } = await callApp(server, setting.owner, operations.updateProject, {
    params: { projectId: second.id },
    body: { name: "x" },
    ifMatch: "*",
  });
  expect([status, meta.errorCode]).toEqual([403, "planLimit"]);
});
