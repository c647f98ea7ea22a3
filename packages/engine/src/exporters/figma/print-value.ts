import { convertLengthToPx } from "#tokens/length.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { TokenValue } from "#tokens/token.ts";
import { printColorObject } from "../json-text/print-color-object.ts";
import type { Json } from "../json-text/print-json.ts";

/**
 * A value as a variable of Figma: its type there, its value, and its CSS if these do not contain
 * all of it.
 */
export type FigmaValue = {
  readonly $type: "color" | "number" | "string";
  readonly $value: Json;
  readonly css?: string;
};

/**
 * Prints a value as a variable: lengths in px and times in ms are numbers, everything else is a
 * text.
 */
export function printValue(value: TokenValue): FigmaValue {
  if (value.type === "color") return { $type: "color", $value: printColorObject(value) };
  if (value.type === "number") return { $type: "number", $value: value.value };
  const css = printTokenValue(value);
  const figure = figureOf(value);
  if (figure !== undefined) return { $type: "number", $value: figure, css };
  return { $type: "string", $value: findFamily(value) ?? css, css };
}

/**
 * Finds the preferred family, the only one in Figma; tools could mistake one with braces for an
 * alias.
 */
function findFamily(value: TokenValue): string | undefined {
  const [family = ""] = value.type === "fontFamily" ? value.families : [];
  return /^[^{}]+$/.test(family) ? family : undefined;
}

/**
 * Returns the number of a value: a variable has one type in all modes, so `auto` among layers is a
 * number, too.
 */
function figureOf(value: TokenValue): number | undefined {
  switch (value.type) {
    case "dimension":
      return roundNumber(convertLengthToPx(value), 6);
    case "fluidDimension":
      return value.maxPx;
    case "duration":
      return value.ms;
    case "keyword":
      return 0;
    default:
      return undefined;
  }
}
