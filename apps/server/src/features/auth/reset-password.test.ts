import type { FirstLoggedIn } from "@tessera/contract";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { actBeforeTurn } from "#testing/act-before-turn.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { takeSameTime } from "#testing/compare-times.ts";
import { runAsOwner } from "#testing/owner.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { createEmail, goodPassword, registerPerson } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const newPassword = "seven quiet green harbors";

function reset(email: string, code: unknown, extra: object = {}) {
  const body = { email, code, password: newPassword, ...extra };
  return callOperation(server, "resetPassword", { body });
}

function login(email: string, password: string) {
  return callOperation(server, "login", { body: { email, password } });
}

/** A person who requested a code, with the tokens of the login before. */
type Forgetful = FirstLoggedIn & Record<"email" | "code" | "wrong" | "resetToken", string>;

async function forget(): Promise<Forgetful> {
  const person = await registerPerson(server);
  return { ...person, ...(await requestCode(person.user.email, 2)) };
}

async function requestCode(email: string, count: number) {
  const answer = await callOperation(server, "forgotPassword", { body: { email } });
  const { resetToken } = answer.json<{ data: { resetToken: string } }>().data;
  const code = await server.mailbox.waitForCode(email, count);
  return { email, code, wrong: code === "000000" ? "000001" : "000000", resetToken };
}

test("sets the password, logs in, and mails that the password has changed", async () => {
  const { email, code, resetToken, user } = await forget();
  const answer = await reset(email, code, { resetToken });
  expect(answer.statusCode).toBe(200);
  const { accessToken, user: loggedIn } = answer.json<{ data: FirstLoggedIn }>().data;
  expect(loggedIn).toEqual({ ...user, passwordChangedAt: loggedIn.passwordChangedAt });
  expect(String(loggedIn.passwordChangedAt) > String(user.passwordChangedAt)).toBe(true);
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await callOperation(server, "getUser", { headers })).statusCode).toBe(200);
  expect(outcomeOf(await login(email, goodPassword))).toBe("401 wrongCredentials");
  expect(outcomeOf(await login(email, newPassword))).toBe("200");
  const mail = await server.mailbox.waitFor(email, 3);
  expect(mail.subject).toBe("Your Tessera password has changed");
  expect(mail.text).toContain("http://localhost:3000/forgot");
  expect(mail.text).not.toMatch(/\d{6}/);
});

test("ends every session and device key of the account, and of no other", async () => {
  const { email, code, accessToken, refreshToken, deviceKey } = await forget();
  const other = await registerPerson(server);
  await reset(email, code);
  const getUser = (token: string) =>
    callOperation(server, "getUser", { headers: { authorization: `Bearer ${token}` } });
  expect(outcomeOf(await getUser(accessToken))).toBe("401 notLoggedIn");
  const refreshed = await callOperation(server, "refreshTokens", { body: { refreshToken } });
  expect(outcomeOf(refreshed)).toBe("401 refreshRefused");
  expect(outcomeOf(await getUser(other.accessToken))).toBe("200");
  const body = { email, password: newPassword, deviceKey };
  const loggedIn = await callOperation(server, "login", { body });
  expect(loggedIn.json().data.deviceKey).not.toBe(deviceKey);
});

test("deletes the API keys of the account, and of no other", async () => {
  const [person, other] = [await forget(), await registerPerson(server)];
  const createKey = async ({ accessToken }: FirstLoggedIn) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const body = { name: "CI", scope: "read" };
    const { data } = (await callOperation(server, "createApiKey", { headers, body })).json();
    return { authorization: `Bearer ${data.key}` };
  };
  const useKey = async (headers: { authorization: string }) =>
    outcomeOf(await callOperation(server, "listOrganizations", { headers }));
  const [own, foreign] = [await createKey(person), await createKey(other)];
  expect(await useKey(own)).toBe("200");
  await reset(person.email, person.code);
  expect(await useKey(own)).toBe("401 notLoggedIn");
  expect(await useKey(foreign)).toBe("200");
});

test("a key whose creation waits for the reset is not created", async () => {
  const { email, code, user, accessToken } = await forget();
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await actBeforeTurn(
    server,
    `user ${user.id}`,
    () => reset(email, code),
    () => callOperation(server, "createApiKey", { headers, body: { name: "CI", scope: "write" } }),
  );
  expect(outcomeOf(answer)).toBe("401 notLoggedIn");
  expect(outcomeOf(await login(email, newPassword))).toBe("200");
  const keys = "select from api_keys where user_id = $1";
  expect(await runAsOwner(server.ownerUrl, keys, [user.id])).toEqual([]);
});

test("a concurrent login with the former password leaves no session", async () => {
  for (let round = 0; round < (inject("form") === "long" ? 50 : 3); round += 1) {
    const { email, code, user } = await forget();
    await Promise.all([
      reset(email, code),
      ...Array.from({ length: 4 }, () => login(email, goodPassword)),
    ]);
    const rows = await runAsOwner(
      server.ownerUrl,
      "select 1 from sessions where user_id = $1 and ended_at is null",
      [user.id],
    );
    expect(rows).toHaveLength(1);
  }
});

test("a code sets no password of an account that has another address by then", async () => {
  const { email, code, user } = await forget();
  const changed = createEmail();
  const move = "update users set email = $2 where id = $1";
  const answer = await actBeforeTurn(
    server,
    `user ${user.id}`,
    () => runAsOwner(server.ownerUrl, move, [user.id, changed]),
    () => reset(email, code),
  );
  expect(outcomeOf(answer)).toBe("422 codeRefused");
  expect(outcomeOf(await login(changed, goodPassword))).toBe("200");
});

test("logs in an address whose logins strangers have used up, who do not learn of it", async () => {
  const { email, code } = await forget();
  await Promise.all(Array.from({ length: 20 }, () => login(email, "a guess at it")));
  expect(outcomeOf(await login(email, goodPassword))).toBe("429 tooMany");
  const answer = await reset(email, code);
  expect(outcomeOf(answer)).toBe("200");
  const { deviceKey } = answer.json().data;
  const body = { email, password: newPassword, deviceKey };
  expect(outcomeOf(await callOperation(server, "login", { body }))).toBe("200");
  expect(outcomeOf(await login(email, "a guess at it"))).toBe("429 tooMany");
});

test("accepts a code once, also when it is sent twice at the same time", async () => {
  const { email, code } = await forget();
  const answers = await Promise.all([reset(email, code), reset(email, code), reset(email, code)]);
  expect(answers.map(outcomeOf).toSorted()).toEqual(["200", "422 codeRefused", "422 codeRefused"]);
  expect(outcomeOf(await reset(email, code))).toBe("422 codeRefused");
});

test("a reset ends the other codes of the address", async () => {
  const first = await forget();
  const second = await requestCode(first.email, 3);
  expect(outcomeOf(await reset(first.email, second.code, { resetToken: second.resetToken }))).toBe(
    "200",
  );
  const { code, resetToken } = first;
  expect(outcomeOf(await reset(first.email, code, { resetToken }))).toBe("422 codeRefused");
});

test("refuses a wrong code and an unknown address with the same bytes, and changes nothing", async () => {
  const { email, wrong, code } = await forget();
  const [known, unknown] = [await reset(email, wrong), await reset(createEmail(), code)];
  expect(outcomeOf(known)).toBe("422 codeRefused");
  expect(known.body).toBe(unknown.body);
  expect(Object.keys(known.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted());
  expect(outcomeOf(await login(email, goodPassword))).toBe("200");
});

test("refuses a code of a registration, and a registration refuses a code of a reset", async () => {
  const email = createEmail();
  const registration = { email, password: newPassword, name: "Ada", birthDate: "1990-12-31" };
  await callOperation(server, "register", { body: { ...registration, acceptTerms: true } });
  const registrationCode = await server.mailbox.waitForCode(email);
  expect(outcomeOf(await reset(email, registrationCode))).toBe("422 codeRefused");
  const forgetful = await forget();
  const body = { email: forgetful.email, code: forgetful.code };
  const verified = await callOperation(server, "verifyEmail", { body });
  expect(outcomeOf(verified)).toBe("422 codeRefused");
});

test("refuses a leaked, a short and a long password without spending an attempt", async () => {
  const { email, code } = await forget();
  for (const password of ["Password123", "short", "x".repeat(129)]) {
    const answer = await reset(email, code, { password });
    expect(outcomeOf(answer)).toBe("422 invalid");
    expect(Object.keys(answer.json().meta.fields)).toEqual(["password"]);
  }
  const rows = await runAsOwner(
    server.ownerUrl,
    "select attempts from one_time_codes where email = $1",
    [email],
  );
  expect(rows).toEqual([{ attempts: 0 }]);
  expect(outcomeOf(await reset(email, code))).toBe("200");
});

test("refuses a code after ten minutes", async () => {
  const { email, code } = await forget();
  await runAsOwner(
    server.ownerUrl,
    "update one_time_codes set expires_at = expires_at - interval '10 minutes' where email = $1",
    [email],
  );
  expect(outcomeOf(await reset(email, code))).toBe("422 codeRefused");
});

test.each([
  ["without the token", false, { attempts: 5, token_attempts: 0 }],
  ["with the token", true, { attempts: 0, token_attempts: 5 }],
])("compares at most five of a hundred concurrent guesses %s", async (_title, hasToken, spent) => {
  const { email, wrong, resetToken } = await forget();
  const extra = hasToken ? { resetToken } : {};
  const answers = await Promise.all(Array.from({ length: 100 }, () => reset(email, wrong, extra)));
  // A busy server refuses some of them before it compares the code.
  expect(["422 codeRefused", "503 unavailable"]).toEqual(
    expect.arrayContaining([...new Set(answers.map(outcomeOf))]),
  );
  const rows = await runAsOwner(
    server.ownerUrl,
    "select attempts, token_attempts from one_time_codes where email = $1",
    [email],
  );
  expect(rows).toEqual([spent]);
});

test("wrong codes of strangers leave all five attempts to the token", async () => {
  const { email, code, wrong, resetToken } = await forget();
  for (let guess = 0; guess < 5; guess += 1) await reset(email, wrong);
  expect(outcomeOf(await reset(email, code))).toBe("422 codeRefused");
  for (let guess = 0; guess < 4; guess += 1) await reset(email, wrong, { resetToken });
  expect(outcomeOf(await reset(email, code, { resetToken }))).toBe("200");
});

test("a code is compared ten times in total: five times without and five times with its token", async () => {
  const { email, code, wrong, resetToken } = await forget();
  for (let guess = 0; guess < 6; guess += 1) {
    for (const extra of [{}, { resetToken }]) {
      expect(outcomeOf(await reset(email, wrong, extra))).toBe("422 codeRefused");
    }
  }
  const spent = "select attempts, token_attempts from one_time_codes where email = $1";
  expect(await runAsOwner(server.ownerUrl, spent, [email])).toEqual([
    { attempts: 5, token_attempts: 5 },
  ]);
  expect(outcomeOf(await reset(email, code))).toBe("422 codeRefused");
  expect(outcomeOf(await reset(email, code, { resetToken }))).toBe("422 codeRefused");
});

test("refuses known and unknown addresses with the same statements", async () => {
  const { email, wrong } = await forget();
  expect(await recordStatements(() => reset(email, wrong))).toEqual(
    await recordStatements(() => reset(createEmail(), wrong)),
  );
});

test.runIf(inject("form") === "long")(
  "refuses a known address as fast as an unknown one",
  async () => {
    const { email, wrong } = await forget();
    const renew = () =>
      runAsOwner(server.ownerUrl, "update one_time_codes set attempts = 0 where email = $1", [
        email,
      ]);
    const refuse = async (address: string) => {
      await renew();
      await reset(address, wrong);
    };
    const isSame = await takeSameTime(
      () => refuse(email),
      () => refuse(createEmail()),
    );
    expect(isSame).toBe(true);
  },
  600_000,
);
