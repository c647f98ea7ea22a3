import { modeAxes, listModes, type Scheme } from "#tokens/modes/mode.ts";
import { convertLengthToPx } from "#tokens/length.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import { resolve } from "#tokens/modes/resolve.ts";
import type { TokenValue } from "#tokens/token.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { NameOf } from "../names/name-tokens.ts";

/**
 * Prints an `@property` rule for each token with one type in every mode that CSS can declare:
 * colors, lengths, numbers and durations. Omits lengths in em: browsers would compute declared ones
 * on the root element.
 */
export function printPropertyRules(
  set: TokenSet,
  schemes: readonly Scheme[] = modeAxes.scheme,
  name: NameOf,
): string {
  const modes = listModes().filter(({ scheme }) => schemes.includes(scheme));
  const resolved = modes.map((each) => resolve(set, each));
  const rules = [...set.tokens.keys()].flatMap((path) => {
    const all = resolved.map((values) => syntaxOf(values.get(path)));
    const [syntax] = all;
    const first = resolved[0]?.get(path);
    if (!syntax || !first || all.some((each) => each !== syntax)) return [];
    return `@property --${name(path)} {
  syntax: "${syntax}";
  inherits: true;
  initial-value: ${printInitial(first)};
}`;
  });
  return rules.join("\n\n");
}

function syntaxOf(value: TokenValue | undefined): string | undefined {
  if (value?.type === "dimension" && value.unit === "em") return undefined;
  return value && syntaxes[value.type];
}

const syntaxes: Readonly<Partial<Record<TokenValue["type"], string>>> = {
  color: "<color>",
  dimension: "<length>",
  fluidDimension: "<length>",
  number: "<number>",
  duration: "<time>",
};

/** Prints a value that does not depend on an element, as an initial value requires. */
function printInitial(value: TokenValue): string {
  if (value.type === "dimension")
    return printTokenValue({ type: "dimension", value: convertLengthToPx(value), unit: "px" });
  if (value.type === "fluidDimension")
    return printTokenValue({ type: "dimension", value: value.minPx, unit: "px" });
  return printTokenValue(value);
}
