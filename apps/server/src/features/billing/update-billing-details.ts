import type { operations } from "@tessera/contract";
import { sql } from "drizzle-orm";
import { recordAudit } from "#audit/record-audit.ts";
import { billingDetails } from "#database/schema.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";

type Update = typeof operations.updateBillingDetails;

/** Stores the texts that receipts contain about the buyer. */
export async function updateBillingDetails(
  { tenant, body }: Call<Update>,
  { database }: Services,
): Promise<Answer<Update>> {
  const { organizationId } = tenant;
  await database.transaction(tenant, async (transaction) => {
    await transaction
      .insert(billingDetails)
      .values({ organizationId, ...body })
      .onConflictDoUpdate({
        target: billingDetails.organizationId,
        set: { ...body, updatedAt: sql`now()` },
      });
    const entry = { operation: "updateBillingDetails", subjectId: organizationId } as const;
    await recordAudit(transaction, tenant, { ...entry, details: {} });
  });
  return { data: body };
}
