import type { FirstLoggedIn } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { actBeforeTurn } from "#testing/act-before-turn.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { expectLimit } from "#testing/expect-limit.ts";
import { goodPassword, registerPerson } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const newPassword = "seven quiet green harbors";

function change({ accessToken }: FirstLoggedIn, body: object = {}, headers = {}) {
  return callOperation(server, "changePassword", {
    body: { currentPassword: goodPassword, newPassword, ...body },
    headers: { authorization: `Bearer ${accessToken}`, ...headers },
  });
}

function login(email: string, password: string, deviceKey?: string) {
  return callOperation(server, "login", { body: { email, password, deviceKey } });
}

function getUser({ accessToken }: FirstLoggedIn) {
  return callOperation(server, "getUser", { headers: { authorization: `Bearer ${accessToken}` } });
}

test("replaces the password, keeps this session, ends the others at once, and mails the account", async () => {
  const person = await registerPerson(server);
  const { email } = person.user;
  const other = (await login(email, goodPassword)).json<{ data: FirstLoggedIn }>().data;
  expect(outcomeOf(await change(person))).toBe("204");
  expect(outcomeOf(await getUser(other))).toBe("401 notLoggedIn");
  const user = (await getUser(person)).json().data;
  expect(user.passwordChangedAt > String(person.user.passwordChangedAt)).toBe(true);
  const body = { refreshToken: person.refreshToken };
  expect(outcomeOf(await callOperation(server, "refreshTokens", { body }))).toBe("200");
  expect(outcomeOf(await login(email, goodPassword))).toBe("401 wrongCredentials");
  expect(outcomeOf(await login(email, newPassword))).toBe("200");
  const mail = await server.mailbox.waitFor(email, 2);
  expect(mail.subject).toBe("Your Tessera password has changed");
});

test("a session that ends meanwhile does not change the password", async () => {
  const person = await registerPerson(server);
  const { email } = person.user;
  const other = (await login(email, goodPassword)).json<{ data: FirstLoggedIn }>().data;
  const headers = { authorization: `Bearer ${other.accessToken}` };
  const answer = await actBeforeTurn(
    server,
    `user ${person.user.id}`,
    () => callOperation(server, "endOtherSessions", { headers }),
    () => change(person),
  );
  expect(outcomeOf(answer)).toBe("401 notLoggedIn");
  expect(outcomeOf(await login(email, goodPassword))).toBe("200");
});

test("keeps the device key of this browser only", async () => {
  const person = await registerPerson(server);
  const { email } = person.user;
  const other = (await login(email, goodPassword)).json<{ data: FirstLoggedIn }>().data;
  await change(person, { deviceKey: person.deviceKey });
  const keyAfter = async (key: string) =>
    (await login(email, newPassword, key)).json().data.deviceKey;
  expect(await keyAfter(person.deviceKey)).toBe(person.deviceKey);
  expect(await keyAfter(other.deviceKey)).not.toBe(other.deviceKey);
});

test("refuses a wrong current password with a field error in the caller's language", async () => {
  const person = await registerPerson(server);
  const answer = await change(person, { currentPassword: "not it" }, { "accept-language": "tr" });
  expect(outcomeOf(answer)).toBe("422 invalid");
  expect(answer.json().meta.fields).toEqual({ currentPassword: "Mevcut parolanız bu değil." });
  expect(outcomeOf(await login(person.user.email, goodPassword))).toBe("200");
});

test.each([
  ["currentPassword", { currentPassword: "" }],
  ["newPassword", { newPassword: "short" }],
  ["newPassword", { newPassword: "Password123" }],
  ["newPassword", { newPassword: null }],
  ["body", { userId: "another" }],
])("refuses an invalid %s: %o", async (field, part) => {
  const answer = await change(await registerPerson(server), part);
  expect(outcomeOf(answer)).toBe("422 invalid");
  expect(Object.keys(answer.json().meta.fields)).toEqual([field]);
});

test("compares at most twenty concurrent passwords an hour, apart from those of logins", async () => {
  const person = await registerPerson(server);
  const guess = () => change(person, { currentPassword: "a guess at it" });
  await expectLimit({ most: 20, refusal: "422 invalid" }, guess);
  expect(outcomeOf(await change(person))).toBe("429 tooMany");
  expect(outcomeOf(await login(person.user.email, goodPassword))).toBe("200");
});

test("one of two concurrent changes succeeds, and its password counts", async () => {
  const person = await registerPerson(server);
  const passwords = ["first of two passwords", "second of two passwords"];
  const answers = await Promise.all(
    passwords.map((password) => change(person, { newPassword: password })),
  );
  const outcomes = answers.map(outcomeOf);
  expect(outcomes.toSorted()).toEqual(["204", "422 invalid"]);
  const winner = passwords[outcomes.indexOf("204")] ?? "";
  expect(outcomeOf(await login(person.user.email, winner))).toBe("200");
});
