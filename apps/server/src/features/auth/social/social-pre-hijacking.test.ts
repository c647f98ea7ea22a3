// The five attacks of "Pre-hijacked accounts" (Sudhodanan and Paverd, USENIX Security and MSRC, 2022).
import type { FirstLoggedIn } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outcomeOf } from "#testing/call-operation.ts";
import {
  createEmail,
  goodPassword,
  registerPerson,
  registrationOf,
} from "#testing/register-person.ts";
import {
  callAs,
  connectProvider,
  logInSocially,
  registerAtProvider,
  startSocialApp,
} from "#testing/social-login.ts";
import type { TestApp } from "#testing/start-test-app.ts";
import { createProviderPerson } from "#testing/test-provider/log-in-at-provider.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startSocialApp();
});
afterAll(() => server.close());

const strangersPassword = "another password altogether";

function send(id: Parameters<typeof callAs>[1], body: object, caller?: FirstLoggedIn) {
  return callAs(server, id, caller, { body });
}

test("classic-federated merge: a stranger's registration of the address never completes once its owner logs in with a provider, and does not reveal that", async () => {
  const email = createEmail();
  const begun = await send("register", { ...registrationOf(email), password: strangersPassword });
  const code = await server.mailbox.waitForCode(email, 1);
  const { account } = await registerAtProvider(server, "google", email);
  expect(account.user.email).toBe(email);
  const { registrationToken } = begun.json().data;
  const verified = await send("verifyEmail", { email, code, registrationToken });
  expect(outcomeOf(verified)).toBe("422 codeRefused");
  const login = await send("login", { email, password: strangersPassword });
  expect(outcomeOf(login)).toBe("403 notVerified");
});

test("classic-federated merge: an account with a password is not merged with a provider of the same address", async () => {
  const owner = await registerPerson(server);
  const stranger = createProviderPerson("google", owner.user.email);
  expect(outcomeOf(await logInSocially(server, "google", stranger))).toBe("409 addressTaken");
  expect((await callAs(server, "listIdentities", owner)).json().data).toEqual([]);
});

test("unexpired session: the owner's reset of the password ends every session, also one from a provider", async () => {
  const owner = await registerPerson(server);
  const { email } = owner.user;
  const stranger = createProviderPerson("github", createEmail());
  await connectProvider(server, "github", stranger, owner);
  const session = (await logInSocially(server, "github", stranger)).json().data as FirstLoggedIn;
  await send("forgotPassword", { email });
  const code = await server.mailbox.waitForCode(email, 3);
  await send("resetPassword", { email, code, password: strangersPassword });
  expect(outcomeOf(await callAs(server, "getUser", session))).toBe("401 notLoggedIn");
  const refreshed = await send("refreshTokens", { refreshToken: session.refreshToken });
  expect(outcomeOf(refreshed)).toBe("401 refreshRefused");
});

test("trojan identifier: nothing can be connected to an account before its address is verified", async () => {
  const email = createEmail();
  const begun = await send("register", { ...registrationOf(email), password: strangersPassword });
  const { registrationToken } = begun.json().data;
  const token = { accessToken: registrationToken } as FirstLoggedIn;
  const request = { provider: "github", codeChallenge: "x".repeat(43) };
  expect(outcomeOf(await send("prepareIdentity", request, token))).toBe("401 notLoggedIn");
  // The stranger's own account of the provider opens only an account of its own address.
  const stranger = createProviderPerson("github", createEmail());
  await registerAtProvider(server, "google", email);
  const opened = (await logInSocially(server, "github", stranger)).json().data;
  expect(opened.email).toBe(stranger.email);
});

test("unexpired email change: a change to the owner's address begun before never completes", async () => {
  const stranger = await registerPerson(server);
  const email = createEmail();
  const change = { email, password: goodPassword };
  const begun = await send("requestEmailChange", change, stranger);
  const currentCode = await server.mailbox.waitForCode(stranger.user.email, 2);
  // Even a stranger who reads this one mail gets nothing, because the address has its owner's account.
  const newCode = await server.mailbox.waitForCode(email, 1);
  const { account } = await registerAtProvider(server, "google", email);
  const { changeToken } = begun.json().data;
  const codes = { changeToken, currentCode, newCode };
  expect(outcomeOf(await send("confirmEmailChange", codes, stranger))).toBe("422 codeRefused");
  expect((await callAs(server, "getUser", account)).json().data.email).toBe(email);
});

test("non-verifying provider: an address that the provider has not verified neither creates nor opens an account", async () => {
  const email = createEmail();
  for (const provider of ["google", "github"] as const) {
    const stranger = { ...createProviderPerson(provider, email), isVerified: false };
    const begun = await logInSocially(server, provider, stranger);
    expect(outcomeOf(begun)).toBe("422 addressUnverified");
  }
  const owner = await registerPerson(server, email);
  for (const provider of ["google", "github"] as const) {
    const stranger = { ...createProviderPerson(provider, email), isVerified: false };
    const later = await logInSocially(server, provider, stranger);
    expect(outcomeOf(later)).toBe("422 addressUnverified");
  }
  expect((await callAs(server, "listIdentities", owner)).json().data).toEqual([]);
});
