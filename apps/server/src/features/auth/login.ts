import type { operations } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";
import { findUserByEmail, lockUser } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { resetAttempts, countAttempt } from "#attempts/count-attempt.ts";
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
  { body, userAgent }: Call<Login>,
  services: Services,
): Promise<Answer<Login>> {
  const { database } = services;
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
    throw new ApiError(isWaiting ? "notVerified" : "wrongCredentials");
  }
  const data = await database.transactionInTurn(`user ${user.id}`, {}, async (transaction) => {
    // The password may have changed since it was compared, and ended every session.
    const current = await lockUser(transaction, getUuid(user.id));
    if (current?.passwordHash !== user.passwordHash) throw new ApiError("wrongCredentials");
    await resetAttempts(transaction, ...limit);
    return completeLogin(transaction, services, user, { userAgent, deviceKey });
  });
  return { data };
}
