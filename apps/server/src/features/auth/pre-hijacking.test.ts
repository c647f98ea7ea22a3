import { afterAll, beforeAll, expect, test } from "vitest";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { runAsOwner } from "#testing/owner.ts";
import { goodPassword, createEmail, registrationOf } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const strangersPassword = "another password altogether";

type Registered = { readonly email: string; readonly token: string; readonly code: string };

/** Registers an address and reads the code of its n-th mail. */
async function register(email: string, password: string, count: number): Promise<Registered> {
  const answer = await callOperation(server, "register", {
    body: { ...registrationOf(email), password },
  });
  const code = await server.mailbox.waitForCode(email, count);
  return { email, token: answer.json().data.registrationToken, code };
}

/** Registers an address by its owner and then by a stranger with another password; the codes differ. */
async function registerTwice(): Promise<{ owner: Registered; stranger: Registered }> {
  for (;;) {
    const email = createEmail();
    const owner = await register(email, goodPassword, 1);
    const stranger = await register(email, strangersPassword, 2);
    if (owner.code !== stranger.code) return { owner, stranger };
  }
}

async function verify({ email, code }: Registered, registrationToken?: string): Promise<string> {
  const body = { email, code, ...(registrationToken && { registrationToken }) };
  return outcomeOf(await callOperation(server, "verifyEmail", { body }));
}

async function login(email: string, password: string): Promise<string> {
  return outcomeOf(await callOperation(server, "login", { body: { email, password } }));
}

test("a stranger who registers the address after the owner cannot set the password of the account", async () => {
  const { owner } = await registerTwice();
  expect(await verify(owner, owner.token)).toBe("200");
  expect(await login(owner.email, goodPassword)).toBe("200");
  expect(await login(owner.email, strangersPassword)).not.toBe("200");
});

test("a stranger who registers the address before the owner cannot set the password of the account", async () => {
  const email = createEmail();
  await register(email, strangersPassword, 1);
  const owner = await register(email, goodPassword, 2);
  expect(await verify(owner, owner.token)).toBe("200");
  expect(await login(email, goodPassword)).toBe("200");
  expect(await login(email, strangersPassword)).not.toBe("200");
});

test("the owner's token refuses the code of a stranger's registration and accepts the owner's code", async () => {
  const { owner, stranger } = await registerTwice();
  expect(await verify(stranger, owner.token)).toBe("422 codeRefused");
  expect(await verify(owner, owner.token)).toBe("200");
});

test("the stranger's registration ends when the owner's is verified", async () => {
  const { owner, stranger } = await registerTwice();
  expect(await verify(owner, owner.token)).toBe("200");
  expect(await verify(stranger, stranger.token)).toBe("422 codeRefused");
  expect(await verify(stranger)).toBe("422 codeRefused");
  expect(await login(owner.email, goodPassword)).toBe("200");
});

test("without a token, on another device, the code selects the verified registration", async () => {
  const { owner } = await registerTwice();
  expect(await verify(owner)).toBe("200");
  expect(await login(owner.email, goodPassword)).toBe("200");
});

test("resends the code of the token's registration, not of the newest", async () => {
  const { owner } = await registerTwice();
  const { email, token: registrationToken } = owner;
  await callOperation(server, "resendVerification", { body: { email, registrationToken } });
  const code = await server.mailbox.waitForCode(email, 3);
  expect(await verify({ ...owner, code }, registrationToken)).toBe("200");
  expect(await login(email, goodPassword)).toBe("200");
});

test("a token of another address, and an invented one, verify nothing", async () => {
  const one = await register(createEmail(), goodPassword, 1);
  const other = await register(createEmail(), goodPassword, 1);
  expect(await verify(one, other.token)).toBe("422 codeRefused");
  expect(await verify(one, "an unknown token")).toBe("422 codeRefused");
  expect(await verify(one, one.token)).toBe("200");
});

test("compares each code at most five times with its token and five times without, also concurrently", async () => {
  const { owner, stranger } = await registerTwice();
  const wrong = ["000000", "000001", "000002"].find(
    (code) => code !== owner.code && code !== stranger.code,
  );
  const guess = { ...owner, code: wrong ?? "" };
  const tokens = [undefined, owner.token, stranger.token];
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_none, at) => verify(guess, tokens[at % tokens.length])),
  );
  expect(new Set(outcomes)).toEqual(new Set(["422 codeRefused"]));
  const rows = await runAsOwner(
    server.ownerUrl,
    "select attempts, token_attempts from one_time_codes where subject in (select token_hash from registrations where email = $1)",
    [owner.email],
  );
  const spent = { attempts: 5, token_attempts: 5 };
  expect(rows).toEqual([spent, spent]);
});
