import type { TokenValue } from "./token.ts";

/** The kinds of value that are interchangeable. */
export type ValueKind =
  | "color"
  | "length"
  | "number"
  | "fontFamily"
  | "shadow"
  | "duration"
  | "easing";

const kinds: Readonly<Record<TokenValue["type"], ValueKind>> = {
  color: "color",
  dimension: "length",
  fluidDimension: "length",
  number: "number",
  keyword: "number",
  fontFamily: "fontFamily",
  shadow: "shadow",
  duration: "duration",
  cubicBezier: "easing",
};

/** Returns the kind of a value. */
export function kindOfValue(value: TokenValue): ValueKind {
  return kinds[value.type];
}
