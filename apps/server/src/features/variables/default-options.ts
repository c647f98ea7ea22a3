import { defaultIn, type PlanId } from "@tessera/contract";
import type { Format, PrintOptions } from "@tessera/engine";

/** Returns the defaults of a format's options that a plan includes. */
export function listDefaultOptions(planId: PlanId, { options }: Format): PrintOptions {
  const defaults = options.flatMap((option) =>
    option.kind === "choices" ? [[option.id, defaultIn(planId, option)] as const] : [],
  );
  return Object.fromEntries(defaults);
}
