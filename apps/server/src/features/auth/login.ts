import type { operations } from "@tessera/contract";
import type { Database } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { findUserByEmail } from "#features/user/index.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { resetAttempts, countAttempt, type AttemptKind } from "#attempts/count-attempt.ts";
import { isDeviceKeyOf } from "./device-keys.ts";
import { hashOpaqueToken } from "./opaque-token.ts";
import { isPassword } from "./passwords.ts";
import { listRegistrations } from "./registrations-repository.ts";
import { startSession } from "./start-session.ts";

type Login = typeof operations.login;

/**
 * Logs in. A refusal takes two comparisons, whether or not the address is known. A caller with the password
 * of the newest waiting registration learns that it is waiting, even if the address has an account too.
 */
export async function login(
  { body: { email, password, deviceKey } }: Call<Login>,
  services: Services,
): Promise<Answer<Login>> {
  const { database } = services;
  const limit = await findLimit(database, email, deviceKey);
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
    await resetAttempts(transaction, ...limit);
    return startSession(transaction, services, user, deviceKey);
  });
  return { data };
}

/** Returns the limit of a login; wrong passwords of strangers do not count against a known device. */
function findLimit(
  database: Database,
  email: string,
  deviceKey = "",
): Promise<readonly [kind: AttemptKind, subject: string]> {
  const keyHash = hashOpaqueToken(deviceKey);
  // Every login runs this query, so that a valid key makes no difference in time.
  return database.transaction({}, async (transaction) =>
    (await isDeviceKeyOf(transaction, { email, keyHash }))
      ? ["device-login", keyHash]
      : ["login", email],
  );
}
