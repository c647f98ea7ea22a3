import type { OperationId } from "@tessera/contract";
import { recordAudit } from "#audit/record-audit.ts";
import type { Tenant } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Services } from "#services.ts";
import { findSubscriptionRow, type SubscriptionRow } from "./subscriptions-repository.ts";

/** Returns the subscription of an organization; throws when it has none. */
export async function requireSubscription(
  { database }: Pick<Services, "database">,
  tenant: Required<Tenant>,
): Promise<SubscriptionRow> {
  const row = await database.transaction(tenant, (transaction) =>
    findSubscriptionRow(transaction, tenant.organizationId),
  );
  if (row === undefined) throw new ApiError("noSubscription");
  return row;
}

/** Returns the subscription of an organization; throws unless it can still be charged. */
export async function requireLiveSubscription(
  services: Pick<Services, "database">,
  tenant: Required<Tenant>,
): Promise<SubscriptionRow> {
  const row = await requireSubscription(services, tenant);
  if (row.status === "canceled") throw new ApiError("noSubscription");
  return row;
}

/** Records a change of the subscription by an owner. */
export async function recordBilling(
  { database }: Pick<Services, "database">,
  tenant: Required<Tenant>,
  operation: OperationId,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  await database.transaction(tenant, (transaction) =>
    recordAudit(transaction, tenant, { operation, subjectId: tenant.organizationId, details }),
  );
}
