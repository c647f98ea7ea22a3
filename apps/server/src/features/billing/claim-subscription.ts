import type { operations } from "@tessera/contract";
import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { unclaimedSubscriptions } from "#database/schema.ts";
import { ApiError } from "#errors/api-error.ts";
import { findUserById, isUnclaimedPurchaseOf } from "#features/user/index.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { billingRefusal } from "./billing-refusals.ts";
import { recordBilling } from "./require-subscription.ts";
import { showBilling } from "./show-billing.ts";
import { storeSubscription } from "./store-subscription.ts";
import { createReadNumber } from "./subscriptions-repository.ts";
import { askProvider } from "./translate-payment-error.ts";

type Claim = typeof operations.claimSubscription;

/** Gives the organization the subscription that was bought outside Tessera with a verified email of the caller. */
export async function claimSubscription(
  { tenant }: Call<Claim>,
  services: Services,
): Promise<Answer<Claim>> {
  const id = await findUnclaimed(services, tenant.userId);
  const readNumber = await createReadNumber(services.database);
  const found = await askProvider(() => services.payments.provider.getSubscription(id));
  const read = { ...found, readNumber };
  await storeSubscription(services, tenant.organizationId, read, (transaction) =>
    requireUnclaimed(transaction, id),
  );
  await recordBilling(services, tenant, "claimSubscription");
  return { data: await showBilling(services, tenant) };
}

async function findUnclaimed(
  { database }: Services,
  userId: Parameters<typeof findUserById>[1],
): Promise<string> {
  return database.transaction({ userId }, async (transaction) => {
    const user = await findUserById(transaction, userId);
    if (user === undefined) throw new ApiError("notLoggedIn");
    const [row] = await transaction
      .select({ id: unclaimedSubscriptions.id })
      .from(unclaimedSubscriptions)
      .where(isUnclaimedPurchaseOf(user));
    if (row === undefined) throw billingRefusal("nothingToClaim");
    return row.id;
  });
}

/** Deletes the parked purchase; of two concurrent claims, the second waits for the first and is refused. */
async function requireUnclaimed(transaction: Transaction, id: string): Promise<void> {
  const taken = await transaction
    .delete(unclaimedSubscriptions)
    .where(eq(unclaimedSubscriptions.id, id))
    .returning({ id: unclaimedSubscriptions.id });
  if (taken.length === 0) throw billingRefusal("nothingToClaim");
}
