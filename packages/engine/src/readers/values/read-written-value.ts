import type { ColorValue, ShadowLayer, TokenValue } from "#tokens/token.ts";
import type { ReadValue } from "../modes/read-mode.ts";
import { readValue } from "./read-value.ts";
import {
  JsonObject,
  ownValue,
  requireList,
  requireNumber,
  requireObject,
  requireText,
} from "../json-text/read-json.ts";
import { findExtension, findPlace } from "../json-text/find-members.ts";
import { readKey } from "../json-text/read-key.ts";

/** Reads the alias of a place in braces; undefined for any other value. */
export function readAlias(value: unknown): ReadValue | undefined {
  const place = findPlace(value);
  return place === undefined
    ? undefined
    : { type: "alias", to: place.split(".").map(readKey).join("-") };
}

/** Finds the CSS that Tessera writes among the extensions of a token. */
export function findOwnCss(token: JsonObject): string | undefined {
  const ours = findExtension(token, "app.tessera");
  const css = ours instanceof JsonObject ? ownValue(ours, "css") : undefined;
  return css === undefined ? undefined : requireText(css, "The CSS of a token");
}

/** Reads a text of CSS as a value of one of some types; throws a SyntaxError for any other. */
export function readTyped(value: unknown, types: readonly ReadValue["type"][]): ReadValue {
  const text = requireText(value, "A value");
  const found = readValue(text);
  if (!types.includes(found.type)) throw new SyntaxError(`"${text}" is not of its type`);
  return found;
}

/** Reads a number. */
export function readNumber(value: unknown): TokenValue {
  return { type: "number", value: requireNumber(value, "A number") };
}

/** Reads an easing from a list of its four numbers. */
export function readEasing(value: unknown): TokenValue {
  const points = requireList(value, "An easing").map((each) => requireNumber(each, "A point"));
  const [x1, y1, x2, y2, ...others] = points;
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined || others.length)
    throw new SyntaxError("An easing has four numbers");
  return { type: "cubicBezier", points: [x1, y1, x2, y2] };
}

/** Finds the px of a length in CSS; undefined for a length in another unit. */
export function findPx(value: unknown): number | undefined {
  const length = readTyped(value, ["dimension"]);
  return length.type === "dimension" && length.unit === "px" ? length.value : undefined;
}

/** How a format writes the layers of shadows. */
type LayerForm = {
  readonly offsets: readonly [x: string, y: string];
  readonly readColor: (value: unknown) => ColorValue;
  readonly findPx: (value: unknown) => number | undefined;
};

/** Creates the reader of a shadow's layer; it throws a SyntaxError for a length that is not in px. */
export function createLayerReader({ offsets: [x, y], readColor, findPx: find }: LayerForm) {
  return (value: unknown): ShadowLayer => {
    const layer = requireObject(value, "A layer of a shadow");
    const px = (key: string): number => {
      const length = find(ownValue(layer, key));
      if (length === undefined) throw new SyntaxError(`The ${key} of a shadow is not in px`);
      return length;
    };
    return {
      color: readColor(ownValue(layer, "color")),
      offsetXPx: px(x),
      offsetYPx: px(y),
      blurPx: px("blur"),
      spreadPx: px("spread"),
    };
  };
}
