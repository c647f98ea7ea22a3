import { fieldProblems, fillText, type operations } from "@tessera/contract";
import { countAttempt } from "#attempts/count-attempt.ts";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import { ApiError } from "#errors/api-error.ts";
import { findUserById, lockUser } from "#features/user/index.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import { hashKeyed } from "#secrets/keys.ts";
import { createOpaqueToken, hashOpaqueToken } from "#secrets/opaque-token.ts";
import type { Services } from "#services.ts";
import { isPassword } from "./passwords.ts";

type RequestEmailChange = typeof operations.requestEmailChange;

/** Queues the mails with the codes after a comparison of the password; their jobs look up the new address. */
export async function requestEmailChange(
  { actor, body, locale, origin, tenant }: Call<RequestEmailChange>,
  { database, jobs, keys }: Services,
): Promise<Answer<RequestEmailChange>> {
  const { userId } = actor;
  const { email, password } = body;
  await countAttempt(database, "password-change", userId);
  const user = await database.transaction({}, (transaction) => findUserById(transaction, userId));
  if (user?.passwordHash === null) throw new ApiError("noPassword");
  const fits = await isPassword(password, user?.passwordHash);
  if (fits) {
    await countAttempt(database, "email-change", userId);
    // A hash, because the address is not confirmed, and the count remains after the account is deleted.
    const [key] = keys["mail-address"];
    await countAttempt(database, "email-change", hashKeyed(key, email));
  }
  const changeToken = createOpaqueToken();
  const request = { userId, email, tokenHash: hashOpaqueToken(changeToken) };
  await database.transaction(tenant, async (transaction) => {
    // A deletion that is under way ends first; a later one removes the jobs.
    const current = await lockUser(transaction, userId, "key share");
    if (current === undefined) throw new ApiError("notLoggedIn");
    const entry = { ...origin, accountId: userId, actor, operation: "requestEmailChange" } as const;
    await recordAccountAudit(transaction, { ...entry, result: fits ? "done" : "refused" });
    if (!fits) return;
    await jobs.send(transaction, "mail-email-change", { ...request, to: "current" });
    await jobs.send(transaction, "mail-email-change", { ...request, to: "new" });
  });
  if (fits) return { data: { email, changeToken } };
  const fields = { password: fillText(fieldProblems.passwordWrong, locale) };
  throw new ApiError("invalid", { fields });
}
