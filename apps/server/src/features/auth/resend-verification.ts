import type { operations } from "@tessera/contract";
import type { Database } from "#database/database.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { countAttempt, type AttemptKind } from "#attempts/count-attempt.ts";
import { hashOpaqueToken } from "#secrets/opaque-token.ts";
import { isInFirstHour } from "./registrations-repository.ts";

type ResendVerification = typeof operations.resendVerification;

/** Queues the mail of a registration again; the mail's job looks up whether there is one. */
export async function resendVerification(
  { body: { email, registrationToken }, locale }: Call<ResendVerification>,
  services: Services,
): Promise<Answer<ResendVerification>> {
  const tokenHash = registrationToken && hashOpaqueToken(registrationToken);
  await countAttempt(services.database, ...(await findLimit(services.database, email, tokenHash)));
  await services.database.transaction({}, (transaction) =>
    services.jobs.send(transaction, "mail-registration", { email, tokenHash, locale }),
  );
  return { data: { email } };
}

/** Returns the limit of a resend; strangers cannot use up that of a registration's token. */
function findLimit(
  database: Database,
  email: string,
  tokenHash = "",
): Promise<readonly [kind: AttemptKind, subject: string]> {
  return database.transaction({}, async (transaction) =>
    (await isInFirstHour(transaction, { email, tokenHash }))
      ? ["registration-code", tokenHash]
      : ["code", email],
  );
}
