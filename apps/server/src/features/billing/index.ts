import { operations } from "@tessera/contract";
import type { Implement } from "#operations/implement.ts";
import { changePeriod, quoteChange } from "./change-period.ts";
import { claimSubscription } from "./claim-subscription.ts";
import { createCheckout } from "./create-checkout.ts";
import { cancelSubscription, resumeSubscription } from "./end-of-renewal.ts";
import { getCheckout } from "./get-checkout.ts";
import { getReceipt, listInvoices } from "./invoices.ts";
import { listPlans } from "./list-plans.ts";
import { openPortal } from "./open-portal.ts";
import { receiveWebhook } from "./receive-webhook.ts";
import { refundSubscription } from "./refund-subscription.ts";
import { showBilling } from "./show-billing.ts";
import { updateBillingDetails } from "./update-billing-details.ts";

export { applyPaymentEvent } from "./apply-payment-event.ts";
export { endSubscription } from "./end-subscription.ts";
export { endSubscriptionsOf, followPlannedDeletion } from "./follow-deletion.ts";
export { mailBilling } from "./mail-billing.ts";
export { reconcilePayments } from "./reconcile-payments.ts";
export { setRenewal } from "./set-renewal.ts";

/** Adds the operations of checkouts, subscriptions and invoices. */
export function implementBilling(implement: Implement): void {
  implement(operations.listPlans, listPlans);
  implement(operations.createCheckout, createCheckout);
  implement(operations.getCheckout, getCheckout);
  implement(operations.receiveWebhook, receiveWebhook);
  implement(operations.getSubscription, async ({ tenant }, services) => ({
    data: await showBilling(services, tenant),
  }));
  implement(operations.quoteSubscriptionChange, quoteChange);
  implement(operations.changeSubscription, changePeriod);
  implement(operations.cancelSubscription, cancelSubscription);
  implement(operations.resumeSubscription, resumeSubscription);
  implement(operations.refundSubscription, refundSubscription);
  implement(operations.claimSubscription, claimSubscription);
  implement(operations.openPortal, openPortal);
  implement(operations.updateBillingDetails, updateBillingDetails);
  implement(operations.listInvoices, listInvoices);
  implement(operations.getReceipt, getReceipt);
}
