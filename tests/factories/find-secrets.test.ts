import { randomBytes } from "node:crypto";
import { apiKeyPrefix } from "@tessera/contract";
import { expect, test } from "vitest";
import { createAccessTokens } from "../../apps/server/src/access/access-tokens.ts";
import { createUuid } from "../../apps/server/src/ids/uuid.ts";
import { createOpaqueToken } from "../../apps/server/src/secrets/opaque-token.ts";
import { newEmail } from "./account.ts";
import { generateAppCode } from "./app-code.ts";
import { findSecrets } from "./find-secrets.ts";
import { createPassword, wrongPassword } from "./passwords.ts";

/** A line as the server logs it, with a text in one of its fields. */
function logWith(text: string): string {
  const user = createOpaqueToken();
  const line = { level: 30, time: "2026-11-26T17:18:35.625Z", reqId: createUuid(), user };
  const answered = { method: "POST", route: "/api/v1/auth/login", status: 401, ms: 234_567 };
  return JSON.stringify({ ...line, ...answered, error: { stack: [text] } });
}

const appSecret = "KVSQ2VZ3JXWMHEGU4RDAN7TLPYO6CIBF";
const accessToken = await createAccessTokens([randomBytes(32)]).create({
  userId: createUuid(),
  sessionId: createUuid(),
});
/** Secrets as the server and the stories create them. */
const secrets: readonly (readonly [kind: string, secret: string])[] = [
  ["password", createPassword()],
  ["password", wrongPassword],
  ["access token", accessToken],
  ["API key", apiKeyPrefix + createOpaqueToken()],
  ["token", createOpaqueToken()],
  ["secret of an authenticator app", appSecret],
  ["code of a mail or an app", generateAppCode(appSecret)],
  ["email address", newEmail()],
];

test.each(secrets)("finds a planted %s in a line of the server", (kind, secret) => {
  expect(findSecrets(logWith(secret))).toContain(kind);
  expect(
    findSecrets(logWith(`refused: ${secret}, see https://tessera.test/reset#${secret}`)),
  ).toContain(kind);
});

test("finds a planted recovery code", () => {
  expect(findSecrets(logWith("code h7km-wq4t"))).toEqual(["recovery code"]);
  expect(findSecrets(logWith("code hxkm-wq4t"))).toEqual(["recovery code"]);
});

test("finds a code that a story saw in any surroundings, and one that looks like words", () => {
  const seen = new Set(["hxkm-wqrt", "123456"]);
  for (const text of ["code:123456", "code 123456.", "?code=123456", "1-123456", "(hxkm-wqrt)"]) {
    expect(findSecrets(logWith(text), seen)).toContain("secret of a story");
  }
  for (const text of ["code:123457", "1123456", "hxkm-wqrtz", "user-hxkm"]) {
    expect(findSecrets(logWith(text), seen)).not.toContain("secret of a story");
  }
  expect(findSecrets("DETAIL:  Key (code)=(hxkm-wqrt) exists.", seen)).toContain(
    "secret of a story",
  );
});

test("finds a planted email address, token and password in a line of PostgreSQL", () => {
  const begin = "2026-11-26 17:18:35.625 UTC [1171412] DETAIL:  Key";
  expect(findSecrets(`${begin} (email)=(${newEmail()}) already exists.`)).toEqual([
    "email address",
  ]);
  expect(findSecrets(`${begin} (hash)=(${createOpaqueToken()}) exists.`)).toEqual(["token"]);
  expect(findSecrets(`${begin} '${createPassword()}'`)).toEqual(["password"]);
});

test("finds nothing in lines without secrets", () => {
  const lines = [
    logWith("at printFormat (/srv/node_modules/@fastify/static/index.js:1234:56)"),
    "Tessera: http://localhost:4899",
    "2026-11-26 17:18:35.626 UTC [1171412] LOG:  checkpoint starting: shutdown immediate",
    "distance=6253 kB, estimate=106253 kB; lsn=0/1D66BF0, redo lsn=0/1D66B98",
  ];
  expect(lines.map((line) => findSecrets(line))).toEqual(lines.map(() => []));
});
