/** An account's tokens and its user, which are encrypted in browser storage. */
export type AccountTokens = {
  readonly userId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
};

type LoggedIn = Omit<AccountTokens, "userId"> & { readonly user: { readonly id: string } };

/** Returns what a login stores. */
export function tokensOf({ user, accessToken, refreshToken }: LoggedIn): AccountTokens {
  return { userId: user.id, accessToken, refreshToken };
}

/** Returns the tokens in an unknown value; undefined if it has none. */
export function parseAccountTokens(value: unknown): AccountTokens | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { userId, accessToken, refreshToken } = value as Record<string, unknown>;
  if (typeof userId !== "string") return undefined;
  if (typeof accessToken !== "string" || typeof refreshToken !== "string") return undefined;
  return { userId, accessToken, refreshToken };
}
