import type { Locale, LocalizedText } from "#sentences/locale.ts";
import { planIds, plans, type Period, type Plan, type PlanId } from "./plan.ts";
import { listFeatures } from "./plan-features.ts";
import { convertToMajor, symbolOf } from "./print-currency.ts";
import type { BillingPeriod, ProviderPlan } from "./provider-plan.ts";

/** The product of a plan; a plan without one cannot be bought. */
type ShownProduct = {
  /** The id of the product at the provider, which a checkout names. */
  readonly productId: string;
  readonly billingType: ProviderPlan["billing_type"];
  readonly productUrl: string;
  readonly status: ProviderPlan["status"];
  readonly mode: ProviderPlan["mode"];
};

/** A plan as it is shown to the user. Prices are in whole units and only for display. */
export type ShownPlan = {
  readonly id: PlanId;
  readonly name: string;
  readonly description: string;
  readonly monthlyPrice: number;
  readonly annualPrice: number;
  /** The symbol of the currency. */
  readonly currency: string;
  readonly features: readonly { readonly text: string }[];
  readonly buttonText: string;
  readonly highlighted: boolean;
} & Partial<ShownProduct>;

type PlanTexts = { readonly description: LocalizedText; readonly buttonText: LocalizedText };

const texts: Readonly<Record<PlanId, PlanTexts>> = {
  free: {
    description: {
      en: "One design system, free forever",
      tr: "Bir tasarım sistemi, süresiz ücretsiz",
    },
    buttonText: { en: "Start free", tr: "Ücretsiz başla" },
  },
  pro: {
    description: {
      en: "Five design systems for a whole team",
      tr: "Bütün ekip için beş tasarım sistemi",
    },
    buttonText: { en: "Upgrade to Pro", tr: "Pro planına geç" },
  },
};

/** The plan that is recommended. */
const highlightedPlan: PlanId = "pro";

const billingPeriodOf = {
  monthly: "every-month",
  annual: "every-year",
} as const satisfies Record<Period, BillingPeriod>;

/** Finds the offered product of Pro for a period; undefined when the provider offers none. */
export function findProduct(
  products: readonly ProviderPlan[],
  period: Period,
): ProviderPlan | undefined {
  return products.find(
    (product) =>
      product.status !== "archived" && product.billing_period === billingPeriodOf[period],
  );
}

/**
 * Returns the plans as they are shown to the user, from the provider's products and the table of entitlements. The
 * product fields of Pro are those of the chosen period; a price is the provider's as soon as that is known.
 */
export function showPlans(
  products: readonly ProviderPlan[],
  { period, locale }: { readonly period: Period; readonly locale: Locale },
): readonly ShownPlan[] {
  return planIds.map((id) => {
    const plan = plans[id];
    const offered = id === "pro" ? products : [];
    return {
      id,
      name: plan.name,
      description: texts[id].description[locale],
      ...showPrices(plan, offered),
      features: listFeatures(plan.entitlements, locale).map((text) => ({ text })),
      buttonText: texts[id].buttonText[locale],
      highlighted: id === highlightedPlan,
      ...showProduct(findProduct(offered, period)),
    };
  });
}

function showPrices(plan: Plan, products: readonly ProviderPlan[]) {
  const monthly = findProduct(products, "monthly");
  const annual = findProduct(products, "annual");
  return {
    monthlyPrice: convertToMajor(monthly?.price ?? plan.monthlyPriceMinor),
    annualPrice: convertToMajor(annual?.price ?? plan.annualPriceMinor),
    currency: symbolOf(monthly?.currency ?? annual?.currency ?? plan.currency),
  };
}

function showProduct(product: ProviderPlan | undefined): Partial<ShownProduct> {
  if (product === undefined) return {};
  const { id, billing_type: billingType, product_url: productUrl, status, mode } = product;
  return { productId: id, billingType, productUrl, status, mode };
}
