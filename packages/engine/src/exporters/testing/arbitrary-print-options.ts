import fc from "fast-check";
import type { FormatOption, PrintOptions } from "../options/print-options.ts";

/** Generates any combination of the options of a format, each also absent. */
export function arbitraryPrintOptions(
  options: readonly FormatOption[],
): fc.Arbitrary<PrintOptions> {
  const values = options.map((option) => [option.id, arbitraryValue(option)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: [] });
}

function arbitraryValue(option: FormatOption): fc.Arbitrary<unknown> {
  switch (option.kind) {
    case "switch":
      return fc.boolean();
    case "choice":
      return fc.constantFrom(...option.choices);
    case "choices":
      return fc.subarray([...option.choices], { minLength: 1 });
    case "text":
      return option.pattern === undefined
        ? fc.string({ unit: "binary" })
        : fc
            .stringMatching(option.pattern)
            .filter((text) => text.length <= (option.maxLength ?? 200));
  }
}
