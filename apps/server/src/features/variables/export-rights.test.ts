import { operations } from "@tessera/contract";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { setTestPlan } from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createProjectFixture, type ProjectFixture } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let fixture: ProjectFixture;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  fixture = await createProjectFixture(server, "pro");
  expect((await exportCss()).status).toBe(200);
});
afterAll(() => server.close());

function exportCss(headers: Readonly<Record<string, string>> = {}) {
  return callApp(server, fixture.viewer, operations.exportVariables, {
    params: { projectId: fixture.project.id, format: "css" },
    query: {},
    headers,
  });
}

const viewer = () => fixture.viewer.userId;
const organization = () => fixture.organizationId;
const changes: readonly [string, string, () => string, number][] = [
  ["the end of a session", "update sessions set ended_at = now() where user_id = $1", viewer, 401],
  ["the loss of a session", "delete from sessions where user_id = $1", viewer, 401],
  ["a removed member", "delete from members where user_id = $1", viewer, 404],
  ["a deleted account", "delete from users where id = $1", viewer, 401],
  ["a deleted project", "delete from projects where organization_id = $1", organization, 404],
  ["a deleted organization", "delete from organizations where id = $1", organization, 404],
];

test.each(changes)(
  "%s takes effect with the next call, in every process and also for a 304",
  async (_what, statement, id, status) => {
    const { etag } = (await exportCss()).headers;
    await runAsOwner(server.ownerUrl, statement, [id()]);
    expect((await exportCss()).status).toBe(status);
    expect((await exportCss({ "if-none-match": String(etag) })).status).toBe(status);
  },
);

test("a plan takes effect with the next call, in both directions", async () => {
  const hasDark = async () => (await exportCss()).text.includes("dark");
  expect(await hasDark()).toBe(true);
  await setTestPlan(server, fixture.organizationId, "free");
  expect(await hasDark()).toBe(false);
  await setTestPlan(server, fixture.organizationId, "pro");
  expect(await hasDark()).toBe(true);
});

test("the next export contains the save of another server, a new name too", async () => {
  const database = { url: server.ownerUrl, drop: async () => undefined };
  const other = await startTestApp({ database });
  const params = { projectId: fixture.project.id };
  const save = { params, body: { baseColor: "#0d9488" }, ifMatch: "*" };
  expect((await callApp(other, fixture.owner, operations.updatePalette, save)).status).toBe(200);
  expect((await exportCss()).text).toContain("#0d9488");
  const rename = { params, body: { name: "Renamed" }, ifMatch: "*" };
  expect((await callApp(other, fixture.owner, operations.updateProject, rename)).status).toBe(200);
  expect((await exportCss()).text).toContain("Renamed · r3");
  await other.close();
});

test("a cached export and a 304 have the headers of every answer, and their own request id", async () => {
  const { headers } = await exportCss();
  const again = await exportCss();
  const unchanged = await exportCss({ "if-none-match": String(headers.etag) });
  expect([again.status, unchanged.status, unchanged.text]).toEqual([200, 304, ""]);
  const { "x-request-id": id, date: _, ...stable } = headers;
  expect(again.headers).toMatchObject(stable);
  const { etag, vary, "content-security-policy": policy } = headers;
  const shared = { etag, vary, "content-security-policy": policy };
  expect(unchanged.headers).toMatchObject({
    ...shared,
    "cache-control": "private, no-cache",
    "x-content-type-options": "nosniff",
  });
  const ids = [id, again.headers["x-request-id"], unchanged.headers["x-request-id"]];
  expect(new Set(ids).size).toBe(3);
});

test("a cached export takes one query, which reads the rights and the revision", async () => {
  const reads = vi.spyOn(server.services.database, "read");
  expect((await exportCss()).status).toBe(200);
  expect(reads).toHaveBeenCalledTimes(1);
  reads.mockRestore();
});
