import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { takeSameTime } from "#testing/compare-times.ts";
import { runAsOwner } from "#testing/owner.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { createEmail, registerPerson } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { sweepExpired } from "./sweep-expired.ts";

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

function forgot(address: unknown, { key, ...headers }: Readonly<Record<string, string>> = {}) {
  return callOperation(server, "forgotPassword", {
    body: { email: address, deviceKey: key },
    headers,
  });
}

function mailsTo(address: string): number {
  return server.mailbox.mails.filter(({ to }) => to === address).length;
}

test("mails a code in the caller's language, also to an address in another case", async () => {
  const next = mailsTo(email) + 1;
  const answer = await forgot(email.toUpperCase(), { "accept-language": "tr" });
  const resetToken = expect.stringMatching(/^[\w-]{43}$/);
  expect([answer.statusCode, answer.json()]).toEqual([
    202,
    { data: { email, resetToken }, meta: {} },
  ]);
  const mail = await server.mailbox.waitFor(email, next);
  expect(mail.subject).toMatch(/^Yeni Tessera parolanız için kodunuz: \d{6}$/);
  expect(mail.html).toContain('<html lang="tr">');
});

test("answers an unknown address byte for byte like a known one, and mails it nothing", async () => {
  const unknown = createEmail();
  const next = mailsTo(email) + 1;
  const [other, one] = [await forgot(unknown), await forgot(email)];
  expect(one.statusCode).toBe(other.statusCode);
  expect(removeOwnParts(one.body, email)).toBe(removeOwnParts(other.body, unknown));
  expect(Object.keys(one.headers).toSorted()).toEqual(Object.keys(other.headers).toSorted());
  // The jobs of a queue run in their order, so that of the unknown address is done.
  await server.mailbox.waitFor(email, next);
  expect(mailsTo(unknown)).toBe(0);
});

test("stores neither the code nor the token", async () => {
  const next = mailsTo(email) + 1;
  const { resetToken } = (await forgot(email)).json().data;
  const code = await server.mailbox.waitForCode(email, next);
  const rows = await runAsOwner(
    server.ownerUrl,
    `select (select string_agg(c::text, ' ') from one_time_codes c)
       || coalesce((select string_agg(j::text, ' ') from jobs.job j), '') as everything`,
  );
  const everything = String(rows[0]?.["everything"]);
  // The fractions of seconds of a time have six digits too.
  expect(everything).not.toMatch(new RegExp(`(?<![\\w.-])${code}(?![\\w-])`));
  expect(everything).not.toContain(resetToken);
});

test("sends at most three codes an hour, also of concurrent requests, to known and unknown addresses", async () => {
  for (const address of [email, createEmail()]) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => forgot(address)));
    const outcomes = answers.map(outcomeOf);
    expect(outcomes.filter((outcome) => outcome === "202")).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === "429 tooMany")).toHaveLength(7);
    const refused = await forgot(address);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3000);
  }
});

/** Makes every counted request older. */
async function letPass(time: string): Promise<void> {
  await runAsOwner(
    server.ownerUrl,
    `update attempts set attempted_at = array(select t - interval '${time}' from unnest(attempted_at) t)`,
  );
}

test("sends at most ten codes a day, to known and unknown addresses and to a browser that logged in", async () => {
  const waits: unknown[] = [];
  for (const [address, key] of [[email], [createEmail()], [email, deviceKey]] as const) {
    await runAsOwner(server.ownerUrl, "delete from attempts");
    const request = () => forgot(address, key === undefined ? {} : { key });
    const outcomes: string[] = [];
    for (let hour = 0; hour < 4; hour += 1) {
      for (let time = 0; time < 3; time += 1) outcomes.push(outcomeOf(await request()));
      await letPass("61 minutes");
    }
    expect(outcomes.filter((outcome) => outcome === "202")).toHaveLength(10);
    expect(outcomes.slice(10)).toEqual(["429 tooMany", "429 tooMany"]);
    const refused = await request();
    expect(outcomeOf(refused)).toBe("429 tooMany");
    const wait = Number(refused.headers["retry-after"]);
    expect(wait).toBeGreaterThan(19 * 3600);
    expect(wait).toBeLessThan(20 * 3600);
    waits.push(removeNumbers(refused.body));

    await sweepExpired(server.services);
    expect(outcomeOf(await request())).toBe("429 tooMany");
    await letPass("20 hours");
    expect(outcomeOf(await request())).toBe("202");
  }
  expect(new Set(waits).size).toBe(1);
});

/** Removes the wait, which differs by a second or a minute between two requests. */
function removeNumbers(body: string): string {
  return body.replaceAll(/[\d.,]+/g, "0");
}

test("strangers who use up the codes of an address leave three to a browser that logged in", async () => {
  for (let request = 0; request < 4; request += 1) await forgot(email);
  expect(outcomeOf(await forgot(email))).toBe("429 tooMany");
  const outcomes: string[] = [];
  for (let request = 0; request < 4; request += 1) {
    outcomes.push(outcomeOf(await forgot(email, { key: deviceKey })));
  }
  expect(outcomes).toEqual(["202", "202", "202", "429 tooMany"]);
});

test.each(["", "no-address", null, "İnfo@example.test", "a@b.test,c@d.test"])(
  "refuses the invalid address %o with a field error",
  async (address) => {
    const answer = await forgot(address);
    expect(outcomeOf(answer)).toBe("422 invalid");
    expect(Object.keys(answer.json().meta.fields)).toEqual(["email"]);
  },
);

async function request(address: string, key = ""): Promise<void> {
  await runAsOwner(server.ownerUrl, "delete from attempts");
  await forgot(address, key === "" ? {} : { key });
}

test("answers known and unknown addresses and device keys with the same statements", async () => {
  const known = await recordStatements(() => request(email));
  expect(await recordStatements(() => request(createEmail()))).toEqual(known);
  expect(await recordStatements(() => request(email, deviceKey))).toEqual(known);
});

test.runIf(inject("form") === "long")(
  "answers a known address as fast as an unknown one",
  async () => {
    const isSame = await takeSameTime(
      () => request(email),
      () => request(createEmail()),
    );
    expect(isSame).toBe(true);
  },
  600_000,
);

/** Removes the parts of an answer that always differ: the address, and the token apart from its form. */
function removeOwnParts(body: string, address: string): string {
  return body.replace(address, "").replace(/"[\w-]{43}"/, '"token"');
}
