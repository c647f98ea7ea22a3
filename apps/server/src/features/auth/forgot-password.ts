import type { operations } from "@tessera/contract";
import { countAttempt } from "#attempts/count-attempt.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { findDeviceLimit } from "./find-device-limit.ts";
import { createOpaqueToken, hashOpaqueToken } from "#secrets/opaque-token.ts";

type ForgotPassword = typeof operations.forgotPassword;

/** Queues the mail with a code. It does not look up the account: the mail's job does. */
export async function forgotPassword(
  { body, locale, origin }: Call<ForgotPassword>,
  { database, jobs }: Services,
): Promise<Answer<ForgotPassword>> {
  const { email } = body;
  const limit = await findDeviceLimit(database, body, ["device-reset-code", "reset-code"]);
  await countAttempt(database, ...limit);
  const resetToken = createOpaqueToken();
  const request = { email, tokenHash: hashOpaqueToken(resetToken), locale, origin };
  await database.transaction({}, (transaction) =>
    jobs.send(transaction, "mail-password-reset", request),
  );
  return { data: { email, resetToken } };
}
