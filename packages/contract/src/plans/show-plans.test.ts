import { expect, test } from "vitest";
import { annualSavingPercent, plans } from "./plan.ts";
import { printCurrency } from "./print-currency.ts";
import type { ProviderPlan } from "./provider-plan.ts";
import { findProduct, showPlans } from "./show-plans.ts";

const monthly: ProviderPlan = {
  id: "prod_month",
  name: "Tessera Pro",
  description: "",
  price: 825,
  currency: "USD",
  billing_type: "recurring",
  billing_period: "every-month",
  product_url: "https://pay.example/prod_month",
  status: "active",
  mode: "test",
};
const annual: ProviderPlan = {
  ...monthly,
  id: "prod_year",
  price: 7920,
  billing_period: "every-year",
};
const products = [monthly, annual];

test("shows every field of a plan, with the product of the chosen period", () => {
  const [free, pro] = showPlans(products, { period: "annual", locale: "en" });
  expect(free).toEqual({
    id: "free",
    name: "Free",
    description: "One design system, free forever",
    monthlyPrice: 0,
    annualPrice: 0,
    currency: "$",
    features: [
      { text: "1 design system" },
      { text: "1 user" },
      { text: "Basic color palette" },
      { text: "5 component templates" },
      { text: "Export to CSS, SCSS, Figma" },
      { text: "Standard support" },
      { text: "7 days of version history" },
    ],
    buttonText: "Start free",
    highlighted: false,
  });
  expect(pro).toMatchObject({
    monthlyPrice: 8.25,
    annualPrice: 79.2,
    currency: "$",
    buttonText: "Upgrade to Pro",
    highlighted: true,
    productId: "prod_year",
    billingType: "recurring",
    productUrl: "https://pay.example/prod_month",
    status: "active",
    mode: "test",
  });
  expect(showPlans(products, { period: "monthly", locale: "tr" })[1]).toMatchObject({
    buttonText: "Pro planına geç",
    productId: "prod_month",
  });
});

test("takes $8.25, $79.20 and 20 % from one place, in whole minor units", () => {
  const { monthlyPriceMinor, annualPriceMinor, currency } = plans.pro;
  expect([monthlyPriceMinor, annualPriceMinor].every(Number.isSafeInteger)).toBe(true);
  expect(annualPriceMinor * 100).toBe(monthlyPriceMinor * 12 * (100 - annualSavingPercent));
  expect(printCurrency(monthlyPriceMinor, currency, "en")).toBe("$8.25");
  expect(printCurrency(annualPriceMinor, currency, "en")).toBe("$79.20");
  const [, pro] = showPlans([], { period: "monthly", locale: "en" });
  expect([pro?.monthlyPrice, pro?.annualPrice]).toEqual([8.25, 79.2]);
});

test("shows the provider’s price when it differs, and offers no archived product", () => {
  const raised = { ...monthly, price: 990, currency: "EUR" } as const;
  const [, pro] = showPlans([raised], { period: "annual", locale: "en" });
  expect(pro).toMatchObject({ monthlyPrice: 9.9, annualPrice: 79.2, currency: "€" });
  expect(pro?.productId).toBeUndefined();
  expect(findProduct([{ ...annual, status: "archived" }], "annual")).toBeUndefined();
});
