import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { operations, organizationHeader } from "@tessera/contract";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { buildApp } from "#app.ts";
import { callApp } from "#testing/call-app.ts";
import type { TestPerson } from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { makeProjectSetting, type ProjectSetting } from "#testing/project-setting.ts";
import { registerPerson } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let setting: ProjectSetting;

let address: string;

beforeAll(async () => {
  server = await startTestApp();
  // What is kept is sent before the framework begins, so nothing of it is seen by calls that are injected.
  address = await server.app.listen({ host: "127.0.0.1", port: 0 });
});
beforeEach(async () => {
  setting = await makeProjectSetting(server, "pro");
});
afterAll(() => server.close());

type Exported = { readonly status: number; readonly headers: Headers; readonly text: string };

async function exportCss(
  person: Pick<TestPerson, "headers"> | undefined,
  more: Readonly<Record<string, string>> = {},
): Promise<Exported> {
  const headers = { ...person?.headers, ...more };
  const url = `${address}/api/v1/ui/variables/${setting.project.id}/css`;
  const answer = await fetch(url, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Asks until it is answered without a look at the database, and gives that answer. */
function exportKept(
  person: Pick<TestPerson, "headers">,
  more: Readonly<Record<string, string>> = {},
) {
  const reads = vi.spyOn(server.services.database, "readAs");
  const ask = async () => {
    reads.mockClear();
    const answer = await exportCss(person, more);
    expect(reads).not.toHaveBeenCalled();
    expect(answer.status).toBeLessThan(400);
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

/** The headers that are not of one moment alone. */
function lasting({ headers }: Exported): readonly (readonly [string, string])[] {
  return [...headers].filter(([name]) => name !== "x-request-id" && name !== "date");
}

test("a kept answer is the one that was given, but for its request's id", async () => {
  const first = await exportCss(setting.viewer);
  const kept = await exportKept(setting.viewer);
  expect([kept.status, kept.text, lasting(kept)]).toEqual([200, first.text, lasting(first)]);
  const ids = [first, kept].map(({ headers }) => headers.get("x-request-id"));
  expect(new Set([...ids, null]).size).toBe(3);
});

test("a kept answer is 304 to whoever has it, and comes as it is read best", async () => {
  const tag = (await exportKept(setting.viewer)).headers.get("etag") ?? "";
  const same = await exportKept(setting.viewer, { "if-none-match": tag });
  expect([same.status, same.text, same.headers.get("etag")]).toEqual([304, "", tag]);
  const gzip = await exportKept(setting.viewer, { "accept-encoding": "gzip" });
  expect([gzip.status, gzip.headers.get("content-encoding")]).toEqual([200, "gzip"]);
});

test("is kept for nobody else, and for no other organization", async () => {
  await exportKept(setting.viewer);
  expect((await exportCss(undefined)).status).toBe(401);
  expect((await exportCss(setting.stranger)).status).toBe(404);
  const elsewhere = { [organizationHeader]: setting.otherOrganizationId };
  expect((await exportCss(setting.viewer, elsewhere)).status).toBe(404);
});

test("a header that says undefined is another than none", async () => {
  await exportKept(setting.viewer);
  const spelled = { [organizationHeader]: "undefined" };
  expect((await exportCss(setting.viewer, spelled)).status).toBe(400);
});

test("a second identity is refused beside one that an answer is kept for", async () => {
  await exportKept(setting.viewer);
  const { authorization = "" } = setting.viewer.headers;
  const url = `${address}/api/v1/ui/variables/${setting.project.id}/css`;
  // As fetch asks, but that it would join the two.
  const kept = ["accept-language", "*", "accept-encoding", "gzip, deflate"];
  const who = ["authorization", authorization, "authorization", "Bearer other"];
  const asked = request(url, { headers: ["host", new URL(url).host, ...kept, ...who] });
  const [answer] = (await once(asked.end(), "response")) as [IncomingMessage];
  expect(answer.resume().statusCode).toBe(400);
});

test("a kept answer is a line in the log like any other", async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const logged = await buildApp(server.services, { logLevel: "info", logStream });
  const own = address;
  address = await logged.listen({ host: "127.0.0.1", port: 0 });
  await exportKept(setting.viewer);
  await logged.close();
  address = own;
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "answered");
  const [first, last] = [answered[0], answered.at(-1)];
  expect(Object.keys(last).toSorted()).toEqual(Object.keys(first).toSorted());
  const { route, status, user } = first;
  expect(last).toMatchObject({ route, status, user });
});

test("while it stops, an answer that was kept tells that its connection ends", async () => {
  const stopping = await buildApp(server.services, { logLevel: "silent" });
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  stopping.addHook("preClose", async () => {
    begun.resolve();
    await held.promise;
  });
  const own = address;
  address = await stopping.listen({ host: "127.0.0.1", port: 0 });
  await exportKept(setting.viewer);
  const stopped = stopping.close();
  await begun.promise;
  expect((await exportCss(setting.viewer)).headers.get("connection")).toBe("close");
  held.resolve();
  await stopped;
  address = own;
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
    const person = { headers };
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
