import type { FormatOption, PrintOptions } from "@tessera/engine";
import { canExport, planIds, plans, type PlanId } from "./plan.ts";
import type { PlanLimit } from "./plan-limits.ts";

type OptionId = FormatOption["id"];

/** The choices of a format's options that not every plan has, and the entitlement that each needs: the one table. */
const limitedChoices = [
  { option: "schemes", choice: "dark", limit: "hasDarkMode" },
  { option: "wideColors", choice: "true", limit: "hasAdvancedColor" },
] as const satisfies readonly { option: OptionId; choice: string; limit: PlanLimit }[];

/** What keeps a plan from exporting a format with some options; undefined where nothing does. */
export function findExportLimit(
  planId: PlanId,
  formatId: string,
  asked: PrintOptions = {},
): PlanLimit | undefined {
  if (!canExport(plans[planId].entitlements, formatId)) return "exportFormats";
  const limited = limitedChoices.find(
    ({ option, choice }) =>
      textsOf(asked[option]).includes(choice) && !hasChoice(planId, option, choice),
  );
  return limited?.limit;
}

/** The least plan that exports a format. */
export function planOfFormat(formatId: string): PlanId {
  return leastPlan((planId) => findExportLimit(planId, formatId) === undefined);
}

/** The least plan in which a choice of an option can be asked of a format; of a switch, `true` or `false`. */
export function planOfChoice(formatId: string, option: OptionId, choice: string): PlanId {
  const format = planOfFormat(formatId);
  return leastPlan((planId) => hasPlan(planId, format) && hasChoice(planId, option, choice));
}

/** The least plan in which anything but its default can be asked of an option of a format. */
export function planOfOption(formatId: string, option: FormatOption): PlanId {
  if (option.kind === "text") return planOfFormat(formatId);
  const needed = listChoices(option).map((choice) => planOfChoice(formatId, option.id, choice));
  return leastPlan((planId) => needed.filter((each) => hasPlan(planId, each)).length > 1);
}

/** Whether a plan has all that another one has. */
export function hasPlan(planId: PlanId, needed: PlanId): boolean {
  return planIds.indexOf(planId) >= planIds.indexOf(needed);
}

/** What holds in a plan where none of several choices is asked for: those of the default that the plan has. */
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

function textsOf(asked: unknown): readonly string[] {
  return (Array.isArray(asked) ? asked : [asked]).map(String);
}

function leastPlan(isEnough: (planId: PlanId) => boolean): PlanId {
  const found = planIds.find(isEnough);
  if (found) return found;
  throw new RangeError("No plan is enough");
}
