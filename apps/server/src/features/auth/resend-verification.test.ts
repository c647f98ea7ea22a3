import { afterAll, beforeAll, expect, test } from "vitest";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { runAsOwner } from "#testing/owner.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { createEmail, registerPerson, registrationOf } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function register(email: string): Promise<string> {
  const answer = await callOperation(server, "register", { body: registrationOf(email) });
  return answer.json().data.registrationToken;
}

async function resend(email: string, registrationToken?: string): Promise<string> {
  const body = { email, ...(registrationToken !== undefined && { registrationToken }) };
  return outcomeOf(await callOperation(server, "resendVerification", { body }));
}

/** Uses up the mails to an address without a token. */
async function useUpCodes(email: string): Promise<void> {
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => resend(email)));
  expect(outcomes).toContain("429 tooMany");
}

test("strangers who use up the codes of an address leave three for the registration's token", async () => {
  const email = createEmail();
  const token = await register(email);
  await useUpCodes(email);
  expect(await resend(email, token)).toBe("202");
  const code = await server.mailbox.waitForCode(email, 4);
  const body = { email, code, registrationToken: token };
  expect(outcomeOf(await callOperation(server, "verifyEmail", { body }))).toBe("200");
});

test("sends at most three codes with a registration's token, also concurrently", async () => {
  const email = createEmail();
  const token = await register(email);
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => resend(email, token)));
  expect(outcomes.filter((outcome) => outcome === "202")).toHaveLength(3);
  expect(outcomes.filter((outcome) => outcome === "429 tooMany")).toHaveLength(9);
  expect([await resend(email), await resend(email)]).toEqual(["202", "202"]);
});

test("ignores an unknown token and a token of another address", async () => {
  const email = createEmail();
  const foreign = await register(createEmail());
  await register(email);
  await useUpCodes(email);
  for (const token of ["unknown", foreign]) expect(await resend(email, token)).toBe("429 tooMany");
});

test("ignores the token an hour after its registration, so that an address receives few mails", async () => {
  const email = createEmail();
  const token = await register(email);
  await useUpCodes(email);
  await runAsOwner(
    server.ownerUrl,
    "update registrations set expires_at = expires_at - interval '1 hour' where email = $1",
    [email],
  );
  expect(await resend(email, token)).toBe("429 tooMany");
});

test("answers accounts, waiting registrations and unknown addresses alike, with the same statements", async () => {
  const account = (await registerPerson(server)).user.email;
  const waiting = createEmail();
  const token = await register(waiting);
  const known = [
    [account],
    [waiting],
    [waiting, token],
    [createEmail(), token],
    [createEmail(), "unknown"],
  ] as const;
  const record = async (address: string, registrationToken?: string) => {
    await runAsOwner(server.ownerUrl, "delete from attempts");
    return recordStatements(async () => {
      expect(await resend(address, registrationToken)).toBe("202");
    });
  };
  const unknown = await record(createEmail());
  expect(unknown.length).toBeGreaterThan(3);
  for (const [address, registrationToken] of known) {
    expect(await record(address, registrationToken)).toEqual(unknown);
  }
});
