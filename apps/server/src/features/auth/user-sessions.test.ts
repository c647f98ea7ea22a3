import type { FirstLoggedIn, OperationId, Session } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callOperation, outcomeOf, type TestCall } from "#testing/call-operation.ts";
import { runAsOwner } from "#testing/owner.ts";
import { goodPassword, registerPerson } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

async function logIn(email: string, userAgent: string): Promise<FirstLoggedIn> {
  const answer = await callOperation(server, "login", {
    body: { email, password: goodPassword },
    headers: { "user-agent": userAgent },
  });
  return answer.json<{ data: FirstLoggedIn }>().data;
}

function callAs({ accessToken }: FirstLoggedIn, id: OperationId, call: TestCall = {}) {
  const headers = { authorization: `Bearer ${accessToken}` };
  return callOperation(server, id, { ...call, headers });
}

async function listOf(caller: FirstLoggedIn, query = {}): Promise<readonly Session[]> {
  const answer = await callAs(caller, "listSessions", { query });
  return answer.json<{ data: readonly Session[] }>().data;
}

test("lists the live sessions with their devices, the current one first, and no other person's", async () => {
  const first = await registerPerson(server);
  await registerPerson(server);
  const { email } = first.user;
  const phone = await logIn(email, safari);
  await logIn(email, firefox);
  const answer = await callAs(phone, "listSessions");
  expect(answer.statusCode).toBe(200);
  expect(answer.json().meta).toEqual({ page: 1, pageSize: 10, total: 3 });
  const sessions = await listOf(phone);
  expect(sessions.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
    ["Safari", "iPhone", true],
    ["Firefox", "Linux", false],
    [null, null, false],
  ]);
  for (const { createdAt, lastUsedAt } of sessions) expect(lastUsedAt >= createdAt).toBe(true);
});

test("a refresh is a use, and moves the session up", async () => {
  const first = await registerPerson(server);
  const current = await logIn(first.user.email, safari);
  await logIn(first.user.email, firefox);
  const before = (await listOf(current)).at(-1);
  await callOperation(server, "refreshTokens", { body: { refreshToken: first.refreshToken } });
  const after = (await listOf(current))[1];
  expect(after?.id).toBe(before?.id);
  expect((after?.lastUsedAt ?? "") > (before?.lastUsedAt ?? "")).toBe(true);
});

test("lists page by page, and leaves out ended and expired sessions", async () => {
  const first = await registerPerson(server);
  const { email } = first.user;
  const [ended] = [await logIn(email, safari), await logIn(email, firefox)];
  await callOperation(server, "logout", { body: { refreshToken: ended.refreshToken } });
  expect(await listOf(first)).toHaveLength(2);
  const pages = [
    await listOf(first, { pageSize: "1" }),
    await listOf(first, { pageSize: "1", page: "2" }),
  ];
  expect(pages.map((page) => page.map(({ browser }) => browser))).toEqual([[null], ["Firefox"]]);
  await runAsOwner(
    server.ownerUrl,
    "update sessions set expires_at = now() where user_id = $1 and browser = 'Firefox'",
    [first.user.id],
  );
  expect(await listOf(first)).toHaveLength(1);
});

test("ends one session at once, and no other", async () => {
  const first = await registerPerson(server);
  const lost = await logIn(first.user.email, safari);
  const [, session] = await listOf(first);
  const params = { sessionId: session?.id ?? "" };
  expect(outcomeOf(await callAs(first, "endSession", { params }))).toBe("204");
  expect(outcomeOf(await callAs(lost, "getUser"))).toBe("401 notLoggedIn");
  const body = { refreshToken: lost.refreshToken };
  expect(outcomeOf(await callOperation(server, "refreshTokens", { body }))).toBe(
    "401 refreshRefused",
  );
  expect(outcomeOf(await callAs(first, "getUser"))).toBe("200");
  expect(outcomeOf(await callAs(first, "endSession", { params }))).toBe("404 notFound");
});

test("answers a foreign, an unknown and a malformed session with the same 404, and ends nothing", async () => {
  const first = await registerPerson(server);
  const other = await registerPerson(server);
  const [foreign] = await listOf(other);
  const end = (sessionId: string) => callAs(first, "endSession", { params: { sessionId } });
  const answers = await Promise.all(
    [foreign?.id ?? "", crypto.randomUUID(), "no-id", "' or true--"].map(end),
  );
  expect(answers.map(outcomeOf)).toEqual(answers.map(() => "404 notFound"));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(outcomeOf(await callAs(other, "getUser"))).toBe("200");
});

test("ends all other sessions at once, and keeps that of the call", async () => {
  const first = await registerPerson(server);
  const stranger = await registerPerson(server);
  const others = [await logIn(first.user.email, safari), await logIn(first.user.email, firefox)];
  expect(outcomeOf(await callAs(first, "endOtherSessions"))).toBe("204");
  for (const other of others) {
    expect(outcomeOf(await callAs(other, "getUser"))).toBe("401 notLoggedIn");
  }
  expect(await listOf(first)).toHaveLength(1);
  expect(outcomeOf(await callAs(stranger, "getUser"))).toBe("200");
  expect(outcomeOf(await callAs(first, "endOtherSessions"))).toBe("204");
});

test("refuses a page that does not exist as a field error", async () => {
  const first = await registerPerson(server);
  expect(outcomeOf(await callAs(first, "listSessions", { query: { page: "0" } }))).toBe(
    "422 invalid",
  );
});
