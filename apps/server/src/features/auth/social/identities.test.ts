import { afterAll, beforeAll, expect, test } from "vitest";
import { actBeforeTurn } from "#testing/act-before-turn.ts";
import { outcomeOf } from "#testing/call-operation.ts";
import { listActivity } from "#testing/list-activity.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createEmail, goodPassword, registerPerson } from "#testing/register-person.ts";
import {
  answerAtProvider,
  callAs,
  connectProvider,
  logInSocially,
  registerAtProvider,
  startSocialApp,
} from "#testing/social-login.ts";
import type { TestApp } from "#testing/start-test-app.ts";
import { TestAuthenticator } from "#testing/test-authenticator.ts";
import { createProviderPerson } from "#testing/test-provider/log-in-at-provider.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startSocialApp();
});
afterAll(() => server.close());

const listIdentities = async (caller: Parameters<typeof callAs>[2]) =>
  (await callAs(server, "listIdentities", caller)).json().data as { id: string }[];

function disconnect(caller: Parameters<typeof callAs>[2], identityId: string, body: object = {}) {
  return callAs(server, "deleteIdentity", caller, { params: { identityId }, body });
}

test("an account is connected, logs in, and is disconnected; each change is recorded and mailed", async () => {
  const account = await registerPerson(server);
  const { email, id } = account.user;
  const person = createProviderPerson("github", createEmail());
  const connected = await connectProvider(server, "github", person, account);
  expect(connected.statusCode).toBe(201);
  const identity = connected.json().data;
  expect(identity).toMatchObject({
    provider: "github",
    accountName: person.login,
    lastUsedAt: null,
  });
  expect(await listIdentities(account)).toEqual([identity]);
  expect((await server.mailbox.waitFor(email, 2)).subject).toBe(
    "GitHub was connected to your Tessera account",
  );
  const loggedIn = await logInSocially(server, "github", person);
  expect(loggedIn.json().data.user).toMatchObject({ id, email });

  expect(outcomeOf(await disconnect(account, identity.id))).toBe("204");
  expect(await listIdentities(account)).toEqual([]);
  expect((await server.mailbox.waitFor(email, 3)).subject).toBe(
    "GitHub was disconnected from your Tessera account",
  );
  expect(await listActivity(server, account)).toEqual([
    "prepareIdentity done",
    "createIdentity done",
    "socialLogin done",
    "deleteIdentity done",
  ]);
  const afterwards = await logInSocially(server, "github", person);
  expect(Object.keys(afterwards.json().data)).toContain("signUpToken");
});

test("the mails are in the language of the account", async () => {
  const account = await registerPerson(server);
  await callAs(server, "updateSettings", account, { body: { locale: "tr" } });
  const person = createProviderPerson("google", createEmail());
  await connectProvider(server, "google", person, account);
  expect((await server.mailbox.waitFor(account.user.email, 2)).subject).toBe(
    "Tessera hesabınıza Google bağlandı",
  );
});

test("an unverified address is never connected", async () => {
  const account = await registerPerson(server);
  for (const provider of ["google", "github"] as const) {
    const person = { ...createProviderPerson(provider, account.user.email), isVerified: false };
    const answer = await connectProvider(server, provider, person, account);
    expect(outcomeOf(answer)).toBe("422 addressUnverified");
  }
  expect(await listIdentities(account)).toEqual([]);
  expect(
    (await listActivity(server, account)).filter((row) => row === "createIdentity refused"),
  ).toHaveLength(2);
});

test("an account of a provider belongs to one account, which has one of each provider", async () => {
  const [one, other] = [await registerPerson(server), await registerPerson(server)];
  const person = createProviderPerson("github", createEmail());
  await connectProvider(server, "github", person, one);
  const taken = await connectProvider(server, "github", person, other);
  expect(outcomeOf(taken)).toBe("409 identityTaken");
  const body = { provider: "github", codeChallenge: "x".repeat(43) };
  const second = await callAs(server, "prepareIdentity", one, { body });
  expect(outcomeOf(second)).toBe("409 providerConnected");
});

test("of two concurrent connections of a provider one succeeds", async () => {
  const account = await registerPerson(server);
  const bodies = [
    await answerAtProvider(
      server,
      "google",
      createProviderPerson("google", createEmail()),
      account,
    ),
    await answerAtProvider(
      server,
      "google",
      createProviderPerson("google", createEmail()),
      account,
    ),
  ];
  const answers = await Promise.all(
    bodies.map((body) => callAs(server, "createIdentity", account, { body })),
  );
  expect(answers.map(outcomeOf).toSorted()).toEqual(["201", "409 providerConnected"]);
});

test("the answer for one account connects no other account, and logs in no user", async () => {
  const [account, other] = [await registerPerson(server), await registerPerson(server)];
  const person = createProviderPerson("google", createEmail());
  const expired = "422 providerExpired";
  const begun = () => answerAtProvider(server, "google", person, account);
  const body = await begun();
  expect(outcomeOf(await callAs(server, "createIdentity", other, { body }))).toBe(expired);
  const asLogin = await callAs(server, "socialLogin", undefined, { body: await begun() });
  expect(outcomeOf(asLogin)).toBe(expired);
  const ofLogin = await answerAtProvider(server, "google", person);
  const asConnection = await callAs(server, "createIdentity", account, { body: ofLogin });
  expect(outcomeOf(asConnection)).toBe(expired);
  expect(await listIdentities(account)).toEqual([]);
});

test("a connection that waits until its session has ended connects nothing", async () => {
  const account = await registerPerson(server);
  const body = await answerAtProvider(
    server,
    "google",
    createProviderPerson("google", createEmail()),
    account,
  );
  const { refreshToken } = account;
  const answer = await actBeforeTurn(
    server,
    `user ${account.user.id}`,
    () => callAs(server, "logout", undefined, { body: { refreshToken } }),
    () => callAs(server, "createIdentity", account, { body }),
  );
  expect(outcomeOf(answer)).toBe("401 notLoggedIn");
  const rows = "select from identities where user_id = $1";
  expect(await runAsOwner(server.ownerUrl, rows, [account.user.id])).toEqual([]);
});

test("a refusal and an outage of the provider connect nothing", async () => {
  const account = await registerPerson(server);
  const person = createProviderPerson("google", createEmail());
  const connect = (fault: "wrong nonce" | "server error") =>
    connectProvider(server, "google", { ...person, fault }, account);
  expect(outcomeOf(await connect("wrong nonce"))).toBe("422 providerRefused");
  expect(outcomeOf(await connect("server error"))).toBe("502 providerUnavailable");
  expect(await listIdentities(account)).toEqual([]);
});

test("a user reads and disconnects only their own accounts, and needs a login", async () => {
  const [account, other] = [await registerPerson(server), await registerPerson(server)];
  const person = createProviderPerson("github", createEmail());
  const { id } = (await connectProvider(server, "github", person, account)).json().data;
  expect(await listIdentities(other)).toEqual([]);
  expect(outcomeOf(await disconnect(other, id))).toBe("404 notFound");
  expect(outcomeOf(await disconnect(account, other.user.id))).toBe("404 notFound");
  expect(outcomeOf(await disconnect(undefined, id))).toBe("401 notLoggedIn");
  expect(await listIdentities(account)).toHaveLength(1);
});

test("connecting and disconnecting require the password ten minutes after the login", async () => {
  const account = await registerPerson(server);
  const person = createProviderPerson("github", createEmail());
  const { id } = (await connectProvider(server, "github", person, account)).json().data;
  const age = "update sessions set created_at = now() - interval '11 minutes' where user_id = $1";
  await runAsOwner(server.ownerUrl, age, [account.user.id]);
  const request = { provider: "google", codeChallenge: "x".repeat(43) };
  for (const confirmation of [{}, { password: "not the password" }]) {
    const body = { ...request, ...confirmation };
    const prepared = await callAs(server, "prepareIdentity", account, { body });
    expect(outcomeOf(prepared)).toBe("422 invalid");
    expect(outcomeOf(await disconnect(account, id, confirmation))).toBe("422 invalid");
  }
  expect(outcomeOf(await disconnect(account, id, { password: goodPassword }))).toBe("204");
});

test("the last way to log in is never removed, neither an account of a provider nor a passkey", async () => {
  const { account } = await registerAtProvider(server, "google");
  const [first] = await listIdentities(account);
  const refused = "409 lastLogin";
  expect(outcomeOf(await disconnect(account, first?.id ?? ""))).toBe(refused);
  expect(await listIdentities(account)).toHaveLength(1);

  const authenticator = new TestAuthenticator();
  const prepared = await callAs(server, "preparePasskey", account, { body: {} });
  const credential = authenticator.create(prepared.json().data);
  const body = { name: "Laptop", credential };
  const passkey = (await callAs(server, "createPasskey", account, { body })).json().data;
  expect(outcomeOf(await disconnect(account, first?.id ?? ""))).toBe("204");
  const params = { passkeyId: passkey.id };
  const removed = await callAs(server, "deletePasskey", account, { params, body: {} });
  expect(outcomeOf(removed)).toBe(refused);
});

test("of two accounts of providers, concurrent calls disconnect one", async () => {
  const { account } = await registerAtProvider(server, "google");
  const person = createProviderPerson("github", createEmail());
  await connectProvider(server, "github", person, account);
  const ids = (await listIdentities(account)).map(({ id }) => id);
  const answers = await Promise.all(ids.map((id) => disconnect(account, id)));
  expect(answers.map(outcomeOf).toSorted()).toEqual(["204", "409 lastLogin"]);
});

test("a deleted account leaves nothing of its providers", async () => {
  const { account, person } = await registerAtProvider(server, "github");
  await answerAtProvider(server, "google", createProviderPerson("google", createEmail()), account);
  expect(outcomeOf(await callAs(server, "deleteUser", account, { body: {} }))).toBe("204");
  const left = await runAsOwner(
    server.ownerUrl,
    `select from identities where subject = $1 union all
      select from social_requests where user_id = $2 union all
      select from social_sign_ups where email = $3`,
    [person.subject, account.user.id, account.user.email],
  );
  expect(left).toEqual([]);
  const again = await logInSocially(server, "github", person);
  expect(Object.keys(again.json().data)).toContain("signUpToken");
});
