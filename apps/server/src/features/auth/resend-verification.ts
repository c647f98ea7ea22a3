import type { operations } from "@tessera/contract";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { takeTry } from "#tries/take-try.ts";
import { hashOpaqueToken } from "./opaque-token.ts";

type ResendVerification = typeof operations.resendVerification;

/** Queues the mail of a registration again; the mail's job finds out whether there is one. */
export async function resendVerification(
  { body: { email, registrationToken }, locale }: Call<ResendVerification>,
  services: Services,
): Promise<Answer<ResendVerification>> {
  await takeTry(services.database, "code", email);
  const tokenHash = registrationToken && hashOpaqueToken(registrationToken);
  await services.database.transaction({}, (transaction) =>
    services.jobs.send(transaction, "mail-registration", { email, tokenHash, locale }),
  );
  return { data: { email } };
}
