import { afterAll, beforeAll, expect, test } from "vitest";
import { callOperation } from "#testing/call-operation.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createEmail, registerPerson, registrationOf } from "#testing/register-person.ts";
import { answerAtProvider, logInSocially, startSocialApp } from "#testing/social-login.ts";
import type { TestApp } from "#testing/start-test-app.ts";
import { createProviderPerson } from "#testing/test-provider/log-in-at-provider.ts";
import { sweepExpired } from "./sweep-expired.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startSocialApp();
});
afterAll(() => server.close());

const tables = [
  "registrations",
  "one_time_codes",
  "attempts",
  "sessions",
  "refresh_tokens",
  "social_requests",
  "social_sign_ups",
];

async function countRows(): Promise<readonly number[]> {
  const counts = tables.map((table) => `(select count(*)::int from ${table})`);
  const rows = await runAsOwner(server.ownerUrl, `select array[${counts.join(",")}] as counts`);
  return rows[0]?.["counts"] as number[];
}

test("deletes expired rows and keeps live ones", async () => {
  await registerPerson(server);
  const email = createEmail();
  await callOperation(server, "register", { body: registrationOf(email) });
  await server.mailbox.waitForCode(email);
  const person = createProviderPerson("google", createEmail());
  await logInSocially(server, "google", person);
  await answerAtProvider(server, "google", person);
  const before = await countRows();
  expect(before).toEqual([1, 1, 2, 1, 1, 1, 1]);
  await sweepExpired(server.services);
  expect(await countRows()).toEqual(before);
  for (const change of [
    "update registrations set expires_at = now() - interval '1 second'",
    "update one_time_codes set expires_at = now() - interval '1 second'",
    "update social_requests set expires_at = now() - interval '1 second'",
    "update social_sign_ups set expires_at = now() - interval '1 second'",
    "update attempts set attempted_at = array[now() - interval '25 hours']",
    "update sessions set ended_at = now() - interval '25 hours'",
  ]) {
    await runAsOwner(server.ownerUrl, change);
  }
  await sweepExpired(server.services);
  expect(await countRows()).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test("deletes attempts after an hour, and those of mailed codes after a day", async () => {
  const kinds = ["login", "code", "registration-code", "reset-code", "device-reset-code"];
  for (const kind of kinds) {
    for (const minutes of [59, 61, 23 * 60, 25 * 60]) {
      await runAsOwner(
        server.ownerUrl,
        "insert into attempts values ($1, $2, array[now() - interval '1 minute' * $3])",
        [kind, `${minutes}`, minutes],
      );
    }
  }
  await sweepExpired(server.services);
  const rows = await runAsOwner(server.ownerUrl, "select kind, subject from attempts");
  const left = Object.groupBy(rows, ({ kind }) => String(kind));
  const subjects = Object.entries(left).map(([kind, ofKind = []]) => [
    kind,
    ofKind.map(({ subject }) => Number(subject)).toSorted((one, other) => one - other),
  ]);
  const ofDay = [59, 61, 23 * 60];
  expect(Object.fromEntries(subjects)).toEqual({
    login: [59],
    code: ofDay,
    "registration-code": ofDay,
    "reset-code": ofDay,
    "device-reset-code": ofDay,
  });
});
