import { type FirstLoggedIn, type OperationId } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callOperation } from "#testing/call-operation.ts";
import { createBody, listQueryFields, listStringFields } from "#testing/hostile-inputs.ts";
import { createEmail, goodPassword, registrationOf } from "#testing/register-person.ts";
import { fillEveryParam } from "#testing/every-param.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { turnOnTwoFactor } from "#testing/turn-on-two-factor.ts";

const canary = "canary-in-every-field";
const id = "0190a0b0-0000-7000-8000-0000000c0de5";
const params = fillEveryParam({ organizationId: id, projectId: id });

const lines: string[] = [];
let server: TestApp;
beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(line) };
  server = await startTestApp({ logLevel: "trace", logStream });
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

/** The digits of a random request id can contain a code by chance. */
function withoutRequestId(line: string): string {
  return JSON.stringify({ ...(JSON.parse(line) as object), reqId: undefined });
}

test("no secret that a user or the server creates, and no field of any operation, is in the log", async () => {
  const { headers, secrets } = await useSecrets();
  expect(Object.entries(secrets).filter(([, text]) => text.length < 6)).toEqual([]);
  const logged = lines.length;
  const sent = await sendCanaries(headers);
  expect(lines.length - logged).toBeGreaterThanOrEqual(sent);
  expect(sent).toBeGreaterThan(100);
  const log = lines.map(withoutRequestId).join("");
  const found = Object.entries({ ...secrets, canary }).filter(([, text]) => log.includes(text));
  expect(found.map(([name]) => name)).toEqual([]);
});
