import { isDeepStrictEqual } from "node:util";
import type { operations } from "@tessera/contract";
import { recordAudit } from "#audit/record-audit.ts";
import { billingDetails } from "#database/schema.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { findBillingDetails } from "./find-billing-details.ts";

type Update = typeof operations.updateBillingDetails;

/** Stores the texts that receipts contain about the buyer, from now on. */
export async function updateBillingDetails(
  { tenant, body }: Call<Update>,
  { database, payments }: Services,
): Promise<Answer<Update>> {
  const { organizationId } = tenant;
  const validFrom = payments.provider.now();
  const turn = `organization ${organizationId}`;
  await database.transactionInTurn(turn, tenant, async (transaction) => {
    const current = await findBillingDetails(transaction, organizationId);
    if (isDeepStrictEqual(current, body)) return;
    await transaction
      .insert(billingDetails)
      .values({ organizationId, ...body, validFrom })
      .onConflictDoUpdate({
        target: [billingDetails.organizationId, billingDetails.validFrom],
        set: body,
      });
    const entry = { operation: "updateBillingDetails", subjectId: organizationId } as const;
    await recordAudit(transaction, tenant, { ...entry, details: {} });
  });
  return { data: body };
}
