import { defaultIn, findExportLimit, type PlanId } from "@tessera/contract";
import {
  parsePrintOptions,
  type Format,
  type FormatOption,
  type PrintOptions,
} from "@tessera/engine";

/** The options that are asked for, as the texts of an address; those at their default are left out. */
export type AskedOptions = Readonly<Record<string, string>>;

/** The options of a format that an address asks for; what the format does not take or the plan lacks is passed over. */
export function readAskedOptions(
  { id, options }: Pick<Format, "id" | "options">,
  search: URLSearchParams,
  planId: PlanId,
): AskedOptions {
  const entries = options.flatMap((option) => {
    const text = search.get(option.id);
    if (text === null || text === printDefault(option, planId)) return [];
    const parsed = parsePrintOptions([option], { [option.id]: text });
    const isTaken = parsed.ok && findExportLimit(planId, id, parsed.value) === undefined;
    return isTaken ? [[option.id, text] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** An address' query with an option set; without it where it is the default one. */
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

/** The options as the engine takes them, with the schemes that the plan has where none are asked for. */
export function parseAskedOptions(
  { options }: Pick<Format, "options">,
  asked: AskedOptions,
  planId: PlanId,
): PrintOptions {
  const parsed = parsePrintOptions(options, asked);
  const schemes = options.find((option) => option.kind === "choices");
  return {
    ...(schemes && { schemes: defaultIn(planId, schemes) }),
    ...(parsed.ok && parsed.value),
  };
}

/** An option's default in a plan, as a text. */
export function printDefault(option: FormatOption, planId: PlanId): string {
  return option.kind === "choices" ? defaultIn(planId, option).join(",") : String(option.default);
}
