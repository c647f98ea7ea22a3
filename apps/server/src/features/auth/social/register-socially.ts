import type { operations } from "@tessera/contract";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import type { Tenant, Transaction } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { addOrganization } from "#features/organizations/index.ts";
import { insertUser, refuseTooYoung, type UserRow } from "#features/user/index.ts";
import { createUuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { createProviderError } from "#social/provider-error.ts";
import { startSession } from "../start-session.ts";
import { insertIdentity } from "./identities-repository.ts";
import { consumeSignUp } from "./sign-ups.ts";

type RegisterSocially = typeof operations.registerSocially;
type RegisterCall = Call<RegisterSocially>;

/** Creates the account of a first social login with a personal organization, and logs in. */
export async function registerSocially(
  call: RegisterCall,
  services: Services,
): Promise<Answer<RegisterSocially>> {
  const { body, locale, userAgent } = call;
  refuseTooYoung(body.birthDate, locale);
  const ids = { userId: createUuid(), organizationId: createUuid() };
  const data = await services.database.transaction(ids, async (transaction) => {
    const user = await createAccount(transaction, call, ids);
    return startSession(transaction, services, user, { userAgent });
  });
  return { data };
}

/**
 * Creates the account once for a token. The registrations that others began for its address wait until they expire, so
 * that no stranger learns of the account, and their codes are refused.
 */
async function createAccount(
  transaction: Transaction,
  { body, locale, origin }: RegisterCall,
  tenant: Required<Tenant>,
): Promise<UserRow> {
  const { userId } = tenant;
  const signUp = await consumeSignUp(transaction, body.signUpToken);
  if (signUp === undefined) throw new ApiError("signUpExpired");
  const { provider, subject, accountName, email } = signUp;
  const { name, birthDate } = body;
  const withoutPassword = { passwordHash: null, passwordChangedAt: null };
  const person = { id: userId, email, name, birthDate, locale, ...withoutPassword };
  const user = await insertUser(transaction, person);
  if (user === undefined) throw createProviderError("addressTaken", provider);
  const id = createUuid();
  const connected = { id, userId, provider, subject, accountName };
  const identity = await insertIdentity(transaction, connected);
  if (identity === undefined) throw createProviderError("identityTaken", provider);
  await addOrganization(transaction, tenant, { name, operation: "registerSocially" });
  const entry = { ...origin, accountId: userId, operation: "registerSocially" } as const;
  await recordAccountAudit(transaction, {
    ...entry,
    actor: { userId },
    targetId: id,
    result: "done",
  });
  return user;
}
