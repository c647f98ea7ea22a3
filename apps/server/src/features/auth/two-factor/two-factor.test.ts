import { recoveryCodeCount, type FirstLoggedIn, type OperationId } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getUuid } from "#ids/uuid.ts";
import { deriveKeys, type KeyRing, type Keys } from "#secrets/keys.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { expectLimit } from "#testing/expect-limit.ts";
import { listActivity } from "#testing/list-activity.ts";
import { runAsOwner } from "#testing/owner.ts";
import { goodPassword, registerPerson } from "#testing/register-person.ts";
import { sweepExpired } from "../sweep-expired.ts";
import { acceptAppCode } from "./authenticator-repository.ts";
import {
  generateAppCode,
  turnOnTwoFactor,
  type TestTwoFactor,
} from "#testing/turn-on-two-factor.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const newPassword = "seven quiet green harbors";

function call(id: OperationId, caller: FirstLoggedIn | undefined, body?: object) {
  const headers = caller && { authorization: `Bearer ${caller.accessToken}` };
  return callOperation(server, id, { body, ...(headers && { headers }) });
}

async function setUp(person: FirstLoggedIn): Promise<string> {
  return (await call("setUpTwoFactor", person, {})).json().data.secret;
}

/** Registers a person and turns two-step login on. */
async function registerProtected(): Promise<FirstLoggedIn & TestTwoFactor> {
  const person = await registerPerson(server);
  return { ...person, ...(await turnOnTwoFactor(server, person)) };
}

async function startLogin({ user }: FirstLoggedIn, password = goodPassword): Promise<string> {
  const answer = await callOperation(server, "login", { body: { email: user.email, password } });
  expect(Object.keys(answer.json().data)).toEqual(["loginToken", "passkeys"]);
  return answer.json().data.loginToken;
}

function finish(loginToken: string, code: string, deviceKey?: string) {
  return callOperation(server, "finishLogin", { body: { loginToken, code, deviceKey } });
}

test("turns on with the first code of the app, and logs in with the password and a code", async () => {
  const person = await registerPerson(server);
  expect((await call("getTwoFactor", person)).json().data).toEqual({ app: null, recoveryCodes: 0 });
  const prepared = (await call("setUpTwoFactor", person, {})).json().data;
  expect(prepared.address).toContain(`secret=${prepared.secret}`);
  const { email } = person.user;
  const login = { email, password: goodPassword };
  // A secret that the app may never have received must not lock the user out.
  expect((await callOperation(server, "login", { body: login })).json().data.user.email).toBe(
    email,
  );

  const confirmed = await call("confirmTwoFactor", person, {
    code: generateAppCode(prepared.secret),
  });
  const { recoveryCodes } = confirmed.json().data;
  expect(new Set(recoveryCodes).size).toBe(recoveryCodeCount);
  for (const code of recoveryCodes) expect(code).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}$/);
  const state = (await call("getTwoFactor", person)).json().data;
  expect(state).toMatchObject({ app: { lastUsedAt: null }, recoveryCodes: recoveryCodeCount });
  const mail = await server.mailbox.waitFor(email, 2);
  expect(mail.subject).toBe("Two-step login is on for your Tessera account");

  const loginToken = await startLogin(person);
  const answer = await finish(loginToken, generateAppCode(prepared.secret, 1));
  expect(answer.json().data).toMatchObject({ user: { email }, deviceKey: expect.any(String) });
  expect(await listActivity(server, person)).toEqual([
    "setUpTwoFactor done",
    "confirmTwoFactor done",
    "finishLogin done",
  ]);
});

test("stores the secret encrypted and the recovery codes hashed, and exports neither", async () => {
  const person = await registerProtected();
  const rows = await runAsOwner<{ text: string }>(
    server.ownerUrl,
    `select a::text as text from authenticator_apps a where user_id = $1
      union all select c::text from recovery_codes c where user_id = $1`,
    [person.user.id],
  );
  expect(rows).toHaveLength(1 + recoveryCodeCount);
  const exported = (await call("exportUser", person)).body;
  for (const text of [...rows.map((row) => row.text), exported]) {
    expect(text).not.toContain(person.secret);
    for (const code of person.recoveryCodes) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(code.replace("-", ""));
    }
  }
});

test("accepts a code of the app once, also when it is used concurrently", async () => {
  const person = await registerProtected();
  const tokens = await Promise.all([1, 2, 3, 4].map(() => startLogin(person)));
  const code = generateAppCode(person.secret);
  const outcomes = (await Promise.all(tokens.map((token) => finish(token, code)))).map(outcomeOf);
  expect(outcomes.toSorted()).toEqual(["200", ...Array(3).fill("422 secondStepRefused")]);
  const earlier = await finish(await startLogin(person), generateAppCode(person.secret, -1));
  expect(outcomeOf(earlier)).toBe("422 secondStepRefused");
  expect(outcomeOf(await finish(await startLogin(person), generateAppCode(person.secret, 1)))).toBe(
    "200",
  );
});

test("accepts each recovery code once, in any case and without its hyphen, and mails the account", async () => {
  const person = await registerProtected();
  const [first = "", second = ""] = person.recoveryCodes;
  const outcomes = [];
  for (const code of [first, first, second.replace("-", "").toUpperCase()]) {
    outcomes.push(outcomeOf(await finish(await startLogin(person), code)));
  }
  expect(outcomes).toEqual(["200", "422 secondStepRefused", "200"]);
  const state = (await call("getTwoFactor", person)).json().data;
  expect(state.recoveryCodes).toBe(recoveryCodeCount - 2);
  const mail = await server.mailbox.waitFor(person.user.email, 4);
  expect(mail.subject).toBe("A recovery code was used for your Tessera account");
});

test("one of two concurrent logins with a recovery code succeeds", async () => {
  const person = await registerProtected();
  const [code = ""] = person.recoveryCodes;
  const tokens = [await startLogin(person), await startLogin(person)];
  const outcomes = (await Promise.all(tokens.map((token) => finish(token, code)))).map(outcomeOf);
  expect(outcomes.toSorted()).toEqual(["200", "422 secondStepRefused"]);
});

test("a pending login completes once, expires after ten minutes, and gives no other access", async () => {
  const person = await registerProtected();
  const token = await startLogin(person);
  const asSession = { authorization: `Bearer ${token}` };
  const read = await callOperation(server, "getUser", { headers: asSession });
  expect(outcomeOf(read)).toBe("401 notLoggedIn");
  const refreshed = await callOperation(server, "refreshTokens", { body: { refreshToken: token } });
  expect(outcomeOf(refreshed)).toBe("401 refreshRefused");
  expect(outcomeOf(await finish(token, generateAppCode(person.secret)))).toBe("200");
  expect(outcomeOf(await finish(token, generateAppCode(person.secret, 1)))).toBe(
    "401 loginExpired",
  );
  const late = await startLogin(person);
  await runAsOwner(
    server.ownerUrl,
    "update pending_logins set expires_at = expires_at - interval '10 minutes'",
  );
  expect(outcomeOf(await finish(late, generateAppCode(person.secret, 1)))).toBe("401 loginExpired");
  expect(outcomeOf(await finish("unknown", "123456"))).toBe("401 loginExpired");
});

test("compares at most ten codes an hour, also concurrently; a known browser has its own limit", async () => {
  const person = await registerProtected();
  const token = await startLogin(person);
  const limit = { most: 10, refusal: "422 secondStepRefused" };
  await expectLimit(limit, () => finish(token, "000000"));
  const code = generateAppCode(person.secret);
  expect(outcomeOf(await finish(token, code))).toBe("429 tooMany");
  expect(outcomeOf(await finish(token, code, person.deviceKey))).toBe("200");
});

test("a password reset still requires the second step, and a new password ends pending logins", async () => {
  const person = await registerProtected();
  const { email } = person.user;
  const pending = await startLogin(person);
  await callOperation(server, "forgotPassword", { body: { email } });
  const code = await server.mailbox.waitForCode(email, 3);
  const body = { email, code, password: newPassword };
  const { data } = (await callOperation(server, "resetPassword", { body })).json();
  expect(Object.keys(data)).toEqual(["loginToken", "passkeys"]);
  expect(outcomeOf(await finish(pending, generateAppCode(person.secret)))).toBe("401 loginExpired");
  expect(outcomeOf(await finish(data.loginToken, generateAppCode(person.secret)))).toBe("200");
});

test("replaces the recovery codes with the password, and the former ones stop working", async () => {
  const person = await registerProtected();
  const answer = await call("replaceRecoveryCodes", person, { password: goodPassword });
  const { recoveryCodes } = answer.json().data;
  expect(recoveryCodes).toHaveLength(recoveryCodeCount);
  const [former = ""] = person.recoveryCodes;
  const token = await startLogin(person);
  expect(outcomeOf(await finish(token, former))).toBe("422 secondStepRefused");
  expect(outcomeOf(await finish(token, recoveryCodes[0]))).toBe("200");
  const mail = await server.mailbox.waitFor(person.user.email, 3);
  expect(mail.subject).toBe("Your Tessera account has new recovery codes");
});

test("creates recovery codes at most five times an hour, also concurrently", async () => {
  const person = await registerProtected();
  const replace = () => call("replaceRecoveryCodes", person, {});
  const outcomes = (await Promise.all(Array.from({ length: 8 }, replace))).map(outcomeOf);
  expect(outcomes.toSorted()).toEqual([...Array(5).fill("200"), ...Array(3).fill("429 tooMany")]);
});

test("turns off with the password, and the password alone logs in again", async () => {
  const person = await registerProtected();
  const pending = await startLogin(person);
  expect(outcomeOf(await call("turnOffTwoFactor", person, { password: goodPassword }))).toBe("204");
  expect(outcomeOf(await finish(pending, generateAppCode(person.secret)))).toBe(
    "422 secondStepRefused",
  );
  const { email } = person.user;
  const login = await callOperation(server, "login", { body: { email, password: goodPassword } });
  expect(login.json().data.user.email).toBe(email);
  expect(await server.mailbox.waitFor(email, 3)).toMatchObject({
    subject: "Two-step login is off for your Tessera account",
  });
  expect(outcomeOf(await call("turnOffTwoFactor", person))).toBe("404 notFound");
  const leftover = "select from recovery_codes where user_id = $1";
  expect(await runAsOwner(server.ownerUrl, leftover, [person.user.id])).toEqual([]);
});

test("refuses to replace a confirmed app, and a wrong first code", async () => {
  const person = await registerPerson(server);
  const former = await setUp(person);
  const secret = await setUp(person);
  const confirm = (code: string) => call("confirmTwoFactor", person, { code });
  expect(outcomeOf(await confirm(generateAppCode(former)))).toBe("422 appCodeRefused");
  expect(outcomeOf(await confirm(generateAppCode(secret)))).toBe("200");
  expect(outcomeOf(await confirm(generateAppCode(secret, 1)))).toBe("422 appCodeRefused");
  expect(outcomeOf(await call("setUpTwoFactor", person, {}))).toBe("409 twoFactorOn");
});

const confirmed = ["setUpTwoFactor", "replaceRecoveryCodes", "turnOffTwoFactor"] as const;

test.each(confirmed)("%s requires the password ten minutes after the login", async (id) => {
  const person = await registerProtected();
  const age = "update sessions set created_at = now() - interval '11 minutes' where user_id = $1";
  await runAsOwner(server.ownerUrl, age, [person.user.id]);
  for (const body of [{}, { password: "not the password" }]) {
    const answer = await call(id, person, body);
    expect(outcomeOf(answer)).toBe("422 invalid");
    expect(Object.keys(answer.json().meta.fields)).toEqual(["password"]);
  }
  expect((await listActivity(server, person)).slice(-2)).toEqual([
    `${id} refused`,
    `${id} refused`,
  ]);
});

test("renews secrets with the current key while the previous one is configured", async () => {
  const person = await registerProtected();
  const { database, keys } = server.services;
  const previous = keys["two-factor"];
  const current = deriveKeys("the secret key from after the rotation");
  const accept = (ring: KeyRing) => {
    const code = generateAppCode(person.secret);
    const given = { userId: getUuid(person.user.id), code, confirms: false };
    return database.transaction({}, (transaction) => acceptAppCode(transaction, ring, given));
  };
  expect(await accept(current["two-factor"])).toBe(false);
  const both = { ...current, "two-factor": [...current["two-factor"], ...previous] } as Keys;
  await sweepExpired({ database, keys: both });
  expect(await accept(current["two-factor"])).toBe(true);
});
