import type { operations } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";
import { findUuid, type Uuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import { isPaymentError } from "#payments/payment-error.ts";
import type { Services } from "#services.ts";
import { checkoutKey } from "./checkout-key.ts";
import { refreshSubscription, type BillingServices } from "./refresh-subscription.ts";
import { requireProvider } from "./require-provider.ts";
import { endCheckout, findOrganizationOfPayment, lockPlan } from "./subscriptions-repository.ts";
import { askProvider } from "./translate-payment-error.ts";

type GetCheckout = typeof operations.getCheckout;

/**
 * Returns a checkout of the caller. The id in the address of the return page is only a hint: the provider is asked,
 * and its metadata must name the caller.
 */
export async function getCheckout(
  call: Call<GetCheckout>,
  services: Services,
): Promise<Answer<GetCheckout>> {
  requireProvider(services.payments, call.params.paymentProvider);
  const found = await readCheckout(services, call.query.checkout_id);
  if (found.metadata["internal_customer_id"] !== call.actor.userId) throw new ApiError("notFound");
  const organizationId = await followCheckout(services, found);
  if (organizationId === undefined) throw new ApiError("notFound");
  const plan = await services.database.transaction({ organizationId }, (transaction) =>
    lockPlan(transaction, organizationId),
  );
  if (plan === undefined) throw new ApiError("notFound");
  return { data: { status: found.status, organizationId, plan } };
}

type FoundCheckout = Awaited<ReturnType<BillingServices["payments"]["provider"]["getCheckout"]>>;

function readCheckout({ payments }: BillingServices, id: string): Promise<FoundCheckout> {
  return askProvider(async () => {
    try {
      return await payments.provider.getCheckout(id);
    } catch (error) {
      if (isPaymentError(error, "notFound", "rejected", "wrongMode")) {
        throw new ApiError("notFound");
      }
      throw error;
    }
  });
}

/** Applies a checkout that the provider has completed, and marks an ended one; returns its organization. */
export async function followCheckout(
  services: BillingServices,
  { status, subscriptionId, metadata }: FoundCheckout,
): Promise<Uuid | undefined> {
  const id = findUuid(metadata[checkoutKey]);
  const organizationId = await findOrganizationOfPayment(services.database, undefined, id);
  if (organizationId === undefined || id === undefined) return undefined;
  if (status === "completed" && subscriptionId !== undefined) {
    await askProvider(() => refreshSubscription(services, subscriptionId));
  }
  if (status === "completed" || status === "expired") {
    await services.database.transaction({ organizationId }, (transaction) =>
      endCheckout(transaction, id),
    );
  }
  return organizationId;
}
