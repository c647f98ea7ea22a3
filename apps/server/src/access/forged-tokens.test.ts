import { createHash, createHmac, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { apiKeyPrefix } from "@tessera/contract";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUuid } from "#ids/uuid.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { registerPerson } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

type Json = Readonly<Record<string, unknown>>;

/** A valid token of a real session in its parts, with the key that signs it. */
type Sample = {
  readonly token: string;
  readonly refreshToken: string;
  readonly header: Json;
  readonly payload: Json;
  readonly key: Buffer;
};

/** A forger knows the format of tokens; where it signs with the key, only the named part is wrong. */
type Forger = (sample: Sample) => string;

const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicPem = rsa.publicKey.export({ type: "spki", format: "pem" });
const foreignKey = randomBytes(32);
const foreignJwk = { kty: "oct", k: foreignKey.toString("base64url") };
const now = Math.floor(Date.now() / 1000);
const minute = 60;

let server: TestApp;
let sample: Sample;

beforeAll(async () => {
  server = await startTestApp();
  const { accessToken: token, refreshToken } = await registerPerson(server);
  const [key] = server.services.keys["access-token"];
  const header = { ...decodeProtectedHeader(token) };
  sample = { token, refreshToken, header, payload: { ...decodeJwt(token) }, key };
});
afterAll(() => server.close());

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");
const hmac = (key: string | Buffer, text: string, hash = "sha256") =>
  createHmac(hash, key).update(text).digest("base64url");

function signRaw(header: string, payload: string, key: string | Buffer, hash?: string): string {
  return `${header}.${payload}.${hmac(key, `${header}.${payload}`, hash)}`;
}

/** Changes the header, and signs with a key that the forger has, or with the server's own. */
function withHeader(changes: Json, key?: Buffer | string, hash?: string): Forger {
  return (from) =>
    signRaw(encode({ ...from.header, ...changes }), encode(from.payload), key ?? from.key, hash);
}

/** Changes the claims, and signs correctly. */
function withClaims(changes: Json): Forger {
  return ({ header, payload, key }) =>
    signRaw(encode(header), encode({ ...payload, ...changes }), key);
}

/** Changes the three parts of a valid token. */
function withParts(change: (header: string, payload: string, signature: string) => string): Forger {
  return ({ token }) => {
    const [header = "", payload = "", signature = ""] = token.split(".");
    return change(header, payload, signature);
  };
}

const signWithRsa: Forger = ({ header, payload }) => {
  const signed = `${encode({ ...header, alg: "RS256" })}.${encode(payload)}`;
  return `${signed}.${createSign("sha256").update(signed).sign(rsa.privateKey, "base64url")}`;
};

const signWithOtherPurpose: Forger = ({ header, payload }) => {
  const [key] = server.services.keys["refresh-token"];
  return signRaw(encode(header), encode(payload), key);
};

const forgers: Readonly<Record<string, Forger>> = {
  "no algorithm and no signature": ({ header, payload }) =>
    `${encode({ ...header, alg: "none" })}.${encode(payload)}.`,
  "the algorithm None in another case": ({ header, payload }) =>
    `${encode({ ...header, alg: "nOnE" })}.${encode(payload)}.`,
  "the algorithm none with the valid signature": ({ header, payload, key }) =>
    signRaw(encode({ ...header, alg: "none" }), encode(payload), key),
  "an absent algorithm": withHeader({ alg: undefined }),
  "an algorithm that is a list": withHeader({ alg: ["HS256"] }),
  "the longer HS512 with the server's key": withHeader({ alg: "HS512" }, undefined, "sha512"),
  "the longer HS384 with the server's key": withHeader({ alg: "HS384" }, undefined, "sha384"),
  "RS256 with the forger's key": signWithRsa,
  "RS256 in the header and an HMAC with a public key": withHeader({ alg: "RS256" }, publicPem),
  "an HMAC with a public key": withHeader({}, publicPem),
  "another key under the server's key id": withHeader({}, foreignKey),
  "an empty key": withHeader({}, ""),
  "a key of zeros": withHeader({}, Buffer.alloc(32)),
  "the server's key for another purpose": signWithOtherPurpose,
  "the key id as the key": (from) => withHeader({}, String(from.header["kid"]))(from),
  "the id of the forger's key": withHeader(
    { kid: createHash("sha256").update(foreignKey).digest("base64url").slice(0, 16) },
    foreignKey,
  ),
  "no key id": withHeader({ kid: undefined }),
  "an empty key id": withHeader({ kid: "" }),
  "a key id that is a path": withHeader({ kid: "../../../dev/null" }, ""),
  "a key id that is SQL": withHeader({ kid: "' or '1'='1" }, ""),
  "a key id that names a prototype": withHeader({ kid: "__proto__" }, ""),
  "a key id that is an object": withHeader({ kid: {} }),
  "a key in the header (jwk)": withHeader({ jwk: foreignJwk }, foreignKey),
  "the address of a key set (jku)": withHeader({ jku: "https://evil.test/jwks" }, foreignKey),
  "the address of a certificate (x5u)": withHeader({ x5u: "https://evil.test/x5u" }, foreignKey),
  "a certificate in the header (x5c)": withHeader(
    { x5c: [rsa.publicKey.export({ type: "spki", format: "der" }).toString("base64")] },
    foreignKey,
  ),
  "an unknown critical header": withHeader({ crit: ["tessera"], tessera: 1 }),
  "an empty list of critical headers": withHeader({ crit: [] }),
  "an unencoded payload (b64)": withHeader({ crit: ["b64"], b64: false }),
  "the type of ID tokens": withHeader({ typ: "JWT" }),
  "the type of invitations": withHeader({ typ: "invitation+jwt" }),
  "no type": withHeader({ typ: undefined }),
  "another audience": withClaims({ aud: "tessera:invitation" }),
  "no audience": withClaims({ aud: undefined }),
  "an empty list of audiences": withClaims({ aud: [] }),
  "an expiry in the past": withClaims({ exp: now - minute }),
  "no expiry": withClaims({ exp: undefined }),
  "an expiry that is text": withClaims({ exp: "9999999999" }),
  "a start in the future": withClaims({ nbf: now + 10 * minute }),
  "no time of issue": withClaims({ iat: undefined }),
  "no user": withClaims({ sub: undefined }),
  "a user that is no id": withClaims({ sub: "admin" }),
  "another user with the session of this one": withClaims({ sub: createUuid() }),
  "no session": withClaims({ sid: undefined }),
  "an unknown session": withClaims({ sid: createUuid() }),
  "changed claims under the former signature": (from) =>
    withParts((header, _, signature) => {
      const changed = encode({ ...from.payload, exp: now + 600 * minute });
      return `${header}.${changed}.${signature}`;
    })(from),
  "no signature": withParts((header, payload) => `${header}.${payload}.`),
  "two parts": withParts((header, payload) => `${header}.${payload}`),
  "a signature that is cut": withParts(
    (header, payload, end) => `${header}.${payload}.${end.slice(0, -8)}`,
  ),
  "a signature that is longer": ({ token }) => `${token}AAAA`,
  "five parts": ({ token }) => `${token}.AAAA.AAAA`,
  "the token twice": ({ token }) => `${token}${token}`,
  "two tokens with a comma": ({ token }) => `${token}, ${token}`,
  "a space in the token": ({ token }) => `${token.slice(0, 20)} ${token.slice(20)}`,
  "quotation marks": ({ token }) => `"${token}"`,
  "claims that are not JSON": ({ header, key }) =>
    signRaw(encode(header), Buffer.from("{").toString("base64url"), key),
  "claims that are a list": ({ header, key }) => signRaw(encode(header), encode([]), key),
  "a refresh token": ({ refreshToken }) => refreshToken,
  "the form of an API key": () => `${apiKeyPrefix}${randomBytes(32).toString("base64url")}`,
  "a very long token": ({ token }) => token + "A".repeat(8_000),
  nothing: () => "",
};

async function readUser(token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  return outcomeOf(await callOperation(server, "getUser", { headers }));
}

test("accepts the sample, and the same parts signed again", async () => {
  expect(await readUser(sample.token)).toBe("200");
  expect(await readUser(withHeader({})(sample))).toBe("200");
  expect(await readUser(withClaims({})(sample))).toBe("200");
});

test.each(Object.entries(forgers))("refuses a token with: %s", async (_kind, forge) => {
  expect(await readUser(forge(sample))).toBe("401 notLoggedIn");
});

test.each(["", "Basic", "Bearer Bearer", "Token"])(
  "refuses a valid token under the scheme %j",
  async (scheme) => {
    const headers = { authorization: `${scheme} ${sample.token}`.trim() };
    const answer = await callOperation(server, "getUser", { headers });
    expect(outcomeOf(answer)).toBe("401 notLoggedIn");
  },
);
