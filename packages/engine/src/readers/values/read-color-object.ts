import type { HexColor } from "#color/hex-color.ts";
import type { ColorValue } from "#tokens/token.ts";
import { ownValue, requireList, requireNumber, requireObject } from "../json-text/read-json.ts";

/**
 * Reads a color from an sRGB object of the DTCG color module, by its components; throws a
 * SyntaxError for anything else.
 */
export function readColorObject(value: unknown): ColorValue {
  const object = requireObject(value, "A color");
  const components = requireList(ownValue(object, "components"), "The components of a color");
  if (ownValue(object, "colorSpace") !== "srgb" || components.length !== 3)
    throw new SyntaxError("A color is in an unknown color space");
  const digits = components.map(readChannel).join("");
  const alpha = requireNumber(ownValue(object, "alpha") ?? 1, "The alpha of a color");
  if (alpha < 0 || alpha > 1) throw new SyntaxError(`The alpha of a color is ${alpha}`);
  return { type: "color", hex: `#${digits}` as HexColor, alpha };
}

function readChannel(component: unknown): string {
  const channel = requireNumber(component, "A component of a color");
  if (channel < 0 || channel > 1) throw new SyntaxError(`A component of a color is ${channel}`);
  return Math.round(channel * 255)
    .toString(16)
    .padStart(2, "0");
}
