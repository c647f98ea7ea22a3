import { keptDecimals } from "#recipe/recipe-limits.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { ShadowLayer, ShadowValue } from "#tokens/token.ts";
import { parseColorText } from "./parse-color-text.ts";

const length = String.raw`(?:0|-?(?:\d{1,5}(?:\.\d{1,10})?|\.\d{1,10})px)`;
const layerPattern = new RegExp(`^(?<lengths>${length}(?: ${length}){1,3}) (?<color>[#r][^,]*)$`);

/** A shadow from `none` or layers with commas: two to four lengths in px, then the color. */
export function parseShadowText(text: string): ShadowValue | undefined {
  if (text === "none") return { type: "shadow", layers: [] };
  const layers = text.split(/, ?/).map(parseLayer);
  return layers.every((layer) => layer !== undefined) ? { type: "shadow", layers } : undefined;
}

function parseLayer(text: string): ShadowLayer | undefined {
  const { lengths, color: colorText } = layerPattern.exec(text)?.groups ?? {};
  const color = parseColorText(colorText ?? "");
  if (!lengths || !color) return undefined;
  const [offsetXPx = 0, offsetYPx = 0, blurPx = 0, spreadPx = 0] = lengths
    .split(" ")
    .map((each) => roundNumber(Number(each.replace("px", "")), keptDecimals));
  return { color, offsetXPx, offsetYPx, blurPx, spreadPx };
}
