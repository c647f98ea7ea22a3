import type { Currency } from "./print-currency.ts";

/** The payment providers, which are the first segment of their calls. */
export const paymentProviderNames = ["sandbox", "creem", "stripe"] as const;
export type PaymentProviderName = (typeof paymentProviderNames)[number];

/** The kinds of billing of a product; everything that a provider adds later is `unknown`. */
export const billingTypes = ["recurring", "onetime", "unknown"] as const;

/** The states of a product; archived ones are not offered. */
export const productStatuses = ["active", "archived", "unknown"] as const;

/** Whether a provider moves real money: `prod` does, the others do not. */
export const providerModes = ["test", "prod", "sandbox", "unknown"] as const;
export type ProviderMode = (typeof providerModes)[number];

/** The periods of a product. */
export const billingPeriods = ["every-month", "every-year", "unknown"] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** A plan as the payment provider lists it: one product, which has one price and one period. */
export type ProviderPlan = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** In minor units. */
  readonly price: number;
  readonly currency: Currency;
  readonly billing_type: (typeof billingTypes)[number];
  readonly billing_period: BillingPeriod;
  readonly product_url: string;
  readonly status: (typeof productStatuses)[number];
  readonly mode: ProviderMode;
};
