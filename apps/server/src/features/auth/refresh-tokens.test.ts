import type { LoggedIn } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { runAsOwner } from "#testing/owner.ts";
import { hashOpaqueToken } from "#secrets/opaque-token.ts";
import { registerPerson } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function refresh(refreshToken: unknown) {
  return callOperation(server, "refreshTokens", { body: { refreshToken } });
}

async function refreshAndParse(refreshToken: string): Promise<LoggedIn> {
  return (await refresh(refreshToken)).json<{ data: LoggedIn }>().data;
}

async function readUser(accessToken: string): Promise<string> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return outcomeOf(await callOperation(server, "getUser", { headers }));
}

/** Moves the use of every token back beyond the grace period. */
async function endGracePeriod(): Promise<void> {
  await runAsOwner(
    server.ownerUrl,
    "update refresh_tokens set used_at = used_at - interval '11 seconds'",
  );
}

test("rotates the token at every use", async () => {
  const first = await registerPerson(server);
  const second = await refreshAndParse(first.refreshToken);
  const third = await refreshAndParse(second.refreshToken);
  const tokens = [first, second, third].map((pair) => pair.refreshToken);
  expect(new Set(tokens).size).toBe(3);
  expect(third.user).toEqual(first.user);
  expect(await readUser(third.accessToken)).toBe("200");
});

test("reusing a token ends the whole session at once", async () => {
  const first = await registerPerson(server);
  const second = await refreshAndParse(first.refreshToken);
  await endGracePeriod();
  expect(outcomeOf(await refresh(first.refreshToken))).toBe("401 refreshRefused");
  expect(outcomeOf(await refresh(second.refreshToken))).toBe("401 refreshRefused");
  expect(await readUser(second.accessToken)).toBe("401 notLoggedIn");
});

test("a client with twenty concurrent refreshes receives one successor and stays logged in", async () => {
  const first = await registerPerson(server);
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first.refreshToken)));
  expect(answers.map(outcomeOf)).toEqual(Array.from({ length: 20 }, () => "200"));
  const tokens = new Set(answers.map((answer) => answer.json().data.refreshToken as string));
  expect(tokens.size).toBe(1);
  const [token = ""] = tokens;
  expect((await refresh(token)).statusCode).toBe(200);
});

test("the grace period applies to the previous token only", async () => {
  const first = await registerPerson(server);
  const second = await refreshAndParse(first.refreshToken);
  const third = await refreshAndParse(second.refreshToken);
  expect(outcomeOf(await refresh(first.refreshToken))).toBe("401 refreshRefused");
  expect(outcomeOf(await refresh(third.refreshToken))).toBe("401 refreshRefused");
});

test("ends one session and not the other sessions of the person", async () => {
  const one = await registerPerson(server);
  const login = await callOperation(server, "login", {
    body: { email: one.user.email, password: "correct horse battery staple" },
  });
  const other = login.json<{ data: LoggedIn }>().data;
  await refreshAndParse(one.refreshToken);
  await endGracePeriod();
  await refresh(one.refreshToken);
  expect(await readUser(one.accessToken)).toBe("401 notLoggedIn");
  expect(await readUser(other.accessToken)).toBe("200");
});

test("refuses unknown tokens, access tokens, and tokens of an ended session", async () => {
  const { accessToken, refreshToken } = await registerPerson(server);
  expect(outcomeOf(await refresh("unknown"))).toBe("401 refreshRefused");
  expect(outcomeOf(await refresh(accessToken))).toBe("401 refreshRefused");
  await runAsOwner(server.ownerUrl, "update sessions set expires_at = now()");
  expect(outcomeOf(await refresh(refreshToken))).toBe("401 refreshRefused");
  expect(await readUser(accessToken)).toBe("401 notLoggedIn");
});

test("a session ends 90 days after its login, however often it is refreshed", async () => {
  const first = await registerPerson(server);
  const { id } = first.user;
  const findEnd = async () => {
    const [row] = await runAsOwner(
      server.ownerUrl,
      `select round(extract(epoch from expires_at - now()) / 86400)::int as "inDays",
         expires_at = created_at + interval '90 days' as "isLatest"
       from sessions where user_id = $1`,
      [id],
    );
    return row;
  };
  const second = await refreshAndParse(first.refreshToken);
  expect(await findEnd()).toEqual({ inDays: 30, isLatest: false });
  await runAsOwner(
    server.ownerUrl,
    "update sessions set created_at = created_at - interval '70 days' where user_id = $1",
    [id],
  );
  const third = await refreshAndParse(second.refreshToken);
  expect(await findEnd()).toEqual({ inDays: 20, isLatest: true });
  await runAsOwner(
    server.ownerUrl,
    `update sessions set created_at = created_at - interval '20 days',
       expires_at = expires_at - interval '20 days' where user_id = $1`,
    [id],
  );
  expect(await readUser(third.accessToken)).toBe("401 notLoggedIn");
  expect(outcomeOf(await refresh(third.refreshToken))).toBe("401 refreshRefused");
});

test.each([null, 1, "", {}])("refuses %o with a field error", async (token) => {
  expect(outcomeOf(await refresh(token))).toBe("422 invalid");
});

test("logout ends the session at once, and answers an unknown token alike", async () => {
  const { accessToken, refreshToken } = await registerPerson(server);
  const { refreshToken: newer } = await refreshAndParse(refreshToken);
  for (const token of [newer, newer, "unknown"]) {
    const answer = await callOperation(server, "logout", { body: { refreshToken: token } });
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
  }
  expect(await readUser(accessToken)).toBe("401 notLoggedIn");
  expect(outcomeOf(await refresh(newer))).toBe("401 refreshRefused");
});

test("stores refresh tokens hashed", async () => {
  const { refreshToken } = await registerPerson(server);
  const [row] = await runAsOwner(
    server.ownerUrl,
    `select (select string_agg(t::text, ' ') from refresh_tokens t)
       || (select string_agg(s::text, ' ') from sessions s) as everything`,
  );
  expect(String(row?.["everything"])).toContain(hashOpaqueToken(refreshToken));
  expect(String(row?.["everything"])).not.toContain(refreshToken);
});
