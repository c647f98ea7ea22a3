import { maxDecimals } from "#decisions/general-limits.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { ShadowLayer, ShadowValue } from "#tokens/token.ts";
import { parseColorText } from "./parse-color-text.ts";

const length = String.raw`(?:0|-?(?:\d{1,5}(?:\.\d{1,10})?|\.\d{1,10})px)`;
const color = String.raw`(?:#[0-9a-f]+|[a-z]+(?:\([^()]*\))?)`;
const layerPattern = new RegExp(
  `^(?:(?<before>${color}) )?(?<lengths>${length}(?: ${length}){1,3})(?: (?<after>${color}))?$`,
  "i",
);

/**
 * The comma between two layers; one inside rgba() is before a closing bracket, at most this far away
 * in any color that is accepted. Without a bound, the time would grow with the square of the text.
 */
const layerComma = / ?, ?(?![^()]{0,60}\))/;

/**
 * Parses a shadow from `none` or layers with commas: two to four lengths in px, with the color
 * after or before them.
 */
export function parseShadowText(text: string): ShadowValue | undefined {
  if (text === "none") return { type: "shadow", layers: [] };
  const layers = text.split(layerComma).map(parseLayer);
  return layers.every((layer) => layer !== undefined) ? { type: "shadow", layers } : undefined;
}

/**
 * Finds a part of CSS shadows that tokens cannot have: a shadow inside the box, or lengths in
 * another unit.
 */
export function findUnsupportedShadow(text: string): "outerShadow" | "shadowInPx" | undefined {
  if (/(?:^|[ ,])inset(?:[ ,]|$)/i.test(text)) return "outerShadow";
  return /(?:^|[ ,])-?[\d.]+(?!px)(?:[a-z]+|%)(?:[ ,]|$)/i.test(text) ? "shadowInPx" : undefined;
}

function parseLayer(text: string): ShadowLayer | undefined {
  const { lengths, before, after } = layerPattern.exec(text)?.groups ?? {};
  if (!lengths || (before && after)) return undefined;
  const colorOfLayer = parseColorText(before ?? after ?? "");
  if (!colorOfLayer) return undefined;
  const [offsetXPx = 0, offsetYPx = 0, blurPx = 0, spreadPx = 0] = lengths
    .split(" ")
    .map((each) => roundNumber(Number.parseFloat(each), maxDecimals));
  return { color: colorOfLayer, offsetXPx, offsetYPx, blurPx, spreadPx };
}
