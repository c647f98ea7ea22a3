import type { ProviderPlan } from "@tessera/contract";
import type { PaymentProvider } from "./payment-provider.ts";

/** The offered plans of a provider. */
export type CachedPlans = {
  /** Lists the products of Pro that are not archived; the provider is asked every five minutes. */
  list(): Promise<readonly ProviderPlan[]>;
};

const lifetimeMs = 300_000;

/** Creates the cache of a provider's plans; a failure is not cached. */
export function createCachedPlans(provider: PaymentProvider): CachedPlans {
  let cached:
    | { readonly until: number; readonly plans: Promise<readonly ProviderPlan[]> }
    | undefined;
  const read = async () => {
    const ours = new Set(Object.values(provider.products));
    const all = await provider.listPlans();
    return all.filter(({ id, status }) => ours.has(id) && status !== "archived");
  };
  return {
    list() {
      if (cached && Date.now() < cached.until) return cached.plans;
      const plans = read();
      cached = { until: Date.now() + lifetimeMs, plans };
      plans.catch(() => {
        cached = undefined;
      });
      return plans;
    },
  };
}
