import type { operations } from "@tessera/contract";
import { countAttempt, resetAttempts } from "#attempts/count-attempt.ts";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import type { Transaction } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { lockUser } from "#features/user/index.ts";
import { getUuid, type Uuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { findDeviceLimit } from "../find-device-limit.ts";
import { startSession } from "../start-session.ts";
import { acceptAppCode } from "./authenticator-repository.ts";
import { consumePendingLogin, findPendingLogin } from "./pending-logins.ts";
import { consumeRecoveryCode, hashRecoveryCode } from "./recovery-codes.ts";

type FinishLogin = typeof operations.finishLogin;

const appCode = /^\d{6}$/;

/** Completes a login with a code of the app or a recovery code. A refused code leaves the login pending. */
export async function finishLogin(
  { body, origin, userAgent }: Call<FinishLogin>,
  services: Services,
): Promise<Answer<FinishLogin>> {
  const { database } = services;
  const { loginToken, code, deviceKey } = body;
  const pending = await database.transaction({}, (transaction) =>
    findPendingLogin(transaction, loginToken),
  );
  if (pending === undefined) throw new ApiError("loginExpired");
  const { email, recoverySalt } = pending;
  const userId = getUuid(pending.userId);
  const kinds = ["device-second-step", "second-step"] as const;
  const limit = await findDeviceLimit(database, { email, deviceKey }, kinds);
  await countAttempt(database, ...limit);
  const recoveryHash =
    appCode.test(code) || recoverySalt === null
      ? undefined
      : await hashRecoveryCode(code, recoverySalt);
  const entry = { ...origin, accountId: userId, operation: "finishLogin" } as const;
  const turn = `user ${userId}`;
  const data = await database.transactionInTurn(turn, { userId }, async (transaction) => {
    const user = await lockUser(transaction, userId);
    // Another call may have completed the login, or a new password may have ended it, since it was found.
    if (!user || !(await findPendingLogin(transaction, loginToken))) {
      throw new ApiError("loginExpired");
    }
    const isRight = await acceptCode(transaction, services, { userId, code, recoveryHash });
    const actor = isRight ? { userId } : undefined;
    const result = isRight ? "done" : "refused";
    await recordAccountAudit(transaction, { ...entry, actor, result });
    if (!isRight) return undefined;
    await consumePendingLogin(transaction, loginToken);
    await resetAttempts(transaction, ...limit);
    return startSession(transaction, services, user, { userAgent, deviceKey });
  });
  if (data === undefined) throw new ApiError("secondStepRefused");
  return { data };
}

type GivenCode = {
  readonly userId: Uuid;
  readonly code: string;
  /** The hash of the code as a recovery code; undefined for a code of an app. */
  readonly recoveryHash: string | undefined;
};

async function acceptCode(
  transaction: Transaction,
  { jobs, keys }: Services,
  { userId, code, recoveryHash }: GivenCode,
): Promise<boolean> {
  if (recoveryHash === undefined) {
    return acceptAppCode(transaction, keys["two-factor"], { userId, code, confirms: false });
  }
  const isAccepted = await consumeRecoveryCode(transaction, userId, recoveryHash);
  const change = "recovery-code-used";
  if (isAccepted) await jobs.send(transaction, "mail-login-changed", { userId, change });
  return isAccepted;
}
