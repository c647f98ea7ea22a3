import { printTokenValue } from "#tokens/print-token-value.ts";
import { printNumber } from "#tokens/print-number.ts";
import type { FontFamilyValue, ShadowLayer, ShadowValue, TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { findGroupWords } from "../groups/find-group-words.ts";
import type { Json } from "../json-text/print-json.ts";
import { printTextColor } from "../json-text/print-text-color.ts";
import { printTextFamily } from "../json-text/print-text-family.ts";

/** A value in the format of Style Dictionary, and its type there. */
export type TypedValue = { readonly type: string; readonly value: Json };

/**
 * Prints a value in the format of Style Dictionary; one without a type there is `other`, a text
 * that it does not change.
 */
export function printValue(owner: TokenPath, value: TokenValue): TypedValue {
  switch (value.type) {
    case "color":
      return { type: "color", value: printTextColor(value) };
    case "dimension":
    case "duration":
      return { type: value.type, value: printTokenValue(value) };
    case "number":
      return { type: findGroupWords(owner)?.dtcg?.number ?? "number", value: value.value };
    case "fluidDimension":
    case "keyword":
      return { type: "other", value: printTokenValue(value) };
    case "fontFamily":
      return { type: "fontFamily", value: value.families.map(printTextFamily) };
    case "shadow":
      return { type: "shadow", value: printShadow(value.layers) };
    case "cubicBezier":
      return { type: "cubicBezier", value: value.points };
  }
}

/** Prints a list as one text. */
export function printListAsText(value: ShadowValue | FontFamilyValue): TypedValue {
  if (value.type === "shadow") return { type: "shadow", value: printTokenValue(value) };
  const families = value.families.map((each) => printTextFamily(each).replaceAll(",", "\\2c "));
  return { type: "fontFamily", value: families.join(", ") };
}

function printShadow(layers: readonly ShadowLayer[]): Json {
  if (layers.length === 0) return "none";
  const px = (value: number): string => `${printNumber(value)}px`;
  return layers.map((layer) => ({
    color: printTextColor(layer.color),
    offsetX: px(layer.offsetXPx),
    offsetY: px(layer.offsetYPx),
    blur: px(layer.blurPx),
    spread: px(layer.spreadPx),
  }));
}
