import { eq } from "drizzle-orm";
import { selectIdOfEmail } from "#features/user/index.ts";
import { findUuid } from "#ids/uuid.ts";
import { unclaimedSubscriptions } from "#database/schema.ts";
import { logPayment } from "#payments/payment-log.ts";
import type { ProviderSubscription } from "#payments/payment-provider.ts";
import type { Services } from "#services.ts";
import { checkoutKey } from "./checkout-key.ts";
import { storeSubscription } from "./store-subscription.ts";
import {
  createReadNumber,
  findOrganizationOfPayment,
  findPayingOrganization,
} from "./subscriptions-repository.ts";
import type { Uuid } from "#ids/uuid.ts";

/** The services that reading and storing a subscription needs. */
export type BillingServices = Pick<Services, "database" | "events" | "jobs" | "payments">;

/**
 * Reads a subscription from the provider and stores it. The read is numbered before it starts, so that of two at the
 * same time the one that started later wins, whatever their order of arrival.
 */
export async function refreshSubscription(
  services: BillingServices,
  subscriptionId: string,
): Promise<void> {
  const readNumber = await createReadNumber(services.database);
  const found = await services.payments.provider.getSubscription(subscriptionId);
  const organizationId =
    (await findOwner(services, found)) ?? (await parkUnclaimed(services, found));
  if (organizationId === undefined) return;
  await storeSubscription(services, organizationId, { ...found, readNumber });
}

function findOwner(
  { database }: BillingServices,
  { id, metadata }: ProviderSubscription,
): Promise<Uuid | undefined> {
  return findOrganizationOfPayment(database, id, findUuid(metadata[checkoutKey]));
}

/**
 * Keeps a purchase that names no organization, until the account of its email claims it. Returns the organization that has
 * claimed it since it was looked up; it is then not kept again.
 */
async function parkUnclaimed(
  { database }: BillingServices,
  { id, customerEmail, status }: ProviderSubscription,
): Promise<Uuid | undefined> {
  logPayment("a subscription names no organization", { subscription: id, status });
  if (customerEmail === undefined || status === "canceled") return undefined;
  const email = customerEmail.toLowerCase();
  const row = { id, email, userId: selectIdOfEmail(email) };
  return database.transaction({}, async (transaction) => {
    // The insertion waits for a claim that is deleting the same row, so the look-up after it sees that claim.
    await transaction.insert(unclaimedSubscriptions).values(row).onConflictDoNothing();
    const claimedBy = await findPayingOrganization(transaction, id, undefined);
    if (claimedBy !== undefined)
      await transaction.delete(unclaimedSubscriptions).where(eq(unclaimedSubscriptions.id, id));
    return claimedBy;
  });
}
