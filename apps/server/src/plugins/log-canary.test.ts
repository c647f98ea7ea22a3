import { type FirstLoggedIn, type OperationId } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callOperation } from "#testing/call-operation.ts";
import { createBody, listQueryFields, listStringFields } from "#testing/hostile-inputs.ts";
import {
  createEmail,
  goodPassword,
  registerPerson,
  registrationOf,
} from "#testing/register-person.ts";
import { fillEveryParam } from "#testing/every-param.ts";
import { createProjectFixture } from "#testing/project-fixture.ts";
import { answerAtProvider, startSocialApp } from "#testing/social-login.ts";
import type { TestApp } from "#testing/start-test-app.ts";
import { invite, waitForToken } from "#testing/team.ts";
import { createProviderPerson } from "#testing/test-provider/log-in-at-provider.ts";
import { turnOnTwoFactor } from "#testing/turn-on-two-factor.ts";

const canary = "canary-in-every-field";
const id = "0190a0b0-0000-7000-8000-0000000c0de5";
const params = fillEveryParam({ organizationId: id, projectId: id });

const lines: string[] = [];
let server: TestApp;
beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(line) };
  server = await startSocialApp({ logLevel: "trace", logStream });
});
afterAll(() => server.close());

type Headers = Readonly<Record<string, string>>;

async function post(operation: OperationId, body: object, headers: Headers = {}) {
  const answer = await callOperation(server, operation, { body, headers });
  return answer.json<{ data: Record<string, string> }>().data;
}

/** Goes through every way to log in, and returns each secret that appeared. */
async function useSecrets(): Promise<{ headers: Headers; secrets: Record<string, string> }> {
  const email = createEmail();
  const { registrationToken = "" } = await post("register", registrationOf(email));
  const code = await server.mailbox.waitForCode(email);
  const person = (await post("verifyEmail", { email, code })) as unknown as FirstLoggedIn;
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const key = await post("createApiKey", { name: "CI", scope: "read" }, headers);
  await callOperation(server, "listOrganizations", {
    headers: { authorization: `Bearer ${key["key"]}` },
  });
  const { secret, recoveryCodes } = await turnOnTwoFactor(server, person);
  const [recoveryCode = ""] = recoveryCodes;
  const { loginToken = "" } = await post("login", { email, password: goodPassword });
  const finished = await post("finishLogin", { loginToken, code: recoveryCode });
  const { deviceKey = "", refreshToken = "", accessToken = "" } = finished;
  const refreshed = await post("refreshTokens", { refreshToken });
  const secrets = {
    email,
    registrationToken,
    code,
    loginToken,
    recoveryCode,
    deviceKey,
    refreshToken,
    accessToken,
    firstAccessToken: person.accessToken,
    firstRefreshToken: person.refreshToken,
    refreshedToken: refreshed["refreshToken"] ?? "",
    apiKey: key["key"] ?? "",
    appSecret: secret,
    userId: person.user.id,
    password: goodPassword,
  };
  return { headers, secrets };
}

/** Goes through every way to change an account's password or address, and returns each secret that appeared. */
async function useCodes(): Promise<Record<string, string>> {
  const person = await registerPerson(server);
  const former = person.user.email;
  const { resetToken = "" } = await post("forgotPassword", { email: former });
  const resetCode = await server.mailbox.waitForCode(former, 2);
  const newPassword = "seven quiet green harbors";
  const reset = { email: former, code: resetCode, resetToken, password: newPassword };
  const { accessToken } = await post("resetPassword", reset);
  await server.mailbox.waitFor(former, 3);
  const headers = { authorization: `Bearer ${accessToken}` };
  const newEmail = createEmail();
  const change = { email: newEmail, password: newPassword };
  const { changeToken = "" } = await post("requestEmailChange", change, headers);
  const currentCode = await server.mailbox.waitForCode(former, 4);
  const newCode = await server.mailbox.waitForCode(newEmail);
  const codes = { changeToken, currentCode, newCode };
  const { email } = await post("confirmEmailChange", codes, headers);
  expect(email).toBe(newEmail);
  const { challenge = "" } = await post("preparePasskeyLogin", {});
  return { resetToken, resetCode, newPassword, former, newEmail, ...codes, challenge };
}

/** Logs in at a provider, and returns each secret that appeared. */
async function useProvider(): Promise<Record<string, string>> {
  const person = createProviderPerson("google", createEmail());
  const answer = await answerAtProvider(server, "google", person);
  const { signUpToken = "" } = await post("socialLogin", answer);
  const body = { name: "Ada Lovelace", birthDate: "1990-12-31", acceptTerms: true };
  await post("registerSocially", { ...body, signUpToken });
  const { code: providerCode, state, codeVerifier } = answer;
  return { providerCode, state, codeVerifier, signUpToken, subject: String(person.subject) };
}

/** Uses an invitation and a share link, and returns the tokens in their addresses. */
async function useLinks(): Promise<Record<string, string>> {
  const { organizationId, owner, stranger, project } = await createProjectFixture(server, "pro");
  await invite(server, owner, organizationId, [stranger.email]);
  const invitationToken = await waitForToken(server, stranger.email);
  const accepted = await callOperation(server, "acceptInvitation", {
    params: { token: invitationToken },
    headers: stranger.headers,
  });
  const shared = await callOperation(server, "createShareLink", {
    params: { projectId: project.id },
    headers: owner.headers,
  });
  const { token: shareToken } = shared.json<{ data: { token: string } }>().data;
  const read = await callOperation(server, "getSharedProject", { params: { shareToken } });
  expect([accepted.statusCode, read.statusCode]).toEqual([200, 200]);
  return { invitationToken, shareToken };
}

/** Sends a canary in each field of the bodies and queries of every operation. */
async function sendCanaries(headers: Headers): Promise<number> {
  const bodies = listStringFields().map(([operation, path]) =>
    callOperation(server, operation, { params, headers, body: createBody(path, canary) }),
  );
  const queries = listQueryFields().map(([operation, name]) =>
    callOperation(server, operation, { params, headers, query: { [name]: canary } }),
  );
  return (await Promise.all([...bodies, ...queries])).length;
}

/** The digits of a random request id and of a time can contain a code by chance. */
function withoutChance(line: string): string {
  return JSON.stringify({ ...(JSON.parse(line) as object), reqId: undefined, time: undefined });
}

test("no secret that a user or the server creates, and no field of any operation, is in the log", async () => {
  const { headers, secrets: ofLogins } = await useSecrets();
  const others = [await useCodes(), await useProvider(), await useLinks()];
  const secrets: Record<string, string> = Object.assign({}, ofLogins, ...others);
  expect(Object.entries(secrets).filter(([, text]) => text.length < 6)).toEqual([]);
  const logged = lines.length;
  const sent = await sendCanaries(headers);
  expect(lines.length - logged).toBeGreaterThanOrEqual(sent);
  expect(sent).toBeGreaterThan(100);
  const log = lines.map(withoutChance).join("");
  const found = Object.entries({ ...secrets, canary }).filter(([, text]) => log.includes(text));
  expect(found.map(([name]) => name)).toEqual([]);
});
