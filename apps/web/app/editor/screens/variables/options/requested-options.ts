import { defaultIn, findExportLimit, type PlanId } from "@tessera/contract";
import {
  parsePrintOptions,
  type Format,
  type FormatOption,
  type PrintOptions,
} from "@tessera/engine";

/** The requested options as query parameters, without those at their defaults. */
export type RequestedOptions = Readonly<Record<string, string>>;

/**
 * Reads a format's options from an address; ignores those that the format or the plan does not
 * have.
 */
export function readRequestedOptions(
  { id, options }: Pick<Format, "id" | "options">,
  search: URLSearchParams,
  planId: PlanId,
): RequestedOptions {
  const entries = options.flatMap((option) => {
    const text = search.get(option.id);
    if (text === null || text === printDefault(option, planId)) return [];
    const parsed = parsePrintOptions([option], { [option.id]: text });
    const isTaken = parsed.ok && findExportLimit(planId, id, parsed.value) === undefined;
    return isTaken ? [[option.id, text] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Returns an address' query with an option set, or removed if it has its default value. */
export function withOption(
  search: URLSearchParams,
  option: FormatOption,
  text: string,
  planId: PlanId,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (text === printDefault(option, planId)) next.delete(option.id);
  else next.set(option.id, text);
  return next;
}

/** Parses the options for the engine; the schemes default to those of the plan. */
export function parseRequestedOptions(
  { options }: Pick<Format, "options">,
  requested: RequestedOptions,
  planId: PlanId,
): PrintOptions {
  const parsed = parsePrintOptions(options, requested);
  const schemes = options.find((option) => option.kind === "choices");
  return {
    ...(schemes && { schemes: defaultIn(planId, schemes) }),
    ...(parsed.ok && parsed.value),
  };
}

/** Prints an option's default in a plan as text. */
export function printDefault(option: FormatOption, planId: PlanId): string {
  return option.kind === "choices" ? defaultIn(planId, option).join(",") : String(option.default);
}
