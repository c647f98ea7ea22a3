import { createHash } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { findUuid, type Uuid } from "#ids/uuid.ts";
import type { KeyRing } from "#secrets/keys.ts";

/** The claims of an access token: the user and the session. */
type TokenClaims = { readonly userId: Uuid; readonly sessionId: Uuid };

/** Signs and verifies access tokens. */
export type AccessTokens = {
  create(claims: TokenClaims): Promise<string>;
  /** Finds the claims of a token; undefined unless it is a valid access token of this server. */
  find(token: string): Promise<TokenClaims | undefined>;
};

const algorithm = "HS256";
/** RFC 9068, section 2.1. */
const type = "at+jwt";
const audience = "tessera:api";
const lifetime = "15m";
/** Verified tokens are cached, because a signature check costs more than most of a read. */
const mostVerified = 1_000;

/** The claims of a verified token, with its expiry. */
type Verified = { readonly claims: TokenClaims; readonly expiresAtMs: number };

/** Creates access tokens of one algorithm; type and audience exclude other tokens. */
export function createAccessTokens(keys: KeyRing): AccessTokens {
  const [current] = keys;
  const keysById = new Map(keys.map((key) => [idOf(key), key]));
  const verified = new LRUCache<string, Verified>({ max: mostVerified });
  return {
    create: ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: type, kid: idOf(current) })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(current),
    async find(token) {
      const known = verified.get(token);
      const found = known ?? (await verify(token, keysById));
      if (found === undefined || Date.now() >= found.expiresAtMs) return undefined;
      if (known === undefined) verified.set(token, found);
      return found.claims;
    },
  };
}

/** Returns the `kid` of a key, which identifies the key without revealing it. */
function idOf(key: Buffer): string {
  return createHash("sha256").update(key).digest("base64url").slice(0, 16);
}

async function verify(
  token: string,
  keysById: ReadonlyMap<string, Buffer>,
): Promise<Verified | undefined> {
  try {
    const { payload } = await jwtVerify(token, ({ kid = "" }) => getKey(keysById, kid), {
      algorithms: [algorithm],
      typ: type,
      audience,
      requiredClaims: ["exp", "iat", "sub"],
    });
    const userId = findUuid(payload.sub);
    const sessionId = findUuid(payload["sid"]);
    const expiresAtMs = (payload.exp ?? 0) * 1000;
    return userId && sessionId ? { claims: { userId, sessionId }, expiresAtMs } : undefined;
  } catch {
    return undefined;
  }
}

function getKey(keysById: ReadonlyMap<string, Buffer>, id: string): Buffer {
  const key = keysById.get(id);
  if (key === undefined) throw new Error("No key has the id of this token.");
  return key;
}
