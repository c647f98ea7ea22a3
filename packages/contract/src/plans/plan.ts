import type { FormatId } from "@tessera/engine";
import type { Currency } from "./print-currency.ts";

export const planIds = ["free", "pro"] as const;
export type PlanId = (typeof planIds)[number];

/** A format that a plan lists by name, because the plan does not export every format. */
export type NamedFormat = Extract<FormatId, "css" | "scss" | "figma">;

/** The entitlements of a plan. The server enforces them, the web shows them. */
export type Entitlements = {
  readonly designSystems: number;
  readonly members: number;
  /** The number of component templates in the preview. */
  readonly componentTemplates: number;
  /** Several palettes, contrast targets, pinned color steps, P3, color-vision simulation. */
  readonly hasAdvancedColor: boolean;
  /** Dark mode in the preview and in exports. */
  readonly hasDarkMode: boolean;
  /** DTCG import and export, aliases, custom tokens. */
  readonly hasDesignTokens: boolean;
  /** The formats that it exports, or every format. */
  readonly exportFormats: readonly NamedFormat[] | "all";
  readonly versionHistoryDays: number;
  /** Changes through personal API keys; every plan allows reads. */
  readonly hasApiKeyWrites: boolean;
  readonly support: "standard" | "priority";
};

export type Plan = {
  readonly id: PlanId;
  readonly name: string;
  readonly monthlyPriceMinor: number;
  readonly annualPriceMinor: number;
  readonly currency: Currency;
  readonly entitlements: Entitlements;
};

/** The periods that Pro is paid for, with their months. */
export const periodMonths = { monthly: 1, annual: 12 } as const;
export type Period = keyof typeof periodMonths;

/** The percentage by which a year costs less than twelve months. */
export const annualSavingPercent = 20;

const monthlyPriceMinor = 825;
const twelveMonthsMinor = monthlyPriceMinor * periodMonths.annual;

/** The plans, Free and Pro; server and web read this one table. */
export const plans: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: "free",
    name: "Free",
    monthlyPriceMinor: 0,
    annualPriceMinor: 0,
    currency: "USD",
    entitlements: {
      designSystems: 1,
      members: 1,
      componentTemplates: 5,
      hasAdvancedColor: false,
      hasDarkMode: false,
      hasDesignTokens: false,
      exportFormats: ["css", "scss", "figma"],
      versionHistoryDays: 7,
      hasApiKeyWrites: false,
      support: "standard",
    },
  },
  pro: {
    id: "pro",
    name: "Pro",
    monthlyPriceMinor,
    annualPriceMinor: (twelveMonthsMinor * (100 - annualSavingPercent)) / 100,
    currency: "USD",
    entitlements: {
      designSystems: 5,
      members: 5,
      componentTemplates: Number.POSITIVE_INFINITY,
      hasAdvancedColor: true,
      hasDarkMode: true,
      hasDesignTokens: true,
      exportFormats: "all",
      versionHistoryDays: 30,
      hasApiKeyWrites: true,
      support: "priority",
    },
  },
};

/** Returns the price of a plan for a period. */
export function priceOf(plan: Plan, period: Period): number {
  return period === "annual" ? plan.annualPriceMinor : plan.monthlyPriceMinor;
}

/** The number of Free organizations that one person may own. */
export const freeOrganizationsPerOwner = 3;

/** Returns whether a plan may export a format. */
export function canExport(entitlements: Entitlements, formatId: string): boolean {
  const { exportFormats } = entitlements;
  return exportFormats === "all" || exportFormats.some((id) => id === formatId);
}
