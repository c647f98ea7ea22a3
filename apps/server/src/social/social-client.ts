import type { SocialProvider } from "@tessera/contract";

/** The identity and the data of a user at a provider. */
export type SocialProfile = {
  readonly provider: SocialProvider;
  /** The id that the provider never gives to another user. */
  readonly subject: string;
  /** The text by which users recognize the account. */
  readonly accountName: string;
  /** Empty when it is not a usable name. */
  readonly name: string;
  /** In canonical form; undefined unless the provider has verified it. */
  readonly email: string | undefined;
};

/** One request to a provider: its secrets, and the address that the provider redirects back to. */
type SocialRequest = {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeChallenge: string;
};

/** The answer of a provider, with what the request expects of it. */
export type SocialAnswer = {
  readonly redirectUri: string;
  readonly code: string;
  readonly codeVerifier: string;
  readonly nonce: string;
};

/** The client of one provider. */
export type SocialClient = {
  /** Prints the address at which the user logs in at the provider. */
  readonly printAddress: (request: SocialRequest) => string;
  /** Exchanges the code of an answer for the profile of the user. */
  readonly fetchProfile: (answer: SocialAnswer) => Promise<SocialProfile>;
};

/** The registration of Tessera at a provider, and the limits of requests to it. */
export type SocialOptions = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The address of a local provider, in development and in tests. */
  readonly address?: string | undefined;
  /** The time that an exchange may take. */
  readonly timeoutMs: number;
};
