import {
  parsePrintOptions,
  type Format,
  type FormatOption,
  type PrintOptions,
} from "@tessera/engine";

/** The options that are asked for, as the texts of an address; those at their default are left out. */
export type AskedOptions = Readonly<Record<string, string>>;

/** The options of a format that an address asks for; what the format does not take is passed over. */
export function readAskedOptions({ options }: Format, search: URLSearchParams): AskedOptions {
  const entries = options.flatMap((option) => {
    const text = search.get(option.id);
    const isTaken = text !== null && parsePrintOptions([option], { [option.id]: text }).ok;
    return isTaken && text !== printDefault(option) ? [[option.id, text] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** An address' query with an option set; without it where it is the default one. */
export function withOption(
  search: URLSearchParams,
  option: FormatOption,
  text: string,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (text === printDefault(option)) next.delete(option.id);
  else next.set(option.id, text);
  return next;
}

/** The options as the engine takes them. */
export function parseAskedOptions({ options }: Format, asked: AskedOptions): PrintOptions {
  const parsed = parsePrintOptions(options, asked);
  return parsed.ok ? parsed.value : {};
}

/** An option's default as a text. */
export function printDefault(option: FormatOption): string {
  return option.kind === "choices" ? option.default.join(",") : String(option.default);
}
