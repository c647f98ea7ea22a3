import { fieldProblems, fillText, type Locale, type operations } from "@tessera/contract";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import { requireLiveSession } from "#access/require-live-session.ts";
import { countAttempt, resetAttempts } from "#attempts/count-attempt.ts";
import { ApiError } from "#errors/api-error.ts";
import { findUserById, lockUser } from "#features/user/index.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import { hashOpaqueToken } from "#secrets/opaque-token.ts";
import type { Services } from "#services.ts";
import { hashPassword, isPassword, refuseLeakedPassword } from "./passwords.ts";
import { replacePassword } from "./replace-password.ts";

type ChangePassword = typeof operations.changePassword;

/** Replaces the caller's password after a comparison of the current one, and ends the other sessions. */
export async function changePassword(
  { actor, body, locale, origin, tenant }: Call<ChangePassword>,
  services: Services,
): Promise<Answer<ChangePassword>> {
  const { database } = services;
  const { userId, sessionId } = actor;
  refuseLeakedPassword("newPassword", body.newPassword, locale);
  await countAttempt(database, "password-change", userId);
  const user = await database.transaction({}, (transaction) => findUserById(transaction, userId));
  if (user?.passwordHash === null) throw new ApiError("noPassword");
  const fits = await isPassword(body.currentPassword, user?.passwordHash);
  const passwordHash = await hashPassword(body.newPassword);
  const keeps = { sessionId, keyHash: hashOpaqueToken(body.deviceKey ?? "") };
  const isChanged = await database.transactionInTurn(
    `user ${userId}`,
    tenant,
    async (transaction) => {
      // Another change may have replaced the password since it was compared.
      const current = await lockUser(transaction, userId);
      await requireLiveSession(transaction, actor);
      const isRight = fits && current?.passwordHash === user?.passwordHash;
      const result = isRight ? "done" : "refused";
      const entry = { ...origin, accountId: userId, actor, operation: "changePassword" } as const;
      await recordAccountAudit(transaction, { ...entry, result });
      if (!isRight) return false;
      await resetAttempts(transaction, "password-change", userId);
      await replacePassword(transaction, services, { userId, passwordHash, keeps });
      return true;
    },
  );
  if (!isChanged) throw createWrongError(locale);
  return undefined;
}

function createWrongError(locale: Locale): ApiError {
  const fields = { currentPassword: fillText(fieldProblems.passwordWrong, locale) };
  return new ApiError("invalid", { fields });
}
