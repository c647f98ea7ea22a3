import type { operations } from "@tessera/contract";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import { ApiError } from "#errors/api-error.ts";
import { findUserByEmail, lockUser } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { completeLogin, type PasswordLogin } from "./complete-login.ts";
import { compareCode, consumeCode, deleteCodes } from "./one-time-codes.ts";
import { hashOpaqueToken } from "#secrets/opaque-token.ts";
import { hashPassword, refuseLeakedPassword } from "./passwords.ts";
import { replacePassword } from "./replace-password.ts";

type ResetPassword = typeof operations.resetPassword;

const purpose = "password-reset";

/** Sets the password of an account with a mailed code, ends its sessions, and logs in. */
export async function resetPassword(
  call: Call<ResetPassword>,
  services: Services,
): Promise<Answer<ResetPassword>> {
  const { body, locale } = call;
  refuseLeakedPassword("password", body.password, locale);
  const tokenHash = await findRequest(call, services);
  const data = tokenHash && (await setPassword(call, services, tokenHash));
  if (!data) throw new ApiError("codeRefused");
  return { data };
}

/** Finds the request of a code: among those for the address, or only the one that the token names. */
function findRequest(
  { body: { email, code, resetToken }, origin }: Call<ResetPassword>,
  { database, keys, jobs }: Services,
): Promise<string | undefined> {
  const tokenHash = resetToken && hashOpaqueToken(resetToken);
  const given = { purpose, email, code, tokenHash } as const;
  return database.transactionInTurn(`code ${email}`, {}, async (transaction) => {
    const found = await compareCode(transaction, keys["one-time-code"], given);
    const refusal = { email, operation: "resetPassword", origin } as const;
    if (found === undefined) await jobs.send(transaction, "audit-refusal", refusal);
    return found;
  });
}

/** Sets the password once for a code; undefined when another call used it or the account has another address now. */
async function setPassword(
  { body: { email, password }, userAgent, origin }: Call<ResetPassword>,
  services: Services,
  tokenHash: string,
): Promise<PasswordLogin | undefined> {
  const { database } = services;
  const user = await database.transaction({}, (transaction) => findUserByEmail(transaction, email));
  if (user === undefined) return undefined;
  const userId = getUuid(user.id);
  const passwordHash = await hashPassword(password);
  const entry = { ...origin, accountId: userId, operation: "resetPassword" } as const;
  return database.transactionInTurn(`user ${userId}`, { userId }, async (transaction) => {
    const current = await lockUser(transaction, userId);
    const isFirst = await consumeCode(transaction, purpose, tokenHash);
    if (!isFirst || current?.email !== email) {
      await recordAccountAudit(transaction, { ...entry, result: "refused" });
      return undefined;
    }
    await recordAccountAudit(transaction, { ...entry, result: "done", actor: { userId } });
    const changed = await replacePassword(transaction, services, { userId, passwordHash });
    await deleteCodes(transaction, { purpose, email });
    return completeLogin(transaction, services, changed, { userAgent });
  });
}
