import type { VerifiedClaims } from "./access-tokens.ts";

type FindClaims = (token: string) => Promise<VerifiedClaims | undefined>;

/**
 * The same search, which verifies a token once while it lives: its signature says the same every time. Whether its
 * sign-in has ended is asked elsewhere. At most `most` are remembered, none that was refused.
 */
export function rememberTokens(most: number, find: FindClaims): FindClaims {
  const verified = new Map<string, VerifiedClaims>();
  return async (token) => {
    const known = verified.get(token);
    if (known && Date.now() < known.expiresAtMs) return known;
    verified.delete(token);
    const claims = await find(token);
    if (claims) verified.set(token, claims);
    if (verified.size > most) verified.delete(verified.keys().next().value ?? token);
    return claims;
  };
}
