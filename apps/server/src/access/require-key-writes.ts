import { planLimitValues, plans, type PlanId } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";

/** Throws unless API keys may change organizations of a plan. */
export function requireKeyWrites(plan: PlanId): void {
  if (plans[plan].entitlements.hasApiKeyWrites) return;
  throw new ApiError("planLimit", { values: planLimitValues("hasApiKeyWrites", plan) });
}
