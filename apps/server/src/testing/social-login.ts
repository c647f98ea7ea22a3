import type { FirstLoggedIn, OperationId, SocialProvider } from "@tessera/contract";
import type { LightMyRequestResponse } from "fastify";
import type { AppOptions } from "#app.ts";
import { callOperation } from "./call-operation.ts";
import { createEmail } from "./register-person.ts";
import { startTestApp, type TestApp } from "./start-test-app.ts";
import {
  createProviderPerson,
  createVerifier,
  logInAtProvider,
} from "./test-provider/log-in-at-provider.ts";
import type { TestProviderPerson } from "./test-provider/test-person.ts";
import { testRegistration } from "./test-provider/grants.ts";
import { startTestProvider } from "./test-provider/test-provider.ts";

/** The data of a person at a provider. */
export type ProviderPerson = Partial<TestProviderPerson>;

/** Starts a test provider of social login, and returns the configuration of a server with it. */
export async function startSocialProvider() {
  const provider = await startTestProvider();
  const social = {
    google: { ...testRegistration, address: provider.google },
    github: { ...testRegistration, address: provider.github },
  };
  return { social, close: () => provider.close() };
}

/** Starts a server whose users can log in at a test provider. */
export async function startSocialApp(options: AppOptions = {}): Promise<TestApp> {
  const { social, ...provider } = await startSocialProvider();
  const server = await startTestApp({ ...options, config: { social } });
  return {
    ...server,
    async close() {
      await server.close();
      await provider.close();
    },
  };
}

/** The body of a call with the answer of a provider. */
export type ProviderAnswer = {
  readonly provider: SocialProvider;
  readonly code: string;
  readonly state: string;
  readonly codeVerifier: string;
};

function headersOf(caller: FirstLoggedIn | undefined): Readonly<Record<string, string>> {
  return caller ? { authorization: `Bearer ${caller.accessToken}` } : {};
}

/** Logs a person in at a provider, for a login or for the connection to an account. */
export async function answerAtProvider(
  server: TestApp,
  provider: SocialProvider,
  person: ProviderPerson,
  caller?: FirstLoggedIn,
): Promise<ProviderAnswer> {
  const { codeVerifier, codeChallenge } = createVerifier();
  const prepared = await callOperation(server, caller ? "prepareIdentity" : "prepareSocialLogin", {
    body: { provider, codeChallenge },
    headers: headersOf(caller),
  });
  const { data } = prepared.json<{ data: { address: string; state: string } }>();
  const { code = "", state = "" } = await logInAtProvider(data.address, person);
  return { provider, code, state, codeVerifier };
}

/** Sends a social login from its first step. */
export async function logInSocially(
  server: TestApp,
  provider: SocialProvider,
  person: ProviderPerson,
): Promise<LightMyRequestResponse> {
  const body = await answerAtProvider(server, provider, person);
  return callOperation(server, "socialLogin", { body });
}

/** Connects a person's account of a provider to the caller's account. */
export async function connectProvider(
  server: TestApp,
  provider: SocialProvider,
  person: ProviderPerson,
  caller: FirstLoggedIn,
): Promise<LightMyRequestResponse> {
  const body = await answerAtProvider(server, provider, person, caller);
  return callOperation(server, "createIdentity", { body, headers: headersOf(caller) });
}

/** The data that a first social login requests. */
export const socialRegistration = {
  name: "Ada Lovelace",
  birthDate: "1990-12-31",
  acceptTerms: true,
};

/** Creates an account without a password by a first social login. */
export async function registerAtProvider(
  server: TestApp,
  provider: SocialProvider = "google",
  email = createEmail(),
): Promise<{ readonly account: FirstLoggedIn; readonly person: ProviderPerson }> {
  const person = createProviderPerson(provider, email);
  const first = await logInSocially(server, provider, person);
  const { signUpToken } = first.json<{ data: { signUpToken: string } }>().data;
  const body = { ...socialRegistration, signUpToken };
  const created = await callOperation(server, "registerSocially", { body });
  return { account: created.json<{ data: FirstLoggedIn }>().data, person };
}

/** Calls an operation as the user of an account. */
export function callAs(
  server: TestApp,
  id: OperationId,
  caller: FirstLoggedIn | undefined,
  input: { readonly body?: object; readonly params?: Readonly<Record<string, string>> } = {},
): Promise<LightMyRequestResponse> {
  return callOperation(server, id, { ...input, headers: headersOf(caller) });
}
