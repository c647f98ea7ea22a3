import { convertPxToLength } from "#tokens/length.ts";
import { printNumber } from "#tokens/print-number.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import type { DimensionValue, ShadowLayer, ShadowValue, TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { Json } from "../json-text/print-json.ts";
import { printTextColor } from "../json-text/print-text-color.ts";
import { printTextFamily } from "../json-text/print-text-family.ts";

/** A value as a token of Tokens Studio, with its CSS where that has no words for it. */
export type StudioValue = {
  readonly $type: string;
  readonly $value: Json;
  readonly $extensions?: Json;
};

/** A value in the words of Tokens Studio; its type is that of the group of the token that the value stands at. */
export function printValue(owner: TokenPath, value: TokenValue): StudioValue {
  const group = owner.split(".", 1)[0] ?? "";
  switch (value.type) {
    case "color":
      return { $type: "color", $value: printTextColor(value) };
    case "dimension":
      return printLength(group, value);
    case "fluidDimension": {
      const widest = convertPxToLength(value.maxPx, value.unit);
      return { ...printLength(group, widest), ...spell(value) };
    }
    case "number":
      return printFigure(group, value.value);
    case "fontFamily":
      return { $type: "fontFamilies", $value: value.families.map(printTextFamily) };
    case "shadow":
      return printShadow(value);
    default:
      return { $type: "other", $value: printTokenValue(value) };
  }
}

// A map and no object: a person's group may have the name of what every object has.
const lengthTypes: ReadonlyMap<string, string> = new Map([
  ["font-size", "fontSizes"],
  ["letter-spacing", "letterSpacing"],
  ["spacing", "spacing"],
  ["size", "sizing"],
  ["radius", "borderRadius"],
]);

/** Letters are spaced by percents of their size, as Figma does. */
function printLength(group: string, length: DimensionValue): StudioValue {
  const $type = lengthTypes.get(group) ?? "dimension";
  const isPercent = $type === "letterSpacing" && length.unit === "em";
  return { $type, $value: isPercent ? printPercent(length.value) : printTokenValue(length) };
}

function printFigure(group: string, value: number): StudioValue {
  if (group === "line-height") return { $type: "lineHeights", $value: printPercent(value) };
  return { $type: group === "font-weight" ? "fontWeights" : "number", $value: value };
}

function printPercent(value: number): string {
  return `${printNumber(value * 100)}%`;
}

function printShadow(value: ShadowValue): StudioValue {
  if (value.layers.length > 0) return { $type: "boxShadow", $value: value.layers.map(printLayer) };
  const unseen = { x: "0px", y: "0px", blur: "0px", spread: "0px", color: "rgba(0, 0, 0, 0)" };
  return { $type: "boxShadow", $value: [{ ...unseen, type: "dropShadow" }], ...spell(value) };
}

function printLayer({ color, ...layer }: ShadowLayer): Json {
  const px = (value: number): string => `${printNumber(value)}px`;
  return {
    x: px(layer.offsetXPx),
    y: px(layer.offsetYPx),
    blur: px(layer.blurPx),
    spread: px(layer.spreadPx),
    color: printTextColor(color),
    type: "dropShadow",
  };
}

function spell(value: TokenValue): Pick<StudioValue, "$extensions"> {
  return { $extensions: { "app.tessera": { css: printTokenValue(value) } } };
}
