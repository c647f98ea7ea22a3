import type { operations } from "@tessera/contract";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import type { Transaction } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { findUserByEmail, lockUser, type UserRow } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { countAttempt, resetAttempts, undoAttempt } from "#attempts/count-attempt.ts";
import { completeLogin } from "./complete-login.ts";
import { findDeviceLimit } from "./find-device-limit.ts";
import { isPassword } from "./passwords.ts";
import { listRegistrations } from "./registrations-repository.ts";

type Login = typeof operations.login;

/**
 * Logs in, or requests the second step of the account. A refusal takes two comparisons, whether or not the address is known. A caller with the password
 * of the newest waiting registration learns that it is waiting, even if the address has an account too.
 */
export async function login(
  { body, origin, userAgent }: Call<Login>,
  services: Services,
): Promise<Answer<Login>> {
  const { database, jobs } = services;
  const { email, password, deviceKey } = body;
  const limit = await findDeviceLimit(database, body, ["device-login", "login"]);
  await countAttempt(database, ...limit);
  const { user, registration } = await database.transaction({}, async (transaction) => {
    const [newest] = await listRegistrations(transaction, { email });
    return { user: await findUserByEmail(transaction, email), registration: newest };
  });
  const fits = await isPassword(password, user?.passwordHash);
  if (user === undefined || !fits) {
    const isWaiting = await isPassword(password, registration?.passwordHash);
    await database.transaction({}, (transaction) =>
      jobs.send(transaction, "audit-refusal", { email, operation: "login", origin }),
    );
    throw new ApiError(isWaiting ? "notVerified" : "wrongCredentials");
  }
  const userId = getUuid(user.id);
  const entry = { ...origin, accountId: userId, operation: "login" } as const;
  const turn = `user ${userId}`;
  const data = await database.transactionInTurn(turn, { userId }, async (transaction) => {
    // The password or the address may have changed since they were compared, which ended every other session.
    const current = await findUnchanged(transaction, user);
    const actor = current && { userId };
    const result = current ? "done" : "refused";
    await recordAccountAudit(transaction, { ...entry, actor, result });
    if (current === undefined) return undefined;
    const [kind] = limit;
    await (kind === "login" ? undoAttempt : resetAttempts)(transaction, ...limit);
    return completeLogin(transaction, services, current, { userAgent, deviceKey });
  });
  if (data === undefined) throw new ApiError("wrongCredentials");
  return { data };
}

/** Locks an account and returns it; undefined if its password or its address has changed. */
async function findUnchanged(
  transaction: Transaction,
  { id, email, passwordHash }: UserRow,
): Promise<UserRow | undefined> {
  const current = await lockUser(transaction, getUuid(id));
  const isSame = current?.passwordHash === passwordHash && current.email === email;
  return isSame ? current : undefined;
}
