import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { expectLimit } from "#testing/expect-limit.ts";
import { runAsOwner } from "#testing/owner.ts";
import {
  goodPassword,
  createEmail,
  registerPerson,
  registrationOf,
} from "#testing/register-person.ts";
import { takeSameTime } from "#testing/compare-times.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let email: string;
let deviceKey: string;
beforeAll(async () => {
  server = await startTestApp();
  const person = await registerPerson(server);
  email = person.user.email;
  ({ deviceKey } = person);
});
afterAll(() => server.close());
beforeEach(async () => {
  await runAsOwner(server.ownerUrl, "delete from attempts");
});

function login(address: string, password: unknown, key?: string) {
  return callOperation(server, "login", { body: { email: address, password, deviceKey: key } });
}

/** Lists an unknown address, and the known one and an unknown one with the device key of the known one. */
function listOthers(): readonly (readonly [address: string, key?: string])[] {
  return [[createEmail()], [email, deviceKey], [createEmail(), deviceKey]];
}

test("logs in with the address in any case, and the tokens work", async () => {
  const answer = await login(email.toUpperCase(), goodPassword);
  expect(answer.statusCode).toBe(200);
  const { accessToken, refreshToken } = answer.json().data;
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await callOperation(server, "getUser", { headers })).json().data.email).toBe(email);
  const refreshed = await callOperation(server, "refreshTokens", { body: { refreshToken } });
  expect(refreshed.statusCode).toBe(200);
});

test("refuses a wrong password and an unknown address with the same bytes, also with a device key", async () => {
  const wrong = await login(email, "not the password");
  expect(outcomeOf(wrong)).toBe("401 wrongCredentials");
  for (const [address, key] of listOthers()) {
    const other = await login(address, "not the password", key);
    expect(other.body).toBe(wrong.body);
    expect(Object.keys(other.headers).toSorted()).toEqual(Object.keys(wrong.headers).toSorted());
  }
});

test("refuses in the caller's language", async () => {
  const answer = await callOperation(server, "login", {
    body: { email, password: "not the password" },
    headers: { "accept-language": "tr" },
  });
  expect(answer.json().meta.errorMessage).toBe("E-posta veya parola yanlış.");
});

test("reports a waiting registration to the person who registered, also when the address has an account", async () => {
  const fresh = createEmail();
  const password = "another password altogether";
  for (const address of [fresh, email]) {
    await callOperation(server, "register", { body: { ...registrationOf(address), password } });
    expect(outcomeOf(await login(address, password))).toBe("403 notVerified");
  }
  expect((await login(email, goodPassword)).statusCode).toBe(200);
});

test.each(["", 12345678, null, { $gt: "" }, "x".repeat(129)])(
  "refuses the invalid password %o with a field error",
  async (password) => {
    expect(outcomeOf(await login(email, password))).toBe("422 invalid");
  },
);

test("compares at most twenty concurrent passwords an hour, with the same answer for known and unknown addresses", async () => {
  for (const address of [email, createEmail()]) {
    const limit = { most: 20, refusal: "401 wrongCredentials" };
    await expectLimit(limit, () => login(address, "a guess at it"));
  }
  expect(outcomeOf(await login(email, goodPassword))).toBe("429 tooMany");
  await runAsOwner(
    server.ownerUrl,
    "update attempts set attempted_at = array(select t - interval '1 hour' from unnest(attempted_at) t)",
  );
  expect((await login(email, goodPassword)).statusCode).toBe(200);
});

test("a login neither counts nor resets the attempts of its address, so that strangers do not learn of it", async () => {
  for (let guess = 0; guess < 19; guess += 1) await login(email, "a guess at it");
  for (let time = 0; time < 3; time += 1) {
    expect((await login(email, goodPassword)).statusCode).toBe(200);
  }
  expect(outcomeOf(await login(email, "a guess at it"))).toBe("401 wrongCredentials");
  expect(outcomeOf(await login(email, "a guess at it"))).toBe("429 tooMany");
});

async function refuse(address: string, key?: string): Promise<void> {
  await runAsOwner(server.ownerUrl, "delete from attempts");
  await login(address, "not the password", key);
}

test("refuses known and unknown addresses and device keys with the same statements", async () => {
  const known = await recordStatements(() => refuse(email));
  for (const [address, key] of listOthers()) {
    expect(await recordStatements(() => refuse(address, key))).toEqual(known);
  }
});

test.runIf(inject("form") === "long")(
  "refuses a known address and its device key as fast as an unknown address",
  async () => {
    const isSame = await takeSameTime(
      () => refuse(email, deviceKey),
      () => refuse(createEmail(), deviceKey),
    );
    expect(isSame).toBe(true);
  },
  600_000,
);
