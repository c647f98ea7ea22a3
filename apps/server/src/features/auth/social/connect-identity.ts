import type { operations, SocialProvider } from "@tessera/contract";
import { requireLiveSession } from "#access/require-live-session.ts";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import type { Transaction } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { lockUser } from "#features/user/index.ts";
import { createUuid, type Uuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { createProviderError } from "#social/provider-error.ts";
import type { SocialProfile } from "#social/social-client.ts";
import { makeConfirmedChange } from "../confirmed-change.ts";
import {
  hasIdentityOf,
  type IdentityRow,
  insertIdentity,
  serializeIdentity,
} from "./identities-repository.ts";
import { fetchSocialProfile, requireEmail, startSocialRequest } from "./social-requests.ts";

type Prepare = typeof operations.prepareIdentity;
type Create = typeof operations.createIdentity;

/** Starts the connection of a provider, after a comparison of the password. */
export async function prepareIdentity(
  call: Call<Prepare>,
  services: Services,
): Promise<Answer<Prepare>> {
  const { actor, body } = call;
  const { userId } = actor;
  const data = await makeConfirmedChange(call, services, {
    operation: "prepareIdentity",
    async run(transaction) {
      await requireFree(transaction, userId, body.provider);
      return startSocialRequest(transaction, services, body, userId);
    },
  });
  return { data };
}

/** Connects the user of a provider to the caller's account, and mails the account; also a refusal is recorded. */
export async function createIdentity(
  call: Call<Create>,
  services: Services,
): Promise<Answer<Create>> {
  const { actor, body, origin, tenant } = call;
  const { userId } = actor;
  const entry = { ...origin, accountId: userId, actor, operation: "createIdentity" } as const;
  try {
    const profile = await fetchSocialProfile(services, body, userId);
    requireEmail(profile);
    return { data: serializeIdentity(await connect(call, services, profile)) };
  } catch (failure) {
    if (failure instanceof ApiError) {
      await services.database.transaction(tenant, (transaction) =>
        recordAccountAudit(transaction, { ...entry, result: "refused" }),
      );
    }
    throw failure;
  }
}

function connect(
  { actor, origin, tenant }: Call<Create>,
  { database, jobs }: Services,
  { provider, subject, accountName }: SocialProfile,
): Promise<IdentityRow> {
  const { userId } = actor;
  return database.transactionInTurn(`user ${userId}`, tenant, async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (user === undefined) throw new ApiError("notLoggedIn");
    await requireLiveSession(transaction, actor);
    await requireFree(transaction, userId, provider);
    const id = createUuid();
    const row = await insertIdentity(transaction, { id, userId, provider, subject, accountName });
    if (row === undefined) throw createProviderError("identityTaken", provider);
    const entry = { ...origin, accountId: userId, actor, operation: "createIdentity" } as const;
    await recordAccountAudit(transaction, { ...entry, targetId: id, result: "done" });
    await jobs.send(transaction, "mail-login-changed", { userId, change: `${provider}-connected` });
    return row;
  });
}

/** Throws when the account has a connected account of the provider. */
async function requireFree(
  transaction: Transaction,
  userId: Uuid,
  provider: SocialProvider,
): Promise<void> {
  const isTaken = await hasIdentityOf(transaction, userId, provider);
  if (isTaken) throw createProviderError("providerConnected", provider);
}
