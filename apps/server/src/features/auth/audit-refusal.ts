import { recordAccountAudit } from "#audit/record-account-audit.ts";
import { findUserByEmail } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { JobData } from "#jobs/queues.ts";
import type { Services } from "#services.ts";

/** Records a refused call on an address in the audit of its account. It is a job, so that an unknown address takes equally long. */
export async function auditRefusal(
  { email, operation, origin }: JobData["audit-refusal"],
  { database }: Pick<Services, "database">,
): Promise<void> {
  const user = await database.transaction({}, (transaction) => findUserByEmail(transaction, email));
  if (user === undefined) return;
  const accountId = getUuid(user.id);
  const entry = { ...origin, accountId, operation, result: "refused" } as const;
  await database.transaction({ userId: accountId }, (transaction) =>
    recordAccountAudit(transaction, entry),
  );
}
