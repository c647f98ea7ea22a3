/** The account's tokens, which are encrypted in browser storage. */
export type AccountTokens = { readonly accessToken: string; readonly refreshToken: string };

/** Returns the tokens in an unknown value; undefined if it has none. */
export function parseAccountTokens(value: unknown): AccountTokens | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { accessToken, refreshToken } = value as Record<string, unknown>;
  if (typeof accessToken !== "string" || typeof refreshToken !== "string") return undefined;
  return { accessToken, refreshToken };
}
