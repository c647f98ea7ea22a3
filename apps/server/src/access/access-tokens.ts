import { jwtVerify, SignJWT } from "jose";
import { findUuid, type Uuid } from "#ids/uuid.ts";
import { rememberTokens } from "./remember-tokens.ts";

/** Who a token speaks for: a person, and the sign-in that it came from. */
export type TokenClaims = { readonly userId: Uuid; readonly sessionId: Uuid };

/** The claims of a token that was verified, and until when they hold, in milliseconds since 1970. */
export type VerifiedClaims = TokenClaims & { readonly expiresAtMs: number };

/** Makes and reads access tokens. */
export type AccessTokens = {
  make(claims: TokenClaims): Promise<string>;
  /** Undefined for whatever is not a live access token of ours. */
  find(token: string): Promise<VerifiedClaims | undefined>;
};

const algorithm = "HS256";
/** RFC 9068, section 2.1. */
const type = "at+jwt";
const audience = "tessera:api";
const lifetime = "15m";
const mostRemembered = 1_000;

/** Access tokens under one key and one algorithm; their type and audience keep tokens of another purpose out. */
export function makeAccessTokens(key: Buffer): AccessTokens {
  return {
    make: ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(key),
    find: rememberTokens(mostRemembered, (token) => verify(token, key)),
  };
}

async function verify(token: string, key: Buffer): Promise<VerifiedClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      typ: type,
      audience,
      requiredClaims: ["exp", "iat", "sub"],
    });
    const userId = findUuid(payload.sub);
    const sessionId = findUuid(payload["sid"]);
    const expiresAtMs = (payload.exp ?? 0) * 1000;
    return userId && sessionId ? { userId, sessionId, expiresAtMs } : undefined;
  } catch {
    return undefined;
  }
}
