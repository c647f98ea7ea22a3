import { printTokenValue } from "#tokens/print-token-value.ts";
import type { TokenValue } from "#tokens/token.ts";

/**
 * Returns whether two values have the same description, without printing identical values or colors
 * that differ in being opaque.
 */
export function isSameValue(one: TokenValue, other: TokenValue): boolean {
  if (one === other) return true;
  if (one.type === "color" && other.type === "color" && one.hex !== other.hex) return false;
  return describeValue(one) === describeValue(other);
}

/**
 * Returns a text that is unique for each value, also if only wide-gamut screens show the
 * difference.
 */
export function describeValue(value: TokenValue): string {
  const text = printTokenValue(value);
  if (value.type !== "color" || !value.wide) return text;
  const { l, c, h } = value.wide;
  return `${text} ${l} ${c} ${h}`;
}
