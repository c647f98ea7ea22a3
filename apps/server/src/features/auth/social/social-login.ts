import type { operations, socialLoginSchema } from "@tessera/contract";
import type { z } from "zod";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import { findUserByEmail, lockUser } from "#features/user/index.ts";
import { getUuid, type Uuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { createProviderError } from "#social/provider-error.ts";
import type { SocialProfile } from "#social/social-client.ts";
import { completeLogin } from "../complete-login.ts";
import { findIdentity, markIdentityUsed } from "./identities-repository.ts";
import { startSignUp } from "./sign-ups.ts";
import { fetchSocialProfile, requireEmail, startSocialRequest } from "./social-requests.ts";

type Prepare = typeof operations.prepareSocialLogin;
type SocialLogin = typeof operations.socialLogin;
type LoginAnswer = z.input<typeof socialLoginSchema>;

/** Starts a login with a provider. */
export async function prepareSocialLogin(
  { body }: Call<Prepare>,
  services: Services,
): Promise<Answer<Prepare>> {
  const data = await services.database.transaction({}, (transaction) =>
    startSocialRequest(transaction, services, body),
  );
  return { data };
}

/** Logs in to the account that the provider's user is connected to, or prepares a new account. */
export async function socialLogin(
  call: Call<SocialLogin>,
  services: Services,
): Promise<Answer<SocialLogin>> {
  const profile = await fetchSocialProfile(services, call.body);
  const identity = await services.database.transaction({}, (transaction) =>
    findIdentity(transaction, profile),
  );
  const data = identity
    ? await logIn(call, services, { userId: getUuid(identity.userId), profile })
    : await prepareAccount(services, profile);
  return { data };
}

type Known = { readonly userId: Uuid; readonly profile: SocialProfile };

/** Logs in to the account; the second step is still required. */
function logIn(
  { origin, userAgent }: Call<SocialLogin>,
  services: Services,
  { userId, profile }: Known,
): Promise<LoginAnswer> {
  const turn = `user ${userId}`;
  return services.database.transactionInTurn(turn, { userId }, async (transaction) => {
    const user = await lockUser(transaction, userId);
    // Read after the lock, because another call may have disconnected it.
    const identity = await findIdentity(transaction, profile);
    if (user === undefined || identity?.userId !== userId) {
      throw createProviderError("providerExpired", profile.provider);
    }
    await markIdentityUsed(transaction, identity.id, profile.accountName);
    const entry = { ...origin, accountId: userId, operation: "socialLogin" } as const;
    const actor = { userId };
    const targetId = identity.id;
    await recordAccountAudit(transaction, { ...entry, actor, targetId, result: "done" });
    return completeLogin(transaction, services, user, { userAgent });
  });
}

/**
 * Prepares an account for an unknown user of a provider. An existing account of the same address is never connected: only
 * its owner can do that, after a login.
 */
function prepareAccount({ database }: Services, profile: SocialProfile): Promise<LoginAnswer> {
  const email = requireEmail(profile);
  return database.transaction({}, async (transaction) => {
    const isTaken = (await findUserByEmail(transaction, email)) !== undefined;
    if (isTaken) throw createProviderError("addressTaken", profile.provider);
    const signUpToken = await startSignUp(transaction, { ...profile, email });
    return { signUpToken, email, name: profile.name };
  });
}
