import { recordAccountAudit } from "#audit/record-account-audit.ts";
import { findUserByEmail } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { JobData } from "#jobs/queues.ts";
import type { Services } from "#services.ts";

/** Records a refused reset in the audit of the account. It is a job, so that the call looks up no account. */
export async function auditRefusedReset(
  { email, origin }: JobData["audit-refused-reset"],
  { database }: Pick<Services, "database">,
): Promise<void> {
  const user = await database.transaction({}, (transaction) => findUserByEmail(transaction, email));
  if (user === undefined) return;
  const accountId = getUuid(user.id);
  const entry = { ...origin, accountId, operation: "resetPassword", result: "refused" } as const;
  await database.transaction({ userId: accountId }, (transaction) =>
    recordAccountAudit(transaction, entry),
  );
}
