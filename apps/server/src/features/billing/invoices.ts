import type { operations, ReplyOf } from "@tessera/contract";
import type { Tenant } from "#database/database.ts";
import { encodeFile } from "#encoding/encode-file.ts";
import { ApiError } from "#errors/api-error.ts";
import { createSinglePage, type Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { ProviderTransaction } from "#payments/payment-provider.ts";
import type { Services } from "#services.ts";
import { findBillingDetails } from "./find-billing-details.ts";
import { numberOf, printReceipt } from "./print-receipt.ts";
import { listSubscriptionRows } from "./subscriptions-repository.ts";
import { askProvider } from "./translate-payment-error.ts";

type ListInvoices = typeof operations.listInvoices;
type GetReceipt = typeof operations.getReceipt;

/** Lists the payments of an organization's subscriptions, the newest first. */
export async function listInvoices(
  { tenant }: Call<ListInvoices>,
  services: Services,
): Promise<Answer<ListInvoices>> {
  return createSinglePage((await listPayments(services, tenant)).map(showInvoice));
}

/** Prints the receipt of a payment as a page without other files. */
export async function getReceipt(
  { tenant, params, locale, encoding }: Call<GetReceipt>,
  services: Services,
): Promise<Answer<GetReceipt>> {
  const payments = await listPayments(services, tenant);
  if (payments.length === 0) throw new ApiError("noSubscription");
  const payment = payments.find(({ id }) => id === params.invoiceId);
  if (payment === undefined) throw new ApiError("notFound");
  const details = await services.database.transaction(tenant, (transaction) =>
    findBillingDetails(transaction, tenant.organizationId, payment.createdAt),
  );
  const { contactEmail } = services.config;
  const html = printReceipt(payment, { details, locale, contactEmail });
  const file = await encodeFile(html, encoding);
  const fileName = `tessera-${payment.createdAt.toISOString().slice(0, 10)}.html`;
  return { ...file, mediaType: "text/html; charset=utf-8", fileName };
}

/** Lists the payments of the subscriptions of an organization, of which its customer may have others. */
async function listPayments(
  { database, payments }: Services,
  tenant: Required<Tenant>,
): Promise<readonly ProviderTransaction[]> {
  const rows = await database.transaction(tenant, (transaction) =>
    listSubscriptionRows(transaction, tenant.organizationId),
  );
  const ours = new Set(rows.map(({ id }) => id));
  const customers = [...new Set(rows.map(({ customerId }) => customerId))];
  const found = await askProvider(() =>
    Promise.all(customers.map((id) => payments.provider.listTransactions(id))),
  );
  return found
    .flat()
    .filter(({ subscriptionId }) => subscriptionId !== undefined && ours.has(subscriptionId))
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

function showInvoice(payment: ProviderTransaction): ReplyOf<ListInvoices> {
  const { id, status, amountMinor, taxMinor, refundedMinor, currency, createdAt } = payment;
  return {
    id,
    number: numberOf(payment),
    card: payment.card ?? null,
    createdAt: createdAt.toISOString(),
    state: status,
    totalMinor: amountMinor,
    taxMinor,
    refundedMinor,
    currency,
  };
}
