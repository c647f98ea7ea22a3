import { findExtension, findPlace } from "./find-members.ts";
import { JsonObject, ownValue } from "./read-json.ts";

/**
 * Returns whether a token is a text style that Tessera wrote, or a part of one: it has our mark, and
 * only repeats other tokens of the file. A `typography` token refers to them; the numbers of Figma
 * are computed from them.
 */
export function isOwnTextStyle(token: JsonObject): boolean {
  if (!isMarked(token)) return false;
  const value = ownValue(token, "$value");
  return value instanceof JsonObject ? value.members.every(isReference) : isFigure(token, value);
}

function isFigure(token: JsonObject, value: unknown): boolean {
  return typeof value === "number" && findExtension(token, "com.figma.scopes") !== undefined;
}

function isMarked(token: JsonObject): boolean {
  if (!(ownValue(token, "$extensions") instanceof JsonObject)) return false;
  const ours = findExtension(token, "app.tessera");
  return ours instanceof JsonObject && ownValue(ours, "textStyle") === true;
}

/** Returns whether a property refers to a token; a letter spacing without a token is 0. */
function isReference({ key, value }: JsonObject["members"][number]): boolean {
  return findPlace(value) !== undefined || (key === "letterSpacing" && isZero(value));
}

function isZero(value: unknown): boolean {
  if (value instanceof JsonObject) return ownValue(value, "value") === 0;
  return typeof value === "string" && Number.parseFloat(value) === 0;
}
