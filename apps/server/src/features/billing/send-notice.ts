import type { PlanNotice } from "@tessera/contract";
import type { Transaction } from "#database/database.ts";
import { getUuid, type Uuid } from "#ids/uuid.ts";
import { addNotification, type NotificationServices } from "#notifications/add-notification.ts";
import { endOfPlan } from "./plan-of-subscription.ts";
import { findSubscriptionRow, listOwnerIds } from "./subscriptions-repository.ts";

const noticesWithEnd: ReadonlySet<PlanNotice> = new Set(["payment-failed", "ending"]);

/** Notifies every owner of an organization about the plan, and queues a mail to each. */
export async function sendNotice(
  services: NotificationServices,
  transaction: Transaction,
  notice: PlanNotice,
  organizationId: Uuid,
): Promise<void> {
  const userIds = await listOwnerIds(transaction, organizationId);
  for (const userId of userIds)
    await services.jobs.send(transaction, "mail-billing", { userId, organizationId, notice });
  const until = await findEnd(transaction, organizationId, notice);
  await addNotification(transaction, services, userIds.map(getUuid), {
    kind: "plan",
    organizationId,
    details: { notice, ...(until && { until: until.toISOString() }) },
  });
}

/** Finds the day on which Pro ends, for the notices that name it. */
async function findEnd(
  transaction: Transaction,
  organizationId: Uuid,
  notice: PlanNotice,
): Promise<Date | undefined> {
  if (!noticesWithEnd.has(notice)) return undefined;
  const row = await findSubscriptionRow(transaction, organizationId);
  return row && (endOfPlan(row) ?? row.periodEnd ?? undefined);
}
