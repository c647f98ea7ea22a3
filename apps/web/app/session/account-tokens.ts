/** The account's tokens: what browser storage keeps encrypted. */
export type AccountTokens = { readonly accessToken: string; readonly refreshToken: string };

/** The tokens that an unknown value holds; undefined where it holds none. */
export function parseAccountTokens(value: unknown): AccountTokens | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { accessToken, refreshToken } = value as Record<string, unknown>;
  if (typeof accessToken !== "string" || typeof refreshToken !== "string") return undefined;
  return { accessToken, refreshToken };
}
