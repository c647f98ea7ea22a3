import { socialProviders } from "@tessera/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { outcomeOf } from "#testing/call-operation.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createEmail, goodPassword, registerPerson } from "#testing/register-person.ts";
import {
  answerAtProvider,
  callAs,
  connectProvider,
  logInSocially,
  registerAtProvider,
  socialRegistration,
  startSocialApp,
} from "#testing/social-login.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { createProviderPerson } from "#testing/test-provider/log-in-at-provider.ts";
import { generateAppCode, turnOnTwoFactor } from "#testing/turn-on-two-factor.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startSocialApp();
});
afterAll(() => server.close());

const login = (body: object) => callAs(server, "socialLogin", undefined, { body });
const register = (body: object) => callAs(server, "registerSocially", undefined, { body });

async function ageRows(table: string): Promise<void> {
  await runAsOwner(
    server.ownerUrl,
    `update ${table} set expires_at = expires_at - interval '10 minutes'`,
  );
}

test("lists the configured providers, and refuses the others", async () => {
  const { data } = (await callAs(server, "getConfig", undefined)).json();
  expect(data.socialProviders).toEqual(socialProviders);
  const plain = await startTestApp();
  const body = { provider: "google", codeChallenge: "x".repeat(43) };
  const prepared = await callAs(plain, "prepareSocialLogin", undefined, { body });
  const answer = { provider: "google", code: "c", state: "s", codeVerifier: "x".repeat(43) };
  const sent = await callAs(plain, "socialLogin", undefined, { body: answer });
  await plain.close();
  expect(outcomeOf(prepared)).toBe("422 providerOff");
  expect(prepared.json().meta.errorMessage).toContain("Google");
  expect(outcomeOf(sent)).toBe("422 providerOff");
});

describe.each(socialProviders)("%s", (provider) => {
  test("a first login requests the data of the account before it exists; the next one logs in", async () => {
    const email = createEmail();
    const person = createProviderPerson(provider, email);
    const first = await logInSocially(server, provider, person);
    const { signUpToken, ...shown } = first.json().data;
    expect(shown).toEqual({ email, name: "Ada Lovelace" });
    const before = await runAsOwner(server.ownerUrl, "select from users where email = $1", [email]);
    expect(before).toEqual([]);

    const created = await register({ ...socialRegistration, signUpToken, name: " Ada L " });
    const { user } = created.json().data;
    expect(user).toMatchObject({ email, name: "Ada L", passwordChangedAt: null });
    const again = await logInSocially(server, provider, person);
    expect(again.json().data).toMatchObject({ user: { id: user.id } });
    const [identity] = (await callAs(server, "listIdentities", again.json().data)).json().data;
    expect(identity).toMatchObject({ provider, lastUsedAt: expect.any(String) });
    const exported = (await callAs(server, "exportUser", again.json().data)).json().data;
    expect(exported.identities).toEqual([identity]);
    expect(exported.user.termsAcceptedAt).toBe(user.createdAt);
    expect(exported.organizations).toMatchObject([{ name: "Ada L", role: "owner" }]);
    expect(exported.activity).toMatchObject([
      { operation: "registerSocially", result: "done" },
      { operation: "socialLogin", result: "done" },
      { operation: "exportUser", result: "done" },
    ]);
  });

  test("the id at the provider is the identity, whatever the address becomes", async () => {
    const { account, person } = await registerAtProvider(server, provider);
    const other = await registerPerson(server);
    for (const email of [createEmail(), other.user.email, ""]) {
      const answer = await logInSocially(server, provider, { ...person, email });
      expect(answer.json().data.user).toMatchObject({
        id: account.user.id,
        email: account.user.email,
      });
    }
    const unverified = await logInSocially(server, provider, { ...person, isVerified: false });
    expect(unverified.json().data.user.id).toBe(account.user.id);
    const stranger = createProviderPerson(provider, account.user.email);
    expect(outcomeOf(await logInSocially(server, provider, stranger))).toBe("409 addressTaken");
  });

  test("an unverified address creates no account", async () => {
    const person = { ...createProviderPerson(provider, createEmail()), isVerified: false };
    expect(outcomeOf(await logInSocially(server, provider, person))).toBe("422 addressUnverified");
  });

  test("a state is answered once, within ten minutes, by the provider it was created for", async () => {
    const { person } = await registerAtProvider(server, provider);
    const answer = await answerAtProvider(server, provider, person);
    expect(outcomeOf(await login(answer))).toBe("200");
    expect(outcomeOf(await login(answer))).toBe("422 providerExpired");
    const others = socialProviders.filter((each) => each !== provider);
    for (const other of others) {
      const mixed = { ...(await answerAtProvider(server, provider, person)), provider: other };
      expect(outcomeOf(await login(mixed))).toBe("422 providerExpired");
    }
    const late = await answerAtProvider(server, provider, person);
    await ageRows("social_requests");
    expect(outcomeOf(await login(late))).toBe("422 providerExpired");
  });

  test("an answer needs the verifier of the browser that began, and a wrong one ends the request", async () => {
    const { person } = await registerAtProvider(server, provider);
    const answer = await answerAtProvider(server, provider, person);
    const stolen = { ...answer, codeVerifier: "x".repeat(43) };
    expect(outcomeOf(await login(stolen))).toBe("422 providerExpired");
    expect(outcomeOf(await login(answer))).toBe("422 providerExpired");
  });

  test("one of several concurrent answers to one state logs in", async () => {
    const { person } = await registerAtProvider(server, provider);
    const answer = await answerAtProvider(server, provider, person);
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(answer)));
    const refused = Array(4).fill("422 providerExpired");
    expect(answers.map(outcomeOf).toSorted()).toEqual(["200", ...refused]);
  });

  test("a refusal and an outage of the provider have different errors, which name it", async () => {
    const person = createProviderPerson(provider, createEmail());
    const refused = await logInSocially(server, provider, { ...person, fault: "no token" });
    expect(outcomeOf(refused)).toBe("422 providerRefused");
    const down = await logInSocially(server, provider, { ...person, fault: "server error" });
    expect(outcomeOf(down)).toBe("502 providerUnavailable");
    expect(down.json().meta.errorMessage).toMatch(/^(Google|GitHub) isn’t answering/);
  });

  test("requires the second step of an account with two-step login", async () => {
    const { account, person } = await registerAtProvider(server, provider);
    const { secret } = await turnOnTwoFactor(server, account);
    const { data } = (await logInSocially(server, provider, person)).json();
    expect(Object.keys(data)).toEqual(["loginToken", "passkeys"]);
    const body = { loginToken: data.loginToken, code: generateAppCode(secret) };
    const finished = await callAs(server, "finishLogin", undefined, { body });
    expect(finished.json().data.user.id).toBe(account.user.id);
  });
});

test("a first login creates its account once, within ten minutes, and with the least age", async () => {
  const begin = async () => {
    const person = createProviderPerson("google", createEmail());
    const { data } = (await logInSocially(server, "google", person)).json();
    return { ...socialRegistration, signUpToken: data.signUpToken };
  };
  const body = await begin();
  const young = await register({ ...body, birthDate: new Date().toISOString().slice(0, 10) });
  expect(outcomeOf(young)).toBe("422 invalid");
  expect(Object.keys(young.json().meta.fields)).toEqual(["birthDate"]);
  expect(outcomeOf(await register({ ...body, acceptTerms: false }))).toBe("422 invalid");
  const answers = await Promise.all([register(body), register(body), register(body)]);
  expect(answers.map(outcomeOf).toSorted()).toEqual([
    "200",
    "401 signUpExpired",
    "401 signUpExpired",
  ]);
  const late = await begin();
  await ageRows("social_sign_ups");
  expect(outcomeOf(await register(late))).toBe("401 signUpExpired");
});

test("an address or an identity that got an account in the meantime is refused", async () => {
  const email = createEmail();
  const person = createProviderPerson("github", email);
  const { signUpToken } = (await logInSocially(server, "github", person)).json().data;
  const account = await registerPerson(server, email);
  const body = { ...socialRegistration, signUpToken };
  expect(outcomeOf(await register(body))).toBe("409 addressTaken");

  const same = createProviderPerson("github", createEmail());
  const second = (await logInSocially(server, "github", same)).json().data;
  await connectProvider(server, "github", same, account);
  const taken = await register({ ...socialRegistration, signUpToken: second.signUpToken });
  expect(outcomeOf(taken)).toBe("409 identityTaken");
});

describe("an account without a password", () => {
  test("cannot log in with a password, and gets one with an emailed code", async () => {
    const { account } = await registerAtProvider(server);
    const { email } = account.user;
    const attempt = (password: string) =>
      callAs(server, "login", undefined, { body: { email, password } });
    for (const password of ["", "null", goodPassword]) {
      expect(outcomeOf(await attempt(password))).toMatch(/^(401 wrongCredentials|422 invalid)$/);
    }
    await callAs(server, "forgotPassword", undefined, { body: { email } });
    const code = await server.mailbox.waitForCode(email, 1);
    const body = { email, code, password: goodPassword };
    const reset = await callAs(server, "resetPassword", undefined, { body });
    expect(reset.json().data.user.passwordChangedAt).toEqual(expect.any(String));
    expect(outcomeOf(await attempt(goodPassword))).toBe("200");
  });

  test("gets an error of its own if a password is required", async () => {
    const { account } = await registerAtProvider(server);
    const change = { currentPassword: goodPassword, newPassword: "seven quiet green harbors" };
    const changed = await callAs(server, "changePassword", account, { body: change });
    expect(outcomeOf(changed)).toBe("409 noPassword");
    const body = { email: createEmail(), password: goodPassword };
    const moved = await callAs(server, "requestEmailChange", account, { body });
    expect(outcomeOf(moved)).toBe("409 noPassword");
  });

  test("confirms changes by a login in the last ten minutes", async () => {
    const { account } = await registerAtProvider(server);
    expect(outcomeOf(await callAs(server, "setUpTwoFactor", account, { body: {} }))).toBe("200");
    const age = "update sessions set created_at = now() - interval '11 minutes' where user_id = $1";
    await runAsOwner(server.ownerUrl, age, [account.user.id]);
    for (const body of [{}, { password: goodPassword }]) {
      const answer = await callAs(server, "deleteUser", account, { body });
      expect(outcomeOf(answer)).toBe("403 loginNotRecent");
    }
  });
});

test("stores states and tokens hashed", async () => {
  const person = createProviderPerson("google", createEmail());
  const { state } = await answerAtProvider(server, "google", person);
  const { signUpToken } = (await logInSocially(server, "google", person)).json().data;
  const rows = await runAsOwner<{ text: string }>(
    server.ownerUrl,
    "select r::text as text from social_requests r union all select s::text from social_sign_ups s",
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { text } of rows) {
    expect(text).not.toContain(state);
    expect(text).not.toContain(signUpToken);
  }
});
