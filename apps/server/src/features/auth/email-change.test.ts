import type { FirstLoggedIn } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { actBeforeTurn } from "#testing/act-before-turn.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { runAsOwner } from "#testing/owner.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { createEmail, goodPassword, registerPerson } from "#testing/register-person.ts";
import { turnOnTwoFactor } from "#testing/turn-on-two-factor.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function headersOf({ accessToken }: FirstLoggedIn, more = {}) {
  return { authorization: `Bearer ${accessToken}`, ...more };
}

function request(person: FirstLoggedIn, email: string, body: object = {}, headers = {}) {
  return callOperation(server, "requestEmailChange", {
    headers: headersOf(person, headers),
    body: { email, password: goodPassword, ...body },
  });
}

function confirm(person: FirstLoggedIn, body: object) {
  const headers = headersOf(person);
  return callOperation(server, "confirmEmailChange", { headers, body });
}

function login(email: string) {
  return callOperation(server, "login", { body: { email, password: goodPassword } });
}

async function getEmail(person: FirstLoggedIn): Promise<string> {
  const headers = headersOf(person);
  return (await callOperation(server, "getUser", { headers })).json().data.email;
}

/** Requests a change, and returns the token with both mailed codes. */
async function requestCodes(person: FirstLoggedIn, email = createEmail(), mails = 2) {
  const answer = await request(person, email);
  const { changeToken } = answer.json<{ data: { changeToken: string } }>().data;
  const newCode = await server.mailbox.waitForCode(email);
  const currentCode = await server.mailbox.waitForCode(person.user.email, mails);
  return { email, body: { changeToken, currentCode, newCode } };
}

function not(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}

test("replaces the address with both codes, ends the other sessions, and mails the former address", async () => {
  const person = await registerPerson(server);
  const other = (await login(person.user.email)).json<{ data: FirstLoggedIn }>().data;
  const { email, body } = await requestCodes(person);
  const answer = await confirm(person, body);
  expect(outcomeOf(answer)).toBe("200");
  expect(answer.json().data).toEqual({ ...person.user, email });
  expect(await getEmail(person)).toBe(email);
  const ended = await callOperation(server, "getUser", { headers: headersOf(other) });
  expect(outcomeOf(ended)).toBe("401 notLoggedIn");
  expect(outcomeOf(await login(email))).toBe("200");
  expect(outcomeOf(await login(person.user.email))).toBe("401 wrongCredentials");
  const mail = await server.mailbox.waitFor(person.user.email, 3);
  expect(mail.subject).toBe("The email of your Tessera account has changed");
  expect(outcomeOf(await confirm(person, body))).toBe("422 codeRefused");
  const rows = await runAsOwner(
    server.ownerUrl,
    "select operation, result from account_audit where account_id = (select audit_id from users where id = $1) and operation like '%EmailChange' order by created_at",
    [person.user.id],
  );
  expect(rows).toEqual([
    { operation: "requestEmailChange", result: "done" },
    { operation: "confirmEmailChange", result: "done" },
    { operation: "confirmEmailChange", result: "refused" },
  ]);
});

test("ends the codes that were mailed to the former address", async () => {
  const person = await registerPerson(server);
  const { email } = person.user;
  await callOperation(server, "forgotPassword", { body: { email } });
  await server.mailbox.waitForCode(email, 2);
  const { body } = await requestCodes(person, createEmail(), 3);
  expect(outcomeOf(await confirm(person, body))).toBe("200");
  const codes = "select purpose from one_time_codes where email = $1";
  expect(await runAsOwner(server.ownerUrl, codes, [email])).toEqual([]);
});

test("ends logins that wait for their second step", async () => {
  const person = await registerPerson(server);
  const { recoveryCodes } = await turnOnTwoFactor(server, person);
  const { loginToken } = (await login(person.user.email)).json().data;
  // The second of the three mails reports that two-step login is on.
  const { body } = await requestCodes(person, createEmail(), 3);
  expect(outcomeOf(await confirm(person, body))).toBe("200");
  const code = recoveryCodes[0];
  const finished = await callOperation(server, "finishLogin", { body: { loginToken, code } });
  expect(outcomeOf(finished)).toBe("401 loginExpired");
});

test("a session that ends meanwhile does not replace the address", async () => {
  const person = await registerPerson(server);
  const { email } = person.user;
  const { body } = await requestCodes(person);
  const other = (await login(email)).json<{ data: FirstLoggedIn }>().data;
  const answer = await actBeforeTurn(
    server,
    `user ${person.user.id}`,
    () => callOperation(server, "endOtherSessions", { headers: headersOf(other) }),
    () => confirm(person, body),
  );
  expect(outcomeOf(answer)).toBe("401 notLoggedIn");
  expect(await getEmail(other)).toBe(email);
});

test("a login by the former address that waits for the change starts no session", async () => {
  const person = await registerPerson(server);
  const { body } = await requestCodes(person);
  const answer = await actBeforeTurn(
    server,
    `user ${person.user.id}`,
    () => confirm(person, body),
    () => login(person.user.email),
  );
  expect(outcomeOf(answer)).toBe("401 wrongCredentials");
  const live = "select id from sessions where user_id = $1 and ended_at is null";
  expect(await runAsOwner(server.ownerUrl, live, [person.user.id])).toHaveLength(1);
});

test.each([
  ["reset", "resetPassword"],
  ["changed", "changePassword"],
] as const)("a password that is %s ends the codes of both addresses", async (_how, operation) => {
  const person = await registerPerson(server);
  const { email } = person.user;
  const { email: newEmail } = await requestCodes(person);
  const isReset = operation === "resetPassword";
  if (isReset) await callOperation(server, "forgotPassword", { body: { email } });
  const code = isReset && (await server.mailbox.waitForCode(email, 3));
  const next = "seven quiet green harbors";
  const answer = await callOperation(server, operation, {
    headers: headersOf(person),
    body: isReset
      ? { email, code, password: next }
      : { currentPassword: goodPassword, newPassword: next },
  });
  expect(outcomeOf(answer)).toBe(isReset ? "200" : "204");
  const codes = "select purpose from one_time_codes where email in ($1, $2)";
  expect(await runAsOwner(server.ownerUrl, codes, [email, newEmail])).toEqual([]);
});

test.each(["currentCode", "newCode"] as const)("refuses a wrong %s", async (name) => {
  const person = await registerPerson(server);
  const { body } = await requestCodes(person);
  const wrong = await confirm(person, { ...body, [name]: not(body[name]) });
  expect(outcomeOf(wrong)).toBe("422 codeRefused");
  expect(await getEmail(person)).toBe(person.user.email);
  expect(outcomeOf(await confirm(person, body))).toBe("200");
});

test("compares at most five pairs of codes", async () => {
  const person = await registerPerson(server);
  const { body } = await requestCodes(person);
  const guess = () => confirm(person, { ...body, newCode: not(body.newCode) });
  await Promise.all(Array.from({ length: 5 }, guess));
  expect(outcomeOf(await confirm(person, body))).toBe("422 codeRefused");
});

test("refuses the codes of another account's request", async () => {
  const [person, other] = [await registerPerson(server), await registerPerson(server)];
  const { body } = await requestCodes(person);
  expect(outcomeOf(await confirm(other, body))).toBe("422 codeRefused");
  expect(await getEmail(other)).toBe(other.user.email);
});

test("answers the same for an address that has an account, mails it a note, and changes nothing", async () => {
  const [person, other] = [await registerPerson(server), await registerPerson(server)];
  const answer = await request(person, other.user.email);
  expect(answer.statusCode).toBe(202);
  expect(Object.keys(answer.json().data)).toEqual(["email", "changeToken"]);
  const mail = await server.mailbox.waitFor(other.user.email, 2);
  expect(mail.subject).toBe("This email already has a Tessera account");
  const currentCode = await server.mailbox.waitForCode(person.user.email, 2);
  const { changeToken } = answer.json().data;
  const refused = await confirm(person, { changeToken, currentCode, newCode: "000000" });
  expect(outcomeOf(refused)).toBe("422 codeRefused");
});

test("answers an address with and without an account with the same statements", async () => {
  const [person, other] = [await registerPerson(server), await registerPerson(server)];
  expect(await recordStatements(() => request(person, other.user.email))).toEqual(
    await recordStatements(() => request(person, createEmail())),
  );
});

test("one of two accounts gets an address that both confirm at once", async () => {
  const people = [await registerPerson(server), await registerPerson(server)] as const;
  const email = createEmail();
  const first = await requestCodes(people[0], email);
  const answer = await request(people[1], email);
  const newCode = await server.mailbox.waitForCode(email, 2);
  const currentCode = await server.mailbox.waitForCode(people[1].user.email, 2);
  const second = { changeToken: answer.json().data.changeToken, currentCode, newCode };
  const answers = await Promise.all([confirm(people[0], first.body), confirm(people[1], second)]);
  expect(answers.map(outcomeOf).toSorted()).toEqual(["200", "422 codeRefused"]);
});

test("refuses a wrong password in the caller's language, and sends nothing", async () => {
  const person = await registerPerson(server);
  const email = createEmail();
  const headers = { "accept-language": "tr" };
  const answer = await request(person, email, { password: "not it" }, headers);
  expect(outcomeOf(answer)).toBe("422 invalid");
  expect(answer.json().meta.fields).toEqual({ password: "Mevcut parolanız bu değil." });
  const jobs = "select from jobs.job where data ->> 'email' = $1";
  expect(await runAsOwner(server.ownerUrl, jobs, [email])).toEqual([]);
});

test.each([
  ["email", { email: "ı@example.test" }],
  ["email", { email: null }],
  ["password", { password: "" }],
  ["body", { userId: "another" }],
])("refuses an invalid %s: %o", async (field, part) => {
  const answer = await request(await registerPerson(server), createEmail(), part);
  expect(outcomeOf(answer)).toBe("422 invalid");
  expect(Object.keys(answer.json().meta.fields)).toEqual([field]);
});

test("sends codes three times an hour", async () => {
  const person = await registerPerson(server);
  const outcomes: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    outcomes.push(outcomeOf(await request(person, createEmail())));
  }
  expect(outcomes).toEqual(["202", "202", "202", "429 tooMany"]);
});

test("requires a login", async () => {
  const body = { email: createEmail(), password: goodPassword };
  const answer = await callOperation(server, "requestEmailChange", { body });
  expect(outcomeOf(answer)).toBe("401 notLoggedIn");
});
