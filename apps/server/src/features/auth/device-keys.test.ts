import type { FirstLoggedIn } from "@tessera/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { expectLimit } from "#testing/expect-limit.ts";
import { runAsOwner } from "#testing/owner.ts";
import { goodPassword, registerPerson } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { hashOpaqueToken } from "#secrets/opaque-token.ts";

let server: TestApp;
let owner: FirstLoggedIn;
let email: string;
beforeAll(async () => {
  server = await startTestApp();
  owner = await registerPerson(server);
  email = owner.user.email;
});
afterAll(() => server.close());
beforeEach(async () => {
  await runAsOwner(server.ownerUrl, "delete from attempts");
});

const wrongPassword = "a guess at it";

function logIn(address: string, password: string, deviceKey?: string) {
  const body = { email: address, password, ...(deviceKey !== undefined && { deviceKey }) };
  return callOperation(server, "login", { body });
}

async function keyOf(address: string, deviceKey?: string): Promise<string> {
  const answer = await logIn(address, goodPassword, deviceKey);
  return answer.json<{ data: FirstLoggedIn }>().data.deviceKey;
}

/** Sends wrong passwords one after the other, and returns each outcome once. */
async function sendWrongPasswords(count: number, address: string, deviceKey: string) {
  const outcomes = new Set<string>();
  for (let sent = 0; sent < count; sent += 1)
    outcomes.add(outcomeOf(await logIn(address, wrongPassword, deviceKey)));
  return [...outcomes];
}

/** Uses up the attempts of an address, which come at once. */
function useUpAttempts(address: string, deviceKey?: string): Promise<void> {
  const limit = { most: 20, refusal: "401 wrongCredentials" };
  return expectLimit(limit, () => logIn(address, wrongPassword, deviceKey));
}

async function listKeyHashes(address: string): Promise<readonly unknown[]> {
  const rows = await runAsOwner(
    server.ownerUrl,
    "select token_hash from device_keys where user_id = (select id from users where email = $1)",
    [address],
  );
  return rows.map((row) => row["token_hash"]);
}

test("returns a device key for a verification and a login, and none for a refresh", async () => {
  expect(owner.deviceKey).toMatch(/^[\w-]{43}$/);
  const answer = await logIn(email, goodPassword);
  const { refreshToken, deviceKey } = answer.json<{ data: FirstLoggedIn }>().data;
  expect(deviceKey).toMatch(/^[\w-]{43}$/);
  expect(deviceKey).not.toBe(owner.deviceKey);
  const refreshed = await callOperation(server, "refreshTokens", { body: { refreshToken } });
  expect(Object.keys(refreshed.json().data)).not.toContain("deviceKey");
});

test("returns a valid key again, and a new key for an unknown one or one of another account", async () => {
  const other = await registerPerson(server);
  expect(await keyOf(email, owner.deviceKey)).toBe(owner.deviceKey);
  for (const foreign of ["unknown", other.deviceKey]) {
    expect([foreign, owner.deviceKey]).not.toContain(await keyOf(email, foreign));
  }
});

test("strangers who use up the attempts of an address do not lock out a browser that logged in before", async () => {
  await useUpAttempts(email);
  expect(outcomeOf(await logIn(email, goodPassword))).toBe("429 tooMany");
  expect(outcomeOf(await logIn(email, goodPassword, owner.deviceKey))).toBe("200");
});

test("gives strangers no new attempts after a login with a device key", async () => {
  await useUpAttempts(email);
  expect(outcomeOf(await logIn(email, goodPassword, owner.deviceKey))).toBe("200");
  expect(outcomeOf(await logIn(email, wrongPassword))).toBe("429 tooMany");
});

test("allows twenty concurrent attempts an hour with a device key, without counting them for the address", async () => {
  await useUpAttempts(email, owner.deviceKey);
  expect(outcomeOf(await logIn(email, goodPassword, owner.deviceKey))).toBe("429 tooMany");
  expect(outcomeOf(await logIn(email, goodPassword))).toBe("200");
});

test("resets the attempts of a device key after a login with it", async () => {
  await sendWrongPasswords(19, email, owner.deviceKey);
  expect(outcomeOf(await logIn(email, goodPassword, owner.deviceKey))).toBe("200");
  expect(await sendWrongPasswords(2, email, owner.deviceKey)).toEqual(["401 wrongCredentials"]);
});

test("ignores an unknown key and a key of another account", async () => {
  const other = await registerPerson(server);
  await useUpAttempts(email);
  for (const foreign of ["unknown", other.deviceKey]) {
    expect(outcomeOf(await logIn(email, goodPassword, foreign))).toBe("429 tooMany");
  }
});

test.each(["", "x".repeat(101), 1, null])(
  "refuses the device key %o with a field error",
  async (key) => {
    const body = { email, password: goodPassword, deviceKey: key };
    const answer = await callOperation(server, "login", { body });
    expect(outcomeOf(answer)).toBe("422 invalid");
    expect(Object.keys(answer.json().meta.fields)).toEqual(["deviceKey"]);
  },
);

test("keeps a device key after the logout of its session", async () => {
  const { refreshToken, deviceKey, user } = await registerPerson(server);
  await callOperation(server, "logout", { body: { refreshToken } });
  await useUpAttempts(user.email);
  expect(outcomeOf(await logIn(user.email, goodPassword, deviceKey))).toBe("200");
});

test("keeps at most ten device keys of an account and removes the least recently used one", async () => {
  const { deviceKey: first, user } = await registerPerson(server);
  const second = await keyOf(user.email);
  for (let made = 2; made < 10; made += 1) await keyOf(user.email);
  expect(await keyOf(user.email, first)).toBe(first);
  const eleventh = await keyOf(user.email);
  const hashes = await listKeyHashes(user.email);
  expect(hashes).toHaveLength(10);
  expect(hashes).toEqual(expect.arrayContaining([first, eleventh].map(hashOpaqueToken)));
  expect(hashes).not.toContain(hashOpaqueToken(second));
});

test("keeps ten device keys after many concurrent logins", async () => {
  const { user } = await registerPerson(server);
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => logIn(user.email, goodPassword)),
  );
  // A busy server refuses some of them.
  expect(["200", "503 unavailable"]).toEqual(
    expect.arrayContaining([...new Set(answers.map(outcomeOf))]),
  );
  expect((await listKeyHashes(user.email)).length).toBeLessThanOrEqual(10);
  while ((await listKeyHashes(user.email)).length < 10) await logIn(user.email, goodPassword);
  await logIn(user.email, goodPassword);
  expect(await listKeyHashes(user.email)).toHaveLength(10);
});

test("stores device keys hashed", async () => {
  const hashes = await listKeyHashes(email);
  expect(hashes).toContain(hashOpaqueToken(owner.deviceKey));
  expect(hashes).not.toContain(owner.deviceKey);
});
