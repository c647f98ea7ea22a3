import { operations } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApp, type CallHeaders } from "#testing/call-app.ts";
import { setTestPlan, type TestPerson } from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
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
});
afterAll(() => server.close());

async function createFreshFixture(plan: "free" | "pro" = "free"): Promise<void> {
  fixture = await createProjectFixture(server, plan);
}

function rename(person: TestPerson | undefined, name: unknown, headers: CallHeaders = {}) {
  return callApp(server, person, operations.updateProject, {
    params: { projectId: fixture.project.id },
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
  await createFreshFixture("pro");
  const { status, headers, data } = await rename(fixture.editor, " Deniz ", { ifMatch: '"1"' });
  expect(status).toBe(200);
  expect(headers.etag).toBe('"2"');
  expect(data).toMatchObject({
    name: "Deniz",
    slug: fixture.project.slug,
    revision: 2,
    updatedBy: { id: fixture.editor.userId, name: "Edip Editor" },
  });
  expect(Date.parse(data.updatedAt)).toBeGreaterThan(Date.parse(fixture.project.updatedAt));
  expect(await readVersions(fixture.project.id)).toEqual([
    { revision: 1, operation: "createProject", created_by: fixture.owner.userId },
    { revision: 2, operation: "updateProject", created_by: fixture.editor.userId },
  ]);
});

test("accepts any revision for *", async () => {
  await createFreshFixture();
  await rename(fixture.owner, "one", { ifMatch: '"1"' });
  expect((await rename(fixture.owner, "two", { ifMatch: "*" })).data).toMatchObject({
    name: "two",
    revision: 3,
  });
});

test("creates a revision and a version also when nothing changes", async () => {
  await createFreshFixture();
  const { status, headers, data } = await rename(fixture.owner, "Işık", { ifMatch: '"1"' });
  expect([status, headers.etag, data.revision]).toEqual([200, '"2"', 2]);
  expect(await readVersions(fixture.project.id)).toHaveLength(2);
  expect((await rename(fixture.owner, "Işık", { ifMatch: '"7"' })).status).toBe(412);
});

test("refuses a save without a revision", async () => {
  await createFreshFixture();
  const { status, meta } = await rename(fixture.owner, "x");
  expect([status, meta.errorCode]).toEqual([428, "preconditionRequired"]);
});

test("refuses a stale revision and returns the current state", async () => {
  await createFreshFixture("pro");
  const accepted = await rename(fixture.editor, "first", { ifMatch: '"1"' });
  const { status, headers, data, meta } = await rename(fixture.owner, "second", { ifMatch: '"1"' });
  expect([status, meta.errorCode, headers.etag]).toEqual([412, "staleRevision", '"2"']);
  expect(meta.errorMessage).toBe("Revision 2 was saved while you were editing.");
  expect(data).toEqual(accepted.data);
});

test("accepts one of two saves from one revision, and returns the saved state to the other", async () => {
  await createFreshFixture("pro");
  const answers = await Promise.all([
    rename(fixture.owner, "mine", { ifMatch: '"1"' }),
    rename(fixture.editor, "theirs", { ifMatch: '"1"' }),
  ]);
  const [accepted, refused] = answers.toSorted((one, other) => one.status - other.status);
  expect([accepted?.status, refused?.status]).toEqual([200, 412]);
  expect(refused?.data).toEqual(accepted?.data);
  expect(await readVersions(fixture.project.id)).toHaveLength(2);
});

test("loses none of many successive saves", async () => {
  await createFreshFixture();
  const save = async (name: string): Promise<void> => {
    for (let revision = 1; ; revision += 1) {
      if ((await rename(fixture.owner, name, { ifMatch: `"${revision}"` })).status === 200) return;
    }
  };
  await Promise.all(["a", "b", "c", "d", "e"].map(save));
  const versions = await readVersions(fixture.project.id);
  expect(versions.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("validates the input before the revision, and names the problem", async () => {
  await createFreshFixture();
  const { status, meta } = await rename(fixture.owner, "a/b");
  expect(status).toBe(422);
  expect(meta.fields).toEqual({
    name: "Remove slashes, backslashes and control characters.",
  });
  expect((await rename(fixture.owner, undefined)).meta.fields).toEqual({
    name: "Fill in this field.",
  });
});

test("refuses anonymous callers, strangers and viewers, in this order and before it reads the body", async () => {
  await createFreshFixture();
  const anonymous = await rename(undefined, "");
  expect([anonymous.status, anonymous.meta.errorCode]).toEqual([401, "notLoggedIn"]);
  const foreign = await rename(fixture.stranger, "");
  const unknown = await callApp(server, fixture.stranger, operations.updateProject, {
    params: { projectId: "00000000-0000-4000-8000-000000000000" },
    body: { name: "" },
  });
  expect(foreign.status).toBe(404);
  expect(foreign.text).toBe(unknown.text);
  const weak = await rename(fixture.viewer, "");
  expect([weak.status, weak.meta.errorCode]).toEqual([403, "notAllowed"]);
  expect(weak.meta.errorMessage).toContain("viewer");
  expect(await readVersions(fixture.project.id)).toHaveLength(1);
});

test("refuses a header that names another organization", async () => {
  await createFreshFixture();
  const headers = { ifMatch: "*", organizationId: fixture.otherOrganizationId };
  expect((await rename(fixture.owner, "x", headers)).status).toBe(404);
});

test("keeps only the oldest project writable when Pro has ended", async () => {
  await createFreshFixture("pro");
  const second = await createTestProject(server, fixture.owner, fixture.organizationId, "second");
  await setTestPlan(server, fixture.organizationId, "free");
  const oldest = await rename(fixture.owner, "still", { ifMatch: "*" });
  expect([oldest.status, oldest.data.writable]).toEqual([200, true]);
  const { status, meta } = await callApp(server, fixture.owner, operations.updateProject, {
    params: { projectId: second.id },
    body: { name: "x" },
    ifMatch: "*",
  });
  expect([status, meta.errorCode]).toEqual([403, "planLimit"]);
});

test("changes the slug, whose former links lead to the project until another one takes it", async () => {
  await createFreshFixture("pro");
  const { owner, editor, organizationId, project } = fixture;
  const other = await createTestProject(server, owner, organizationId, "Other");
  const move = (projectId: typeof project.id, slug: string) =>
    callApp(server, editor, operations.updateProject, {
      params: { projectId },
      body: { name: "Deniz", slug },
      ifMatch: "*",
    });
  const moved = await move(project.id, "deniz");
  expect(moved.data).toMatchObject({ slug: "deniz", formerSlugs: ["isik"] });
  expect((await move(project.id, "kiyi")).data.formerSlugs).toEqual(["isik", "deniz"]);
  const taken = await move(other.id, "kiyi");
  expect([taken.status, Object.keys(taken.meta.fields ?? {})]).toEqual([422, ["slug"]]);
  for (const slug of ["general", "a--b", "A", ""]) {
    expect([slug, (await move(other.id, slug)).status]).toEqual([slug, 422]);
  }
  expect((await move(other.id, "isik")).status).toBe(200);
  const { data } = await callApp(server, owner, operations.listAllProjects, { organizationId });
  const former = data.map(({ slug, formerSlugs }) => [slug, formerSlugs]);
  expect(former).toEqual(
    expect.arrayContaining([
      ["kiyi", ["deniz"]],
      ["isik", ["other"]],
    ]),
  );
});
