import type { FirstLoggedIn, LoggedIn } from "@tessera/contract";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { createEmail, registerPerson, registrationOf } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";

const oldKey = "the secret key from before the rotation";
const newKey = "the secret key from after the rotation";

let database: TestDatabase;
let server: TestApp;
let person: FirstLoggedIn;
/** A registration whose code was mailed under the old key. */
let waiting: { readonly email: string; readonly code: string };
/** A token that was just exchanged under the old key, and its successor. */
let exchanged: { readonly token: string; readonly successor: string };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => server.close());

/** Starts a server on the same database, which outlives it. */
async function start(secretKey: string, previousSecretKey?: string): Promise<void> {
  server = await startTestApp({
    config: { secretKey, previousSecretKey },
    database: { url: database.url, drop: async () => undefined },
  });
}

/** Creates everything that depends on a key under the old one, and closes that server. */
async function prepareUnderOldKey(): Promise<void> {
  await start(oldKey);
  person = await registerPerson(server);
  const { refreshToken: token } = await registerPerson(server);
  const successor = (await refreshAndParse(token)).refreshToken;
  exchanged = { token, successor };
  const email = createEmail();
  await callOperation(server, "register", { body: registrationOf(email) });
  waiting = { email, code: await server.mailbox.waitForCode(email) };
  await server.close();
}

async function readUser(accessToken: string): Promise<string> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return outcomeOf(await callOperation(server, "getUser", { headers }));
}

function refresh(refreshToken: string) {
  return callOperation(server, "refreshTokens", { body: { refreshToken } });
}

async function refreshAndParse(refreshToken: string): Promise<LoggedIn> {
  return (await refresh(refreshToken)).json<{ data: LoggedIn }>().data;
}

test("access tokens, codes and refreshes still work while the previous key is configured", async () => {
  await prepareUnderOldKey();
  await start(newKey, oldKey);
  expect(await readUser(person.accessToken)).toBe("200");
  expect(outcomeOf(await callOperation(server, "verifyEmail", { body: waiting }))).toBe("200");
  const { token, successor } = exchanged;
  expect((await refreshAndParse(token)).refreshToken).toBe(successor);
  const next = await refreshAndParse(person.refreshToken);
  await server.close();
  await start(newKey);
  expect(await readUser(next.accessToken)).toBe("200");
  expect(outcomeOf(await refresh(successor))).toBe("200");
});

test("without the previous key old access tokens and codes are refused, and sessions continue", async () => {
  await prepareUnderOldKey();
  await start(newKey);
  expect(await readUser(person.accessToken)).toBe("401 notLoggedIn");
  const verified = await callOperation(server, "verifyEmail", { body: waiting });
  expect(outcomeOf(verified)).toBe("422 codeRefused");
  const next = await refreshAndParse(person.refreshToken);
  expect(await readUser(next.accessToken)).toBe("200");
});

test("a second refresh after a change without the previous key is refused and ends nothing", async () => {
  await prepareUnderOldKey();
  await start(newKey);
  expect(outcomeOf(await refresh(exchanged.token))).toBe("401 refreshRefused");
  expect(outcomeOf(await refresh(exchanged.successor))).toBe("200");
});
