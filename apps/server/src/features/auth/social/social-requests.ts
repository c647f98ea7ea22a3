import { createHash } from "node:crypto";
import type { SocialProvider } from "@tessera/contract";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { socialRequests } from "#database/schema.ts";
import type { Uuid } from "#ids/uuid.ts";
import { createOpaqueToken, hashOpaqueToken } from "#secrets/opaque-token.ts";
import type { Services } from "#services.ts";
import { redirectUriOf } from "#social/create-social-clients.ts";
import { createProviderError } from "#social/provider-error.ts";
import type { SocialClient, SocialProfile } from "#social/social-client.ts";

const lifetimeMinutes = 10;
const now = sql`clock_timestamp()`;

/** The input of a request: the provider, and the hash of the browser's code verifier. */
type NewRequest = { readonly provider: SocialProvider; readonly codeChallenge: string };

/** The answer of a provider as the browser passes it on. */
type GivenAnswer = {
  readonly provider: SocialProvider;
  readonly code: string;
  readonly state: string;
  readonly codeVerifier: string;
};

/** Stores a request to a provider, for an account that connects it or for a login, and returns its address. */
export async function startSocialRequest(
  transaction: Transaction,
  { social, publicUrl }: Pick<Services, "social" | "publicUrl">,
  { provider, codeChallenge }: NewRequest,
  userId?: Uuid,
): Promise<{ address: string; state: string }> {
  const client = requireClient(social, provider);
  const [state, nonce] = [createOpaqueToken(), createOpaqueToken()];
  const expiresAt = sql`${now} + interval '1 minute' * ${lifetimeMinutes}`;
  const row = { stateHash: hashOpaqueToken(state), provider, codeChallenge, nonce };
  await transaction.insert(socialRequests).values({ ...row, userId, expiresAt });
  const redirectUri = redirectUriOf(publicUrl);
  return { address: client.printAddress({ redirectUri, state, nonce, codeChallenge }), state };
}

/**
 * Exchanges the answer to a live request for the profile of its user. The first answer ends the request, also when it is
 * refused. No transaction is open while the provider answers.
 */
export async function fetchSocialProfile(
  { database, social, publicUrl }: Pick<Services, "database" | "social" | "publicUrl">,
  { provider, code, state, codeVerifier }: GivenAnswer,
  userId?: Uuid,
): Promise<SocialProfile> {
  const client = requireClient(social, provider);
  const request = await database.transaction({}, (transaction) =>
    consumeRequest(transaction, state, userId),
  );
  const isOwn =
    request?.provider === provider && request.codeChallenge === hashVerifier(codeVerifier);
  if (!isOwn) throw createProviderError("providerExpired", provider);
  const redirectUri = redirectUriOf(publicUrl);
  return client.fetchProfile({ redirectUri, code, codeVerifier, nonce: request.nonce });
}

/** Deletes a live request and returns it; undefined when it is missing, was answered, or is for another account. */
async function consumeRequest(transaction: Transaction, state: string, userId?: Uuid) {
  const { stateHash, expiresAt, userId: owner } = socialRequests;
  const isOwn = userId === undefined ? isNull(owner) : eq(owner, userId);
  const isRequest = and(eq(stateHash, hashOpaqueToken(state)), isOwn, gt(expiresAt, now));
  const [row] = await transaction.delete(socialRequests).where(isRequest).returning();
  return row;
}

function requireClient(social: Services["social"], provider: SocialProvider): SocialClient {
  const client = social[provider];
  if (client === undefined) throw createProviderError("providerOff", provider);
  return client;
}

/** Returns the challenge of a verifier (RFC 7636, S256). */
function hashVerifier(codeVerifier: string): string {
  return createHash("sha256").update(codeVerifier).digest("base64url");
}

/** Returns the address that the provider has verified; throws without one. */
export function requireEmail({ provider, email }: SocialProfile): string {
  if (email !== undefined) return email;
  throw createProviderError("addressUnverified", provider);
}
