import type { Transaction } from "#database/database.ts";
import type { Uuid } from "#ids/uuid.ts";
import type { Jobs } from "#jobs/jobs.ts";
import type { BillingNotice } from "#mail/billing-mails.ts";
import { listOwnerIds } from "./subscriptions-repository.ts";

/** Queues a mail about the plan to every owner of an organization. */
export async function sendNotice(
  jobs: Jobs,
  transaction: Transaction,
  notice: BillingNotice,
  organizationId: Uuid,
): Promise<void> {
  for (const userId of await listOwnerIds(transaction, organizationId)) {
    await jobs.send(transaction, "mail-billing", { userId, organizationId, notice });
  }
}
