import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { createEmail, registerPerson, registrationOf } from "#testing/register-person.ts";
import { runAsOwner } from "#testing/owner.ts";
import { takeSameTime } from "#testing/compare-times.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function register(body: object, headers = {}) {
  return callOperation(server, "register", { body, headers });
}

test("accepts a registration, returns its token, and mails a code to its address", async () => {
  const email = createEmail();
  const answer = await register(registrationOf(email));
  const registrationToken = expect.stringMatching(/^[\w-]{43}$/);
  expect(answer.statusCode).toBe(202);
  expect(answer.json()).toEqual({ data: { email, registrationToken }, meta: {} });
  expect(await server.mailbox.waitForCode(email)).toMatch(/^\d{6}$/);
});

test("writes the mail in the caller's language", async () => {
  const email = createEmail();
  await register(registrationOf(email), { "accept-language": "tr-TR,tr;q=0.9,en;q=0.5" });
  const mail = await server.mailbox.waitFor(email);
  expect(mail.subject).toMatch(/^Tessera kodunuz: \d{6}$/);
  expect(mail.html).toContain('<html lang="tr">');
});

test("creates an account only after the address is verified", async () => {
  const email = createEmail();
  await register(registrationOf(email));
  await server.mailbox.waitFor(email);
  const rows = await runAsOwner(server.ownerUrl, "select 1 from users where email = $1", [email]);
  expect(rows).toEqual([]);
});

test("stores neither the password nor the code nor the registration's token", async () => {
  const email = createEmail();
  const { registrationToken } = (await register(registrationOf(email))).json().data;
  const code = await server.mailbox.waitForCode(email);
  const rows = await runAsOwner(
    server.ownerUrl,
    `select (select string_agg(r::text, ' ') from registrations r) || (select string_agg(c::text, ' ') from one_time_codes c)
       || coalesce((select string_agg(j::text, ' ') from jobs.job j), '') as everything`,
  );
  const everything = String(rows[0]?.["everything"]);
  expect(everything).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
  expect(everything).not.toContain("correct horse");
  // The fractions of seconds of a time have six digits too.
  expect(everything).not.toMatch(new RegExp(`(?<![\\w.-])${code}(?![\\w-])`));
  expect(everything).not.toContain(registrationToken);
});

test("answers an address with an account byte for byte like a new one, and mails a note instead of a code", async () => {
  const known = createEmail();
  await registerPerson(server, known);
  const unknown = createEmail();
  const [one, other] = [
    await register(registrationOf(known)),
    await register(registrationOf(unknown)),
  ];
  expect(one.statusCode).toBe(other.statusCode);
  expect(removeOwnParts(one.body, known)).toBe(removeOwnParts(other.body, unknown));
  expect(one.body.length - known.length).toBe(other.body.length - unknown.length);
  expect(namesOf(one.headers)).toEqual(namesOf(other.headers));
  const note = await server.mailbox.waitFor(known, 2);
  expect(note.subject).toBe("You already have a Tessera account");
  expect(note.text).not.toMatch(/\d{6}/);
});

test("changes nothing of an account that registers again, in any case of its address", async () => {
  const email = createEmail();
  const { user } = await registerPerson(server, email);
  const again = { ...registrationOf(email.toUpperCase()), password: "another password altogether" };
  expect((await register(again)).statusCode).toBe(202);
  await server.mailbox.waitFor(email, 2);
  const rows = await runAsOwner(server.ownerUrl, "select id from users where email = $1", [email]);
  expect(rows).toEqual([{ id: user.id }]);
  const login = await callOperation(server, "login", {
    body: { email, password: registrationOf(email).password },
  });
  expect(login.statusCode).toBe(200);
});

test.each([
  ["email", { email: "a@b.test,c@d.test" }],
  ["email", { email: "İnfo@example.test" }],
  ["password", { password: "short" }],
  ["password", { password: "Password123" }],
  ["birthDate", { birthDate: "2030-01-01" }],
  ["birthDate", { birthDate: "1990-02-30" }],
  ["name", { name: "\u200b" }],
  ["acceptTerms", { acceptTerms: false }],
  ["body", { role: "owner" }],
])("refuses an invalid %s: %o", async (field, part) => {
  const answer = await register({ ...registrationOf(createEmail()), ...part });
  expect(outcomeOf(answer)).toBe("422 invalid");
  expect(Object.keys(answer.json().meta.fields)).toEqual([field]);
});

test("sends at most three codes an hour to an address, known or unknown", async () => {
  const known = createEmail();
  await registerPerson(server, known);
  const unknown = createEmail();
  for (const email of [known, unknown]) {
    const body = registrationOf(email);
    const first = email === known ? [] : [(await register(body)).statusCode];
    expect([
      ...first,
      (await register(body)).statusCode,
      (await register(body)).statusCode,
    ]).not.toContain(429);
    const refused = await register(body);
    expect(outcomeOf(refused)).toBe("429 tooMany");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3000);
  }
});

async function accept(email: string): Promise<void> {
  await runAsOwner(server.ownerUrl, "delete from attempts");
  await register(registrationOf(email));
}

test("answers a known and an unknown address with the same statements", async () => {
  const known = createEmail();
  await registerPerson(server, known);
  expect(await recordStatements(() => accept(known))).toEqual(
    await recordStatements(() => accept(createEmail())),
  );
});

test.runIf(inject("form") === "long")(
  "answers a known address as fast as an unknown one",
  async () => {
    const known = createEmail();
    await registerPerson(server, known);
    const isSame = await takeSameTime(
      () => accept(known),
      () => accept(createEmail()),
    );
    expect(isSame).toBe(true);
  },
  600_000,
);

/** Removes the parts of an answer that always differ: the address, and the token apart from its form. */
function removeOwnParts(body: string, email: string): string {
  return body.replace(email, "").replace(/"[\w-]{43}"/, '"token"');
}

function namesOf(headers: object): readonly string[] {
  return Object.keys(headers).toSorted();
}
