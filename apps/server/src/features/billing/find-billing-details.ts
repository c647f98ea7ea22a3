import type { BillingDetails } from "@tessera/contract";
import { desc, eq, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { billingDetails } from "#database/schema.ts";
import type { Uuid } from "#ids/uuid.ts";

/**
 * Finds the billing details of an organization at a time, by default the current ones; empty texts when it has none.
 * A time before the first details gets those, so that the first receipt can have a buyer.
 */
export async function findBillingDetails(
  transaction: Transaction,
  organizationId: Uuid,
  at?: Date,
): Promise<BillingDetails> {
  const { company, address, vatNumber, validFrom } = billingDetails;
  const [row] = await transaction
    .select({ company, address, vatNumber })
    .from(billingDetails)
    .where(eq(billingDetails.organizationId, organizationId))
    .orderBy(...(at === undefined ? [desc(validFrom)] : orderAt(at)))
    .limit(1);
  return row ?? { company: "", address: "", vatNumber: "" };
}

/** Orders the details that were valid before those that follow, and each by their distance. */
function orderAt(at: Date) {
  const { validFrom } = billingDetails;
  const time = sql`${at.toISOString()}::timestamptz`;
  return [sql`${validFrom} > ${time}`, sql`abs(extract(epoch from ${validFrom} - ${time}))`];
}
