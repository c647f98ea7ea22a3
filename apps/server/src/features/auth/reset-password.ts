import type { operations } from "@tessera/contract";
import { resetAttempts } from "#attempts/count-attempt.ts";
import type { Transaction } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { findUserByEmail } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { compareCode, consumeCode, deleteCodes } from "./one-time-codes.ts";
import { hashOpaqueToken } from "#secrets/opaque-token.ts";
import { hashPassword, refuseLeakedPassword } from "./passwords.ts";
import { replacePassword } from "./replace-password.ts";
import { startSession, type CallerDevice, type FirstLoggedIn } from "./start-session.ts";

type ResetPassword = typeof operations.resetPassword;

const purpose = "password-reset";

/** Sets the password of an account with a mailed code, ends its sessions, and logs in. */
export async function resetPassword(
  { body, locale, userAgent }: Call<ResetPassword>,
  services: Services,
): Promise<Answer<ResetPassword>> {
  const { email, password } = body;
  refuseLeakedPassword("password", password, locale);
  const tokenHash = await findRequest(body, services);
  if (tokenHash === undefined) throw new ApiError("codeRefused");
  const passwordHash = await hashPassword(password);
  const data = await services.database.transaction({}, async (transaction) => {
    const isFirst = await consumeCode(transaction, purpose, tokenHash);
    if (!isFirst) throw new ApiError("codeRefused");
    return setPassword(transaction, services, { email, passwordHash, userAgent });
  });
  return { data };
}

/** Finds the request of a code: among those for the address, or only the one that the token names. */
function findRequest(
  { email, code, resetToken }: Call<ResetPassword>["body"],
  { database, keys }: Services,
): Promise<string | undefined> {
  const tokenHash = resetToken && hashOpaqueToken(resetToken);
  const given = { purpose, email, code, tokenHash } as const;
  return database.transactionInTurn(`code ${email}`, {}, (transaction) =>
    compareCode(transaction, keys["one-time-code"], given),
  );
}

type NewPassword = Record<"email" | "passwordHash", string> & Pick<CallerDevice, "userAgent">;

async function setPassword(
  transaction: Transaction,
  services: Services,
  { email, passwordHash, userAgent }: NewPassword,
): Promise<FirstLoggedIn> {
  const user = await findUserByEmail(transaction, email);
  if (user === undefined) throw new ApiError("codeRefused");
  const userId = getUuid(user.id);
  const changed = await replacePassword(transaction, services, { userId, passwordHash });
  await deleteCodes(transaction, { purpose, email });
  await resetAttempts(transaction, "login", email);
  return startSession(transaction, services, changed, { userAgent });
}
