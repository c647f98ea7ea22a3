import { jwtVerify, SignJWT } from "jose";
import { findUuid, type Uuid } from "#ids/uuid.ts";

/** Who a token speaks for: a person, and the sign-in that it came from. */
export type TokenClaims = { readonly userId: Uuid; readonly sessionId: Uuid };

/** Makes and reads access tokens. */
export type AccessTokens = {
  make(claims: TokenClaims): Promise<string>;
  /** Undefined for whatever is not a live access token of ours. */
  find(token: string): Promise<TokenClaims | undefined>;
};

const algorithm = "HS256";
/** RFC 9068, section 2.1. */
const type = "at+jwt";
const audience = "tessera:api";
const lifetime = "15m";

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
    async find(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          typ: type,
          audience,
          requiredClaims: ["exp", "iat", "sub"],
        });
        const userId = findUuid(payload.sub);
        const sessionId = findUuid(payload["sid"]);
        return userId && sessionId ? { userId, sessionId } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
