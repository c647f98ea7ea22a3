import type { LoggedIn } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createEmail, registerPerson, registrationOf } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function verify(email: string, code: unknown, registrationToken?: string) {
  const body = { email, code, ...(registrationToken !== undefined && { registrationToken }) };
  return callOperation(server, "verifyEmail", { body });
}

const isCodeOf = "subject in (select token_hash from registrations where email = $1)";

type Registered = Record<"email" | "token" | "code" | "wrong", string>;

async function registerNew(): Promise<Registered> {
  const email = createEmail();
  const answer = await callOperation(server, "register", { body: registrationOf(email) });
  const token: string = answer.json().data.registrationToken;
  const code = await server.mailbox.waitForCode(email);
  return { email, token, code, wrong: code === "000000" ? "000001" : "000000" };
}

test("creates the account with a personal organization, and logs in", async () => {
  const { email, code } = await registerNew();
  const answer = await verify(email, code);
  expect(answer.statusCode).toBe(200);
  const { user, accessToken } = answer.json<{ data: LoggedIn }>().data;
  expect(user).toMatchObject({ email, name: "Ada Lovelace", birthDate: "1990-12-31" });
  const listed = await callOperation(server, "listOrganizations", {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(listed.json().data).toMatchObject([{ name: "Ada Lovelace", role: "owner", plan: "free" }]);
});

test("accepts a code with spaces", async () => {
  const { email, code } = await registerNew();
  expect((await verify(email, `${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(200);
});

test("accepts a code once, also when it is sent twice at the same time", async () => {
  const { email, code } = await registerNew();
  const answers = await Promise.all([
    verify(email, code),
    verify(email, code),
    verify(email, code),
  ]);
  expect(answers.map(outcomeOf).toSorted()).toEqual(["200", "422 codeRefused", "422 codeRefused"]);
  expect(outcomeOf(await verify(email, code))).toBe("422 codeRefused");
});

test("refuses a wrong code, a code of another address, and a code for an address without one", async () => {
  const one = await registerNew();
  const other = await registerNew();
  expect(outcomeOf(await verify(one.email, one.wrong))).toBe("422 codeRefused");
  if (one.code !== other.code) {
    expect(outcomeOf(await verify(one.email, other.code))).toBe("422 codeRefused");
  }
  expect(outcomeOf(await verify(createEmail(), one.code))).toBe("422 codeRefused");
});

test.each([123456, "12345", "abcdef", "١٢٣٤٥٦", null])(
  "refuses the invalid code %o with a field error",
  async (code) => {
    const answer = await verify(createEmail(), code);
    expect(outcomeOf(answer)).toBe("422 invalid");
    expect(Object.keys(answer.json().meta.fields)).toEqual(["code"]);
  },
);

test("refuses a code after ten minutes", async () => {
  const { email, code } = await registerNew();
  await runAsOwner(
    server.ownerUrl,
    `update one_time_codes set expires_at = expires_at - interval '10 minutes' where ${isCodeOf}`,
    [email],
  );
  expect(outcomeOf(await verify(email, code))).toBe("422 codeRefused");
});

test("refuses the right code after five wrong ones until a new one is sent", async () => {
  const { email, code, wrong } = await registerNew();
  for (let guess = 0; guess < 5; guess += 1) await verify(email, wrong);
  expect(outcomeOf(await verify(email, code))).toBe("422 codeRefused");
  await callOperation(server, "resendVerification", { body: { email } });
  const fresh = await server.mailbox.waitForCode(email, 2);
  expect((await verify(email, fresh)).statusCode).toBe(200);
});

test.each([
  ["without the registration's token", false, { attempts: 5, token_attempts: 0 }],
  ["with the registration's token", true, { attempts: 0, token_attempts: 5 }],
])("compares at most five of a hundred concurrent guesses %s", async (_title, hasToken, spent) => {
  const { email, wrong, token } = await registerNew();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => verify(email, wrong, hasToken ? token : undefined)),
  );
  // A busy server refuses some of them before it compares the code.
  expect(["422 codeRefused", "503 unavailable"]).toEqual(
    expect.arrayContaining([...new Set(answers.map(outcomeOf))]),
  );
  const rows = await runAsOwner(
    server.ownerUrl,
    `select attempts, token_attempts from one_time_codes where ${isCodeOf}`,
    [email],
  );
  expect(rows).toEqual([spent]);
});

test("wrong codes of strangers leave all five attempts to the registration's token", async () => {
  const { email, code, wrong, token } = await registerNew();
  for (let guess = 0; guess < 5; guess += 1) await verify(email, wrong);
  expect(outcomeOf(await verify(email, code))).toBe("422 codeRefused");
  for (let guess = 0; guess < 4; guess += 1) await verify(email, wrong, token);
  expect(outcomeOf(await verify(email, code, token))).toBe("200");
});

test("refuses the right code after five wrong ones with the registration's token until a new one is sent", async () => {
  const { email, code, wrong, token } = await registerNew();
  for (let guess = 0; guess < 5; guess += 1) await verify(email, wrong, token);
  expect(outcomeOf(await verify(email, code, token))).toBe("422 codeRefused");
  const body = { email, registrationToken: token };
  await callOperation(server, "resendVerification", { body });
  const fresh = await server.mailbox.waitForCode(email, 2);
  expect(outcomeOf(await verify(email, fresh, token))).toBe("200");
});

test("a new code ends the previous one", async () => {
  const { email, code } = await registerNew();
  await callOperation(server, "resendVerification", { body: { email } });
  const fresh = await server.mailbox.waitForCode(email, 2);
  if (fresh !== code) expect(outcomeOf(await verify(email, code))).toBe("422 codeRefused");
  expect((await verify(email, fresh)).statusCode).toBe(200);
});

test("answers a resend the same for a waiting, a verified and an unknown address", async () => {
  const waiting = (await registerNew()).email;
  const { user } = await registerPerson(server);
  const unknown = createEmail();
  for (const email of [waiting, user.email, unknown]) {
    const answer = await callOperation(server, "resendVerification", { body: { email } });
    expect([answer.statusCode, answer.json()]).toEqual([202, { data: { email }, meta: {} }]);
  }
  expect((await server.mailbox.waitFor(user.email, 2)).text).not.toMatch(/\d{6}/);
  expect(server.mailbox.mails.filter((mail) => mail.to === unknown)).toEqual([]);
});

test("gives organizations of the same name different slugs", async () => {
  const people = [await registerPerson(server), await registerPerson(server)];
  const slugs = await Promise.all(
    people.map(async ({ accessToken }) => {
      const headers = { authorization: `Bearer ${accessToken}` };
      const answer = await callOperation(server, "listOrganizations", { headers });
      return answer.json().data[0].slug as string;
    }),
  );
  expect(new Set(slugs).size).toBe(2);
  for (const slug of slugs) expect(slug).toMatch(/^ada-lovelace(-[a-z0-9-]+)?$/);
});
