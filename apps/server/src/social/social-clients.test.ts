import type { SocialProvider } from "@tessera/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiError } from "#errors/api-error.ts";
import { createVerifier, logInAtProvider } from "#testing/test-provider/log-in-at-provider.ts";
import type { ProviderFault, TestProviderPerson } from "#testing/test-provider/test-person.ts";
import { testRegistration } from "#testing/test-provider/grants.ts";
import { startTestProvider, type TestProvider } from "#testing/test-provider/test-provider.ts";
import { createSocialClients, redirectUriOf, type SocialClients } from "./create-social-clients.ts";
import type { SocialClient, SocialProfile } from "./social-client.ts";

const timeoutMs = 2000;
let provider: TestProvider;
let clients: SocialClients;

beforeAll(async () => {
  provider = await startTestProvider();
  clients = createClients(provider);
});
afterAll(() => provider.close());

function createClients({ google, github }: Pick<TestProvider, SocialProvider>): SocialClients {
  const registrations = {
    google: { ...testRegistration, address: google },
    github: { ...testRegistration, address: github },
  };
  return createSocialClients(registrations, timeoutMs);
}

function clientOf(name: SocialProvider, of = clients): SocialClient {
  const client = of[name];
  if (client === undefined) throw new Error("It is not configured.");
  return client;
}

const nonce = "the nonce of this request";
const redirectUri = redirectUriOf("https://tessera.example");

/** Logs a person in at a provider, and returns the answer of the provider. */
async function answerOf(name: SocialProvider, person: Partial<TestProviderPerson>) {
  const { codeVerifier, codeChallenge } = createVerifier();
  const address = clientOf(name).printAddress({
    redirectUri,
    state: "the state",
    nonce,
    codeChallenge,
  });
  const { code = "", ...back } = await logInAtProvider(address, person);
  return { back, answer: { redirectUri, code, codeVerifier, nonce } };
}

async function fetchProfile(
  name: SocialProvider,
  person: Partial<TestProviderPerson>,
): Promise<SocialProfile> {
  return clientOf(name).fetchProfile((await answerOf(name, person)).answer);
}

/** Returns the code of the error that an exchange fails with. */
async function failureOf(exchange: Promise<unknown>): Promise<string> {
  const failure = await exchange.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  return failure instanceof ApiError ? failure.code : String(failure);
}

const ada = { subject: "7001", email: "Ada@Example.test", name: " Ada ", login: "ada-l" };

test("returns the profile of a user of Google, with the address in canonical form", async () => {
  expect(await fetchProfile("google", ada)).toEqual({
    provider: "google",
    subject: "7001",
    accountName: "Ada@Example.test",
    name: "Ada",
    email: "ada@example.test",
  });
});

test("returns the profile of a user of GitHub with the primary address", async () => {
  expect(await fetchProfile("github", ada)).toEqual({
    provider: "github",
    subject: "7001",
    accountName: "ada-l",
    name: "Ada",
    email: "ada@example.test",
  });
});

describe.each(["google", "github"] as const)("%s", (name) => {
  test("receives the state, and redirects to the page for answers only", async () => {
    const { back } = await answerOf(name, ada);
    expect(back).toEqual({ address: "https://tessera.example/login/callback", state: "the state" });
  });

  test("gives no address that it has not verified, or that accounts cannot have", async () => {
    for (const wrong of [{ isVerified: false }, { email: "ädä@example.test" }, { email: "" }]) {
      expect((await fetchProfile(name, { ...ada, ...wrong })).email).toBeUndefined();
    }
  });

  test("gives an empty name for one that accounts cannot have", async () => {
    expect((await fetchProfile(name, { ...ada, name: "a/b" })).name).toBe("");
  });

  test("accepts a code once, and only with the verifier of its request", async () => {
    const { answer } = await answerOf(name, ada);
    await clientOf(name).fetchProfile(answer);
    expect(await failureOf(clientOf(name).fetchProfile(answer))).toBe("providerRefused");
    const other = { ...(await answerOf(name, ada)).answer, codeVerifier: "x".repeat(43) };
    expect(await failureOf(clientOf(name).fetchProfile(other))).toBe("providerRefused");
    const invented = { ...answer, code: "an invented code" };
    expect(await failureOf(clientOf(name).fetchProfile(invented))).toBe("providerRefused");
  });

  test.each([
    ["no token", "providerRefused"],
    ["server error", "providerUnavailable"],
    ["no JSON", "providerUnavailable"],
    ["too much", "providerUnavailable"],
    ["no answer", "providerUnavailable"],
  ] as const)("with %s fails as %s, within its time limit", async (fault, code) => {
    const { answer } = await answerOf(name, { ...ada, fault });
    const start = performance.now();
    expect(await failureOf(clientOf(name).fetchProfile(answer))).toBe(code);
    expect(performance.now() - start).toBeLessThan(timeoutMs * 2);
  });

  test("is unavailable when nothing listens at its address", async () => {
    const closed = await startTestProvider();
    await closed.close();
    const { answer } = await answerOf(name, ada);
    const client = clientOf(name, createClients(closed));
    expect(await failureOf(client.fetchProfile(answer))).toBe("providerUnavailable");
  });
});

test.each<ProviderFault>([
  "wrong nonce",
  "wrong audience",
  "wrong party",
  "wrong issuer",
  "expired token",
  "unsigned token",
  "shared secret",
  "other key",
])("refuses an ID token of Google: %s", async (fault) => {
  expect(await failureOf(fetchProfile("google", { ...ada, fault }))).toBe("providerRefused");
});

test("addresses the real providers over HTTPS when no local one is configured", () => {
  const real = createSocialClients({ google: testRegistration, github: testRegistration });
  const request = { redirectUri, state: "s", nonce: "n", codeChallenge: "c" };
  const google = new URL(clientOf("google", real).printAddress(request));
  expect(google.origin).toBe("https://accounts.google.com");
  expect(Object.fromEntries(google.searchParams)).toMatchObject({
    scope: "openid email profile",
    nonce: "n",
    code_challenge_method: "S256",
  });
  const github = new URL(clientOf("github", real).printAddress(request));
  expect(github.origin).toBe("https://github.com");
  expect(github.searchParams.get("code_challenge")).toBe("c");
});
