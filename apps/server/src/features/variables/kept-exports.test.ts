import { operations } from "@tessera/contract";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { callApp, type CallHeaders } from "#testing/call-app.ts";
import type { TestPerson } from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { makeProjectSetting, type ProjectSetting } from "#testing/project-setting.ts";
import { registerPerson } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let setting: ProjectSetting;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  setting = await makeProjectSetting(server, "pro");
});
afterAll(() => server.close());

function exportCss(person: TestPerson | undefined, more: CallHeaders = {}) {
  const params = { projectId: setting.project.id, format: "css" };
  return callApp(server, person, operations.exportVariables, { params, query: {}, ...more });
}

/** Asks until it is answered without a look at the database, and gives that answer. */
function exportKept(person: TestPerson) {
  const reads = vi.spyOn(server.services.database, "readAs");
  const ask = async () => {
    reads.mockClear();
    const answer = await exportCss(person);
    expect([answer.status, reads.mock.calls.length]).toEqual([200, 0]);
    return answer;
  };
  return vi.waitFor(ask, { timeout: 10_000, interval: 5 });
}

function saveColor(at: TestApp) {
  return callApp(at, setting.owner, operations.updatePalette, {
    params: { projectId: setting.project.id },
    body: { baseColor: "#0d9488" },
    ifMatch: "*",
  });
}

/** Asks until the answer is another; what another process did is heard of in some milliseconds. */
function waitFor(status: number, has = "") {
  const ask = async () => {
    const answer = await exportCss(setting.viewer);
    expect([answer.status, answer.text.includes(has)]).toEqual([status, true]);
  };
  return vi.waitFor(ask, { timeout: 10_000, interval: 5 });
}

test("a kept answer is the same, down to its tag, and is 304 to whoever has it", async () => {
  const first = await exportCss(setting.viewer);
  const kept = await exportKept(setting.viewer);
  expect([kept.text, kept.headers.etag]).toEqual([first.text, first.headers.etag]);
  const tag = String(first.headers.etag);
  const again = await exportCss(setting.viewer, { headers: { "if-none-match": tag } });
  expect([again.status, again.text]).toEqual([304, ""]);
  const names = (headers: object) => Object.keys(headers).filter((name) => name !== "x-request-id");
  expect(names(kept.headers)).toEqual(names(first.headers));
});

test("is kept for nobody else, and for no other organization", async () => {
  await exportKept(setting.viewer);
  expect((await exportCss(undefined)).status).toBe(401);
  expect((await exportCss(setting.stranger)).status).toBe(404);
  const elsewhere = { organizationId: setting.otherOrganizationId };
  expect((await exportCss(setting.viewer, elsewhere)).status).toBe(404);
});

test("what this server saves, the next call has", async () => {
  for (const person of [setting.viewer, setting.editor]) await exportKept(person);
  expect((await saveColor(server)).status).toBe(200);
  for (const person of [setting.viewer, setting.editor])
    expect((await exportCss(person)).text).toContain("#0d9488");
});

test.each(["logout", "refreshTokens"] as const)(
  "a session that %s ends is over with the answer",
  async (way) => {
    const { accessToken, refreshToken, user } = await registerPerson(server);
    await runAsOwner(server.ownerUrl, "insert into members values ($1, $2, 'viewer')", [
      setting.organizationId,
      user.id,
    ]);
    const headers = { authorization: `Bearer ${accessToken}` };
    const person = { ...setting.viewer, headers };
    const trade = () => callApp(server, undefined, operations[way], { body: { refreshToken } });
    if (way === "refreshTokens") {
      expect((await trade()).status).toBe(200);
      await runAsOwner(
        server.ownerUrl,
        "update refresh_tokens set used_at = now() - interval '1 minute'",
      );
    }
    await exportKept(person);
    expect((await trade()).status).toBe(way === "logout" ? 204 : 401);
    expect((await exportCss(person)).status).toBe(401);
  },
);

test("an access token that expires is refused, whatever is kept for it", async () => {
  await exportKept(setting.viewer);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15 * 60_000 });
  expect((await exportCss(setting.viewer)).status).toBe(401);
  vi.useRealTimers();
});

const viewer = () => setting.viewer.userId;
const organization = () => setting.organizationId;
const changes: readonly [string, string, () => string, number][] = [
  ["the end of a session", "update sessions set ended_at = now() where user_id = $1", viewer, 401],
  ["the loss of a session", "delete from sessions where user_id = $1", viewer, 401],
  ["a removed member", "delete from members where user_id = $1", viewer, 404],
  ["a deleted account", "delete from users where id = $1", viewer, 401],
  ["a deleted project", "delete from projects where organization_id = $1", organization, 404],
  ["a deleted organization", "delete from organizations where id = $1", organization, 404],
];

test.each(changes)("hears of %s from another process", async (_what, statement, id, status) => {
  await exportKept(setting.viewer);
  await runAsOwner(server.ownerUrl, statement, [id()]);
  await waitFor(status);
});

test("asks anew once a role or a plan has changed, and serves what the plan has", async () => {
  const pro = await exportKept(setting.viewer);
  const reads = vi.spyOn(server.services.database, "readAs");
  const ask = async () => {
    expect((await exportCss(setting.viewer)).status).toBe(200);
    expect(reads).toHaveBeenCalled();
  };
  reads.mockClear();
  await runAsOwner(server.ownerUrl, "update members set role = 'admin' where user_id = $1", [
    viewer(),
  ]);
  await vi.waitFor(ask, { timeout: 10_000, interval: 5 });
  await exportKept(setting.viewer);
  await runAsOwner(server.ownerUrl, "update organizations set plan = 'free' where id = $1", [
    organization(),
  ]);
  await vi.waitFor(
    async () => expect((await exportCss(setting.viewer)).text).not.toContain("dark"),
    { timeout: 10_000, interval: 5 },
  );
  expect(pro.text).toContain("dark");
});

test("hears of what another server saved", async () => {
  const database = { url: server.ownerUrl, drop: async () => undefined };
  const other = await startTestApp({ database });
  await exportKept(setting.viewer);
  expect((await saveColor(other)).status).toBe(200);
  await waitFor(200, "#0d9488");
  await other.close();
});

test("a change while nobody listened is not missed", async () => {
  await exportKept(setting.viewer);
  await runAsOwner(
    server.ownerUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tessera-changes'`,
  );
  await runAsOwner(server.ownerUrl, "delete from members where user_id = $1", [viewer()]);
  await waitFor(404);
});
