import { type FirstLoggedIn, mostPasskeys, type OperationId } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { listActivity } from "#testing/list-activity.ts";
import { runAsOwner } from "#testing/owner.ts";
import { goodPassword, registerPerson } from "#testing/register-person.ts";
import { TestAuthenticator } from "#testing/test-authenticator.ts";
import { turnOnTwoFactor } from "#testing/turn-on-two-factor.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

type Params = Readonly<Record<string, string>>;

function call(id: OperationId, caller: FirstLoggedIn | undefined, body?: object, params?: Params) {
  const headers = caller && { authorization: `Bearer ${caller.accessToken}` };
  return callOperation(server, id, {
    body,
    ...(headers && { headers }),
    ...(params && { params }),
  });
}

async function prepare(person: FirstLoggedIn) {
  return (await call("preparePasskey", person, {})).json().data;
}

/** Adds a passkey to an account, and returns its id and its authenticator. */
async function addPasskey(person: FirstLoggedIn, name = "Laptop") {
  const authenticator = new TestAuthenticator();
  const { challenge } = await prepare(person);
  const body = { name, credential: authenticator.create({ challenge }) };
  const { id } = (await call("createPasskey", person, body)).json().data;
  return { id, authenticator };
}

async function fetchChallenge(): Promise<string> {
  return (await call("preparePasskeyLogin", undefined, {})).json().data.challenge;
}

function handleOf({ user }: FirstLoggedIn): string {
  return Buffer.from(user.id).toString("base64url");
}

function logIn(proof: object, more: object = {}) {
  return call("loginWithPasskey", undefined, { proof, ...more });
}

const refused = "422 passkeyRefused";

test("a passkey is added, listed, and logs in without a password", async () => {
  const person = await registerPerson(server);
  const options = await prepare(person);
  const { email, name } = person.user;
  expect(options).toMatchObject({ host: "localhost", email, name, existing: [] });
  expect(options.userHandle).toBe(handleOf(person));
  const authenticator = new TestAuthenticator();
  const credential = authenticator.create(options);
  const added = await call("createPasskey", person, { name: " Laptop ", credential });
  expect(added.statusCode).toBe(201);
  expect((await call("listPasskeys", person)).json().data).toEqual([added.json().data]);
  expect(added.json().data).toMatchObject({ name: "Laptop", lastUsedAt: null });
  expect((await prepare(person)).existing).toEqual([credential.id]);
  const mail = await server.mailbox.waitFor(email, 2);
  expect(mail.subject).toBe("A passkey was added to your Tessera account");

  const challenge = await fetchChallenge();
  const proof = authenticator.prove({ challenge, userHandle: handleOf(person) });
  const answer = await logIn(proof);
  expect(answer.json().data).toMatchObject({ user: { email }, deviceKey: expect.any(String) });
  const [used] = (await call("listPasskeys", person)).json().data;
  expect(Date.parse(used.lastUsedAt)).toBeGreaterThan(Date.parse(used.createdAt));
  expect(await listActivity(server, person)).toEqual([
    "preparePasskey done",
    "createPasskey done",
    "preparePasskey done",
    "loginWithPasskey done",
  ]);
  // A used challenge logs in once.
  expect(outcomeOf(await logIn(proof))).toBe(refused);
});

test("refuses proofs of another page, user, challenge or key, and without a verified user", async () => {
  const [person, other] = [await registerPerson(server), await registerPerson(server)];
  const { authenticator } = await addPasskey(person);
  const good = { userHandle: handleOf(person) };
  const wrong: readonly object[] = [
    { origin: "http://localhost:3001" },
    { host: "tessera.example" },
    { userHandle: handleOf(other) },
    { userHandle: null },
    { challenge: "a challenge of another server" },
    { verifiesUser: false },
  ];
  for (const part of wrong) {
    const challenge = await fetchChallenge();
    const proof = authenticator.prove({ challenge, ...good, ...part });
    expect([part, outcomeOf(await logIn(proof))]).toEqual([part, refused]);
  }
  const challenge = await fetchChallenge();
  const stranger = new TestAuthenticator();
  const proof = stranger.prove({ challenge, ...good });
  const forged = { ...proof, id: authenticator.id.toString("base64url") };
  expect(outcomeOf(await logIn(forged))).toBe(refused);
  expect(outcomeOf(await logIn({ ...proof, clientData: "bm90IEpTT04" }))).toBe(refused);
});

test("refuses a copied authenticator, whose count of signatures is not higher than the stored one", async () => {
  const person = await registerPerson(server);
  const { authenticator } = await addPasskey(person);
  const userHandle = handleOf(person);
  const prove = async () => authenticator.prove({ challenge: await fetchChallenge(), userHandle });
  expect(outcomeOf(await logIn(await prove()))).toBe("200");
  authenticator.counter = 0;
  expect(outcomeOf(await logIn(await prove()))).toBe(refused);
});

test("a challenge expires after five minutes", async () => {
  const person = await registerPerson(server);
  const { authenticator } = await addPasskey(person);
  const challenge = await fetchChallenge();
  const age = "update passkey_challenges set expires_at = expires_at - interval '5 minutes'";
  await runAsOwner(server.ownerUrl, age);
  const proof = authenticator.prove({ challenge, userHandle: handleOf(person) });
  expect(outcomeOf(await logIn(proof))).toBe(refused);
});

test("one of several concurrent logins with one challenge succeeds", async () => {
  const person = await registerPerson(server);
  const { authenticator } = await addPasskey(person);
  const challenge = await fetchChallenge();
  const proof = authenticator.prove({ challenge, userHandle: handleOf(person) });
  const outcomes = (await Promise.all([1, 2, 3].map(() => logIn(proof)))).map(outcomeOf);
  expect(outcomes.toSorted()).toEqual(["200", refused, refused]);
});

test("refuses a new passkey for the challenge of another account or of a login, and one that is taken", async () => {
  const [person, other] = [await registerPerson(server), await registerPerson(server)];
  const authenticator = new TestAuthenticator();
  const create = async (challenge: string, part: object = {}) => {
    const credential = authenticator.create({ challenge, ...part });
    return outcomeOf(await call("createPasskey", person, { name: "Key", credential }));
  };
  expect(await create((await prepare(other)).challenge)).toBe(refused);
  expect(await create(await fetchChallenge())).toBe(refused);
  expect(await create((await prepare(person)).challenge, { verifiesUser: false })).toBe(refused);
  expect(await create((await prepare(person)).challenge, { origin: "https://evil.example" })).toBe(
    refused,
  );
  expect(await create((await prepare(person)).challenge)).toBe("201");
  expect(await create((await prepare(person)).challenge)).toBe(refused);
});

test("is the second step after the password, where a touch is enough, and skips it when it is used alone", async () => {
  const person = await registerPerson(server);
  const { authenticator } = await addPasskey(person);
  await turnOnTwoFactor(server, person);
  const { email } = person.user;
  const login = { email, password: goodPassword };
  const pending = (await call("login", undefined, login)).json().data;
  expect(pending.passkeys).toEqual([authenticator.id.toString("base64url")]);
  const { loginToken } = pending;
  const touch = { challenge: loginToken, verifiesUser: false };
  const elsewhere = authenticator.prove({ ...touch, challenge: await fetchChallenge() });
  expect(outcomeOf(await logIn(elsewhere, { loginToken }))).toBe(refused);
  const other = await addPasskey(await registerPerson(server));
  const foreign = other.authenticator.prove(touch);
  expect(outcomeOf(await logIn(foreign, { loginToken }))).toBe(refused);
  const proof = authenticator.prove(touch);
  expect((await logIn(proof, { loginToken })).json().data.user.email).toBe(email);
  expect(outcomeOf(await logIn(authenticator.prove(touch), { loginToken }))).toBe(
    "401 loginExpired",
  );
  const challenge = await fetchChallenge();
  const alone = authenticator.prove({ challenge, userHandle: handleOf(person) });
  expect(outcomeOf(await logIn(alone))).toBe("200");
});

test("renames and deletes passkeys of the caller only, and a deleted one no longer logs in", async () => {
  const person = await registerPerson(server);
  const { id, authenticator } = await addPasskey(person);
  const stranger = await registerPerson(server);
  const params = { passkeyId: id };
  const unknown = { passkeyId: person.user.id };
  for (const operation of ["renamePasskey", "deletePasskey"] as const) {
    const body = operation === "renamePasskey" ? { name: "Mine" } : {};
    const foreign = await call(operation, stranger, body, params);
    const missing = await call(operation, stranger, body, unknown);
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
  }
  const renamed = await call("renamePasskey", person, { name: "Phone" }, params);
  expect(renamed.json().data).toMatchObject({ id, name: "Phone" });
  expect(outcomeOf(await call("deletePasskey", person, undefined, params))).toBe("204");
  expect((await call("listPasskeys", person)).json().data).toEqual([]);
  const challenge = await fetchChallenge();
  const proof = authenticator.prove({ challenge, userHandle: handleOf(person) });
  expect(outcomeOf(await logIn(proof))).toBe(refused);
  const mail = await server.mailbox.waitFor(person.user.email, 3);
  expect(mail.subject).toBe("A passkey was removed from your Tessera account");
  expect((await listActivity(server, person)).slice(-2)).toEqual([
    "renamePasskey done",
    "deletePasskey done",
  ]);
});

test("requires the password ten minutes after the login to add and to delete a passkey", async () => {
  const person = await registerPerson(server);
  const { id } = await addPasskey(person);
  const age = "update sessions set created_at = now() - interval '11 minutes' where user_id = $1";
  await runAsOwner(server.ownerUrl, age, [person.user.id]);
  for (const body of [{}, { password: "not the password" }]) {
    expect(outcomeOf(await call("preparePasskey", person, body))).toBe("422 invalid");
    const deleted = await call("deletePasskey", person, body, { passkeyId: id });
    expect(outcomeOf(deleted)).toBe("422 invalid");
  }
  const body = { password: goodPassword };
  expect(outcomeOf(await call("deletePasskey", person, body, { passkeyId: id }))).toBe("204");
});

test("limits the passkeys of an account, also with concurrent calls", async () => {
  const person = await registerPerson(server);
  await runAsOwner(
    server.ownerUrl,
    `insert into passkeys (id, user_id, credential_id, public_key, counter, name)
      select gen_random_uuid(), $1, gen_random_uuid()::text, 'none', 0, 'Key'
      from generate_series(1, $2::int)`,
    [person.user.id, mostPasskeys - 1],
  );
  const challenges = await Promise.all(
    [1, 2, 3].map(async () => (await prepare(person)).challenge),
  );
  const add = (challenge: string) => {
    const credential = new TestAuthenticator().create({ challenge });
    return call("createPasskey", person, { name: "Key", credential });
  };
  const outcomes = (await Promise.all(challenges.map(add))).map(outcomeOf);
  expect(outcomes.toSorted()).toEqual(["201", "409 passkeyLimit", "409 passkeyLimit"]);
  expect(outcomeOf(await call("preparePasskey", person, {}))).toBe("409 passkeyLimit");
});

test("a password reset keeps passkeys, and they are exported without their keys", async () => {
  const person = await registerPerson(server);
  const { authenticator } = await addPasskey(person, "Laptop");
  const exported = (await call("exportUser", person)).body;
  expect(JSON.parse(exported).data.passkeys).toMatchObject([{ name: "Laptop" }]);
  expect(exported).not.toContain(authenticator.id.toString("base64url"));
  const { email } = person.user;
  await call("forgotPassword", undefined, { email });
  const code = await server.mailbox.waitForCode(email, 3);
  await call("resetPassword", undefined, { email, code, password: "seven quiet green harbors" });
  const challenge = await fetchChallenge();
  const proof = authenticator.prove({ challenge, userHandle: handleOf(person) });
  expect(outcomeOf(await logIn(proof))).toBe("200");
});
