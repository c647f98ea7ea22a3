import { sql } from "drizzle-orm";
import { deleteOldAttempts } from "#attempts/count-attempt.ts";
import { runSlowly } from "#database/database.ts";
import {
  oneTimeCodes,
  passkeyChallenges,
  pendingLogins,
  publicCalls,
  registrations,
  sessions,
  socialRequests,
  socialSignUps,
} from "#database/schema.ts";
import type { Services } from "#services.ts";
import { resealAppSecrets } from "./two-factor/authenticator-repository.ts";

const now = sql`clock_timestamp()`;

/** Deletes expired codes, challenges, invitations, registrations, social logins, attempts, counts of calls, logins and sessions, and renews encrypted secrets. */
export async function sweepExpired({
  database,
  keys,
}: Pick<Services, "database" | "keys">): Promise<void> {
  await database.transaction({}, async (transaction) => {
    const deletions = [
      transaction.delete(oneTimeCodes).where(sql`${oneTimeCodes.expiresAt} < ${now}`),
      transaction.delete(registrations).where(sql`${registrations.expiresAt} < ${now}`),
      deleteOldAttempts(transaction),
      transaction.delete(pendingLogins).where(sql`${pendingLogins.expiresAt} < ${now}`),
      transaction.delete(passkeyChallenges).where(sql`${passkeyChallenges.expiresAt} < ${now}`),
      transaction.delete(socialRequests).where(sql`${socialRequests.expiresAt} < ${now}`),
      transaction.delete(socialSignUps).where(sql`${socialSignUps.expiresAt} < ${now}`),
      transaction.delete(publicCalls).where(sql`${publicCalls.endsAt} < ${now}`),
      transaction
        .delete(sessions)
        .where(sql`least(${sessions.expiresAt}, ${sessions.endedAt}) < ${now} - interval '1 day'`),
    ];
    await transaction.execute(sql`select app_delete_expired_invitations()`);
    for (const deletion of deletions) await runSlowly(transaction, deletion);
    await resealAppSecrets(transaction, keys["two-factor"]);
  });
}
