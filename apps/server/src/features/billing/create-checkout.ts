import type { operations } from "@tessera/contract";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { countAttempt } from "#attempts/count-attempt.ts";
import { recordAudit } from "#audit/record-audit.ts";
import type { Transaction } from "#database/database.ts";
import { checkouts } from "#database/schema.ts";
import { ApiError } from "#errors/api-error.ts";
import { findUserById } from "#features/user/index.ts";
import { createUuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { billingRefusal } from "./billing-refusals.ts";
import { isLive } from "./plan-of-subscription.ts";
import { checkoutKey } from "./checkout-key.ts";
import { requireProvider } from "./require-provider.ts";
import { findSubscriptionRow } from "./subscriptions-repository.ts";
import { requireSuccessPath } from "./success-path.ts";
import { askProvider } from "./translate-payment-error.ts";

type CreateCheckout = typeof operations.createCheckout;

/**
 * Creates a checkout of Pro for the organization. The customer, the return address and the metadata are the server's;
 * a second tab of the same buyer gets the open checkout, which can be paid once only.
 */
export async function createCheckout(
  call: Call<CreateCheckout>,
  services: Services,
): Promise<Answer<CreateCheckout>> {
  const { database, payments, publicUrl } = services;
  requireProvider(payments, call.params.paymentProvider);
  const successPath = requireSuccessPath(call.body.success_url, publicUrl, call.locale);
  await countAttempt(database, "checkout", call.actor.userId);
  const productId = call.body.product_id;
  const offered = await askProvider(() => payments.plans.list());
  if (!offered.some(({ id }) => id === productId)) throw new ApiError("planNotFound");
  const started = await startCheckout(call, services, productId);
  if (started.url !== null) return { data: { checkoutUrl: started.url } };
  const { id: providerId, url } = await askProvider(() =>
    payments.provider.createCheckout({
      productId,
      requestId: started.id,
      email: started.email,
      customerId: started.customerId,
      successUrl: publicUrl + successPath,
      metadata: {
        internal_customer_id: call.actor.userId,
        internal_organization_id: call.organization.id,
        [checkoutKey]: started.id,
      },
    }),
  );
  await database.transaction(call.tenant, (transaction) =>
    transaction.update(checkouts).set({ providerId, url }).where(eq(checkouts.id, started.id)),
  );
  return { data: { checkoutUrl: url } };
}

/** Records the start of a checkout, or finds the open one of the same buyer and product. */
async function startCheckout(
  { tenant, actor }: Call<CreateCheckout>,
  { database }: Services,
  productId: string,
) {
  const { organizationId } = tenant;
  const turn = `organization ${organizationId}`;
  return database.transactionInTurn(turn, tenant, async (transaction) => {
    const subscription = await findSubscriptionRow(transaction, organizationId);
    if (subscription && isLive(subscription.status)) throw billingRefusal("subscribed");
    const user = await findUserById(transaction, actor.userId);
    if (user === undefined) throw new ApiError("notLoggedIn");
    const shared = { email: user.email, customerId: subscription?.customerId };
    const open = await findOpenCheckout(transaction, { organizationId, ...actor, productId });
    if (open) return { ...shared, id: open.id, url: open.url };
    const id = createUuid();
    await transaction.insert(checkouts).values({ organizationId, id, ...actor, productId });
    const entry = { operation: "createCheckout", subjectId: id, details: { productId } } as const;
    await recordAudit(transaction, tenant, entry);
    return { ...shared, id, url: null };
  });
}

type OpenCheckout = {
  readonly organizationId: string;
  readonly userId: string;
  readonly productId: string;
};

/** Finds the checkout that the buyer opened in the last 20 minutes and has not paid. */
async function findOpenCheckout(
  transaction: Transaction,
  { organizationId, userId, productId }: OpenCheckout,
) {
  const [open] = await transaction
    .select({ id: checkouts.id, url: checkouts.url })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.organizationId, organizationId),
        eq(checkouts.userId, userId),
        eq(checkouts.productId, productId),
        isNull(checkouts.endedAt),
        gt(checkouts.createdAt, sql`now() - interval '20 minutes'`),
        sql`${checkouts.url} is not null`,
      ),
    )
    .orderBy(desc(checkouts.createdAt))
    .limit(1);
  return open;
}
