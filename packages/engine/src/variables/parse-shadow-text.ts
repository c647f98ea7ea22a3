import { keptDecimals } from "#decisions/general-limits.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { ShadowLayer, ShadowValue } from "#tokens/token.ts";
import { parseColorText } from "./parse-color-text.ts";

const length = String.raw`(?:0|-?(?:\d{1,5}(?:\.\d{1,10})?|\.\d{1,10})px)`;
const color = String.raw`(?:#[0-9a-f]+|[a-z]+(?:\([^()]*\))?)`;
const layerPattern = new RegExp(
  `^(?:(?<before>${color}) )?(?<lengths>${length}(?: ${length}){1,3})(?: (?<after>${color}))?$`,
  "i",
);

/** The comma between two layers; those inside of rgba() stand before a bracket that closes. */
const layerComma = / ?, ?(?![^(]*\))/;

/** A shadow from `none` or layers with commas: two to four lengths in px, with the color behind or before them. */
export function parseShadowText(text: string): ShadowValue | undefined {
  if (text === "none") return { type: "shadow", layers: [] };
  const layers = text.split(layerComma).map(parseLayer);
  return layers.every((layer) => layer !== undefined) ? { type: "shadow", layers } : undefined;
}

/** What of CSS a text asks for that no shadow of a token has: one inside of the box, or lengths in another unit. */
export function findUnheldShadow(text: string): "outerShadow" | "shadowInPx" | undefined {
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
    .map((each) => roundNumber(Number.parseFloat(each), keptDecimals));
  return { color: colorOfLayer, offsetXPx, offsetYPx, blurPx, spreadPx };
}
