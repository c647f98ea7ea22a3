import type { operations } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";
import { findUserByEmail } from "#features/user/index.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { forgetTries, takeTry } from "#tries/take-try.ts";
import { isPassword } from "./passwords.ts";
import { listRegistrations } from "./registrations-repository.ts";
import { startSession } from "./start-session.ts";

type Login = typeof operations.login;

/**
 * Signs in. Whoever is refused waited for two comparisons, whatever is known of the address; and the newest
 * waiting registration is told of to whoever has its password, also where the address has an account besides.
 */
export async function login(
  { body: { email, password } }: Call<Login>,
  services: Services,
): Promise<Answer<Login>> {
  const { database } = services;
  await takeTry(database, "sign-in", email);
  const { user, registration } = await database.transaction({}, async (transaction) => {
    const [newest] = await listRegistrations(transaction, { email });
    return { user: await findUserByEmail(transaction, email), registration: newest };
  });
  const fits = await isPassword(password, user?.passwordHash);
  if (user === undefined || !fits) {
    const isWaiting = await isPassword(password, registration?.passwordHash);
    throw new ApiError(isWaiting ? "notVerified" : "wrongCredentials");
  }
  const data = await database.transaction({}, async (transaction) => {
    await forgetTries(transaction, "sign-in", email);
    return startSession(transaction, services, user);
  });
  return { data };
}
