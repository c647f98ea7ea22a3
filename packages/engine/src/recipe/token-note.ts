import type { TokenPath } from "#tokens/token-path.ts";

/** What a user writes about a token: its purpose, and whether it is deprecated. */
export type TokenNote = {
  readonly description?: string;
  /** The token to use instead, or true without one; absent if the token is not deprecated. */
  readonly deprecated?: TokenPath | true;
};

/** The notes on some tokens by their paths; those on missing tokens have no effect. */
export type TokenNotes = Readonly<Record<TokenPath, TokenNote>>;
