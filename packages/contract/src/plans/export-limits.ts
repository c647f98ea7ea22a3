import type { FormatOption, PrintOptions, Scheme } from "@tessera/engine";
import { canExport, planIds, plans, type PlanId } from "./plan.ts";
import type { PlanLimit } from "./plan-limits.ts";

type OptionId = FormatOption["id"];

/** A choice of a format's option, as its text in an address, and the entitlement that it needs. */
type LimitedChoice = { readonly limit: Extract<PlanLimit, `has${string}`> } & (
  | { readonly option: "schemes"; readonly choice: Scheme }
  | { readonly option: Extract<FormatOption, { kind: "switch" }>["id"]; readonly choice: "true" }
);

const limitedChoices: readonly LimitedChoice[] = [
  { option: "schemes", choice: "dark", limit: "hasDarkMode" },
  { option: "wideColors", choice: "true", limit: "hasAdvancedColor" },
];

/** Finds the reason why a plan cannot export a format with some options; undefined when it can. */
export function findExportLimit(
  planId: PlanId,
  formatId: string,
  options: PrintOptions = {},
): PlanLimit | undefined {
  if (!canExport(plans[planId].entitlements, formatId)) return "exportFormats";
  const limited = limitedChoices.find(
    ({ option, choice }) =>
      textsOf(options[option]).includes(choice) && !hasChoice(planId, option, choice),
  );
  return limited?.limit;
}

/** Returns the least plan that exports a format. */
export function planOfFormat(formatId: string): PlanId {
  return getLeastPlan((planId) => findExportLimit(planId, formatId) === undefined);
}

/** Returns the least plan with a choice of a format's option; a switch has `true` and `false`. */
export function planOfChoice(formatId: string, option: OptionId, choice: string): PlanId {
  const format = planOfFormat(formatId);
  return getLeastPlan((planId) => hasPlan(planId, format) && hasChoice(planId, option, choice));
}

/** Returns the least plan that allows another value than the default of a format's option. */
export function planOfOption(formatId: string, option: FormatOption): PlanId {
  if (option.kind === "text") return planOfFormat(formatId);
  const needed = listChoices(option).map((choice) => planOfChoice(formatId, option.id, choice));
  return getLeastPlan((planId) => needed.filter((each) => hasPlan(planId, each)).length > 1);
}

/** Returns whether a plan includes everything of another plan. */
export function hasPlan(planId: PlanId, needed: PlanId): boolean {
  return planIds.indexOf(planId) >= planIds.indexOf(needed);
}

/** Returns the default choices of an option that a plan includes. */
export function defaultIn<Choice extends string>(
  planId: PlanId,
  option: { readonly id: OptionId; readonly default: readonly Choice[] },
): readonly Choice[] {
  return option.default.filter((choice) => hasChoice(planId, option.id, choice));
}

function hasChoice(planId: PlanId, option: OptionId, choice: string): boolean {
  const { entitlements } = plans[planId];
  return limitedChoices.every(
    (each) => each.option !== option || each.choice !== choice || entitlements[each.limit],
  );
}

function listChoices(option: Exclude<FormatOption, { kind: "text" }>): readonly string[] {
  return option.kind === "switch" ? ["false", "true"] : option.choices;
}

function textsOf(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).map(String);
}

function getLeastPlan(isEnough: (planId: PlanId) => boolean): PlanId {
  const found = planIds.find(isEnough);
  if (found) return found;
  throw new RangeError("No plan is enough");
}
