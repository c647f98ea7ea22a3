import { convertPxToLength } from "#tokens/length.ts";
import { printNumber } from "#tokens/print-number.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import type { DimensionValue, ShadowLayer, ShadowValue, TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { findGroupWords } from "../groups/find-group-words.ts";
import type { GroupWords } from "../groups/group-words.ts";
import type { Json } from "../json-text/print-json.ts";
import { printTextColor } from "../json-text/print-text-color.ts";
import { printTextFamily } from "../json-text/print-text-family.ts";

/** A value as a token of Tokens Studio, with its CSS if the format cannot express it. */
export type StudioValue = {
  readonly $type: string;
  readonly $value: Json;
  readonly $extensions?: Json;
};

/**
 * Prints a value in the format of Tokens Studio; its type is that of the group of the token with
 * the value.
 */
export function printValue(owner: TokenPath, value: TokenValue): StudioValue {
  const types = findGroupWords(owner)?.studio ?? {};
  switch (value.type) {
    case "color":
      return { $type: "color", $value: printTextColor(value) };
    case "dimension":
      return printLength(types, value);
    case "fluidDimension": {
      const widest = convertPxToLength(value.maxPx, value.unit);
      return { ...printLength(types, widest), ...spell(value) };
    }
    case "number":
      return printFigure(types, value.value);
    case "fontFamily":
      return { $type: "fontFamilies", $value: value.families.map(printTextFamily) };
    case "shadow":
      return printShadow(value);
    default:
      return { $type: "other", $value: printTokenValue(value) };
  }
}

type OwnTypes = NonNullable<GroupWords["studio"]>;

/** Prints a length; letter spacings are percentages of the size, as in Figma. */
function printLength(
  { length: $type = "dimension" }: OwnTypes,
  length: DimensionValue,
): StudioValue {
  const isPercent = $type === "letterSpacing" && length.unit === "em";
  return { $type, $value: isPercent ? printPercent(length.value) : printTokenValue(length) };
}

function printFigure({ number: $type = "number" }: OwnTypes, value: number): StudioValue {
  return { $type, $value: $type === "lineHeights" ? printPercent(value) : value };
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
