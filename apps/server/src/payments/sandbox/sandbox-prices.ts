import { type Locale, plans } from "@tessera/contract";
import type { SandboxProduct } from "./sandbox-state.ts";

/** The ids of the sandbox's products. */
export const sandboxProducts = {
  monthly: "prod_sandbox_month",
  annual: "prod_sandbox_year",
} as const;

const taxPercent = 20;
const dayMs = 86_400_000;

/** Creates the products of Pro, with the prices of the table of plans. */
export function createProducts(): SandboxProduct[] {
  const { name, currency, monthlyPriceMinor, annualPriceMinor } = plans.pro;
  const shared = { currency, status: "active" } as const;
  return [
    {
      ...shared,
      id: sandboxProducts.monthly,
      name: `Tessera ${name}, monthly`,
      price: monthlyPriceMinor,
      billing_period: "every-month",
    },
    {
      ...shared,
      id: sandboxProducts.annual,
      name: `Tessera ${name}, annual`,
      price: annualPriceMinor,
      billing_period: "every-year",
    },
  ];
}

const turkishNames: Readonly<Record<SandboxProduct["billing_period"], string>> = {
  "every-month": "Tessera {plan}, aylık",
  "every-year": "Tessera {plan}, yıllık",
  unknown: "Tessera {plan}",
};

/** Returns the name of a product for its buyer; the API has only the English one. */
export function productNameOf(
  { name, billing_period: period }: SandboxProduct,
  locale: Locale,
): string {
  return locale === "tr" ? turkishNames[period].replace("{plan}", plans.pro.name) : name;
}

/** Returns the tax on a net amount, in minor units. */
export function taxOf(netMinor: number): number {
  return Math.round((netMinor * taxPercent) / 100);
}

/** Returns the end of a period that starts at a time. */
export function endOfPeriod(start: number, { billing_period: period }: SandboxProduct): number {
  const date = new Date(start);
  if (period === "every-year") date.setUTCFullYear(date.getUTCFullYear() + 1);
  else date.setUTCMonth(date.getUTCMonth() + 1);
  return date.getTime();
}

/** Returns the part of a price that is unused at a time, in minor units. */
export function creditOf(
  price: number,
  period: { readonly periodStart: number; readonly periodEnd: number },
  now: number,
): number {
  const length = period.periodEnd - period.periodStart;
  const left = Math.min(length, Math.max(0, period.periodEnd - now));
  return Math.floor((price * Math.ceil(left / dayMs)) / Math.max(1, Math.ceil(length / dayMs)));
}
